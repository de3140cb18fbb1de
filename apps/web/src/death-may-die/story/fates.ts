/** What became of everybody who took part. */
import type { DMD, Event } from '@vigil/death-may-die'
import type { Fate, Speech, Told } from '../../face.ts'
import { sayIn } from '../../words/phrases.ts'
import { storyWords } from './story-words.ts'

interface Life {
  readonly id: string
  readonly seat: number
  slain: number
  found: number
  fell?: { readonly turn: number; readonly how: 'wounds' | 'sanity' }
}

const happened = (lives: Map<number, Life>, event: Event, { before }: Told<DMD>): void => {
  switch (event.is) {
    case 'slain': {
      const life = lives.get(before.active)
      if (life) life.slain += 1
      return
    }
    case 'claimed': {
      const life = lives.get(event.seat)
      if (life) life.found += 1
      return
    }
    case 'died': {
      const life = lives.get(event.seat)
      if (life) life.fell = { turn: before.turn, how: event.how }
      return
    }
    case 'revived': {
      const life = lives.get(event.seat)
      if (life) delete life.fell
      return
    }
  }
}

export const fatesOf = (pages: readonly Told<DMD>[], speech: Speech<DMD>): readonly Fate[] => {
  const say = sayIn(storyWords, speech.language)
  const last = pages.at(-1)?.after
  // Nobody is told to join who was named in the set-up.
  const lives = new Map(last?.people.map(({ id, seat }): [number, Life] => [seat, { id, seat, slain: 0, found: 0 }]))
  for (const page of pages) for (const event of page.events) happened(lives, event, page)
  return [...lives.values()].map(({ id, seat, slain, found, fell }) => {
    const end = fell ? say(`fate.${fell.how}`, { turn: fell.turn }) : say('fate.stood')
    return {
      id,
      name: last ? speech.seatName(seat, last) : id,
      text: `${end} · ${say('deeds', { slain, found })}`,
      figure: slain,
      unit: say('unit', { n: slain }),
    }
  })
}
