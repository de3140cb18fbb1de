import { deathMayDie, type Event } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { words as wordsOf } from '@vigil/death-may-die/text'
import { describe, expect, it } from 'vitest'
import { listenTo } from './listener.ts'
import { storyOf } from './story.ts'

const words = wordsOf(core)
const game = deathMayDie(core)
const start = () => game.start({ episode: 'random', elderOne: 'random', investigators: ['random', 'random'] })
const told = (...events: Event[]): string[] => storyOf(core, words, events, game.view(start(), 'spectator'))

describe('the story', () => {
  it('knows people and places as soon as they are named', () => {
    const said = told(
      { is: 'episode', id: 's1e1' },
      { is: 'investigator', seat: 0, id: 'borden' },
      { is: 'ran', seat: 0, to: 4, followers: 0 },
      { is: 'firstPlayer', seat: 1 },
    )
    expect(said).toContain('Borden runs to Main Corridor.')
    expect(said).toContain('Player 2 begins.')
  })

  it('opens with the text to be read aloud and the ritual', () => {
    const [episode] = core.episodes
    expect(told({ is: 'episode', id: 's1e1' }).join('\n')).toContain(episode?.opening)
    expect(told({ is: 'episode', id: 's1e1' }).at(-1)).toBe('The ritual: Destroy 4 of the 5 Labs.')
  })

  it('reads Mythos cards out', () => {
    expect(told({ is: 'mythos', card: 'conflagration', seat: 0 })[0]).toContain(
      'Mythos: Conflagration. A Fire token in your space and each space next to it.',
    )
  })
})

describe('the listener', () => {
  it('files wounds and sanity by what they came of', () => {
    const listener = listenTo(words)
    const wound = { is: 'wounded', seat: 0, n: 2 } as const
    const events: Event[] = [
      { is: 'turn', seat: 0, turn: 1 },
      { is: 'sanity', seat: 0, n: 1, source: 'attack' },
      { is: 'mythos', card: 'conflagration', seat: 0 },
      { ...wound, source: 'conflagration' },
      { is: 'fight', seat: 0, figure: 0, kind: 'cultist' },
      { ...wound, source: 'attack' },
      { ...wound, source: 'fire' },
    ]
    for (const event of events) listener.tell(event)
    const { went, groups, how } = listener.heard({ ...start(), episode: 's1e2', elderOne: 'hastur' })
    expect(went).toEqual({ Wounds: { 'Mythos cards': 2, Fights: 2, Fire: 2 }, Sanity: { 'Own rolls': 1 } })
    expect(groups).toMatchObject({ Pairing: 'Hastur, Tomes of Madness', Ritual: 'not disrupted' })
    expect(how).toBe('Not finished')
  })
})
