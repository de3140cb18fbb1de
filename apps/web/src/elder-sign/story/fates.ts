/** What became of everybody who took part. */
import type { ES, Event } from '@vigil/elder-sign'
import type { Fate, Speech, Told } from '../../face.ts'
import { sayIn } from '../../words/phrases.ts'
import { signsAreHeld } from '../hall.ts'
import { storyWords } from './story-words.ts'

interface Life {
  readonly id: string
  readonly seat: number
  readonly name: string
  won: number
  tried: number
  signs: number
  fell?: number
}

const livesOf = (pages: readonly Told<ES>[], speech: Speech<ES>): readonly Life[] => {
  const lives: Life[] = []
  const now = new Map<number, Life>()
  const happened = (event: Event, page: Told<ES>): void => {
    switch (event.is) {
      case 'investigator': {
        const { seat, id } = event
        const life: Life = { id, seat, name: speech.seatName(seat, page.after), won: 0, tried: 0, signs: 0 }
        lives.push(life)
        now.set(seat, life)
        return
      }
      case 'resolved':
      case 'failed': {
        const life = now.get(event.seat)
        if (!life) return
        life.tried += 1
        if (event.is === 'resolved') life.won += 1
        return
      }
      case 'signFound': {
        const life = now.get(event.seat)
        if (life && event.n > 0) life.signs += event.n
        return
      }
      case 'sign': {
        // Signs that nobody holds are put down to whose turn it was; those that were held were counted when found.
        const life = signsAreHeld(page.after) ? undefined : now.get(page.before.active)
        if (life && event.n > 0) life.signs += event.n
        return
      }
      case 'devoured': {
        const life = now.get(event.seat)
        if (life) life.fell = page.day
        return
      }
    }
  }
  for (const page of pages) for (const event of page.events) happened(event, page)
  return lives
}

export const fatesOf = (pages: readonly Told<ES>[], speech: Speech<ES>): readonly Fate[] => {
  const say = sayIn(storyWords, speech.language)
  return livesOf(pages, speech).map(({ id, name, won, tried, signs, fell }) => {
    const end = fell === undefined ? say('fate.stood') : say('fate.fell', { day: fell })
    const deeds = tried === 0 ? say('adventures.none') : say('adventures', { won, tried })
    return { id, name, text: `${end} · ${deeds}`, figure: signs, unit: say('unit', { n: signs }) }
  })
}
