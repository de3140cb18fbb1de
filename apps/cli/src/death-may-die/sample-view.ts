/** A table in the middle of a game, made by hand: tests of the screen should not depend on how a game got there. */
import {
  deathMayDie,
  ELDER_ONE,
  type FigureView,
  type PersonView,
  type TokenView,
  type View,
} from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'

const game = deathMayDie(core)
const laid = game.start({ episode: 's1e1', elderOne: 'cthulhu', investigators: ['borden', 'the-kid', 'sister-beth'] })
const base = game.view(laid, 'spectator')

const person = (seat: number, more: Partial<PersonView>): PersonView[] =>
  base.people.slice(seat, seat + 1).map((each) => ({ ...each, insanity: 'pyromania', ...more }))

const people: readonly PersonView[] = [
  ...person(0, { at: 4, wounds: 4, stress: 2, sanity: 9, dice: 1, fire: 1 }),
  ...person(1, { at: 4, stress: 1, insanity: 'paranoia', cards: [{ card: 'desk', side: 'left', wounds: 0 }] }),
  ...person(2, { at: 9, down: true, insanity: 'masochism', tally: 2 }),
]

const figure = (kind: string, at: number, health: number, wounds = 0): FigureView => ({ kind, at, health, wounds })

const figures: readonly FigureView[] = [
  figure('cultist', 4, 2),
  figure('cultist', 4, 2),
  figure('cultist', 9, 2, 1),
  figure('fire-vampire', 9, 4, 2),
  figure('byakhee', 13, 3),
  figure('star-spawn', 0, 7),
  figure(ELDER_ONE, 13, 12, 5),
]

const token = (kind: string, at: number): TokenView => ({
  kind,
  face: '',
  at,
  holder: -1,
  wounds: 0,
  up: false,
  route: -1,
})

const tokens: readonly TokenView[] = [token('lab', 7), token('lab', 6), token('rlyeh', 4)]

const map = core.episodes.find(({ id }) => id === 's1e1')?.map

const indices = <T>(list: readonly T[], wanted: (each: T) => boolean): number[] =>
  list.flatMap((each, i) => (wanted(each) ? [i] : []))

export const sampleView: View = {
  ...base,
  episode: 's1e1',
  elderOne: 'cthulhu',
  phase: 'act',
  turn: 12,
  active: 0,
  actions: 2,
  done: { used: [], fought: [], hasten: false, lit: [] },
  people,
  figures,
  tokens,
  spaces: (map?.spaces ?? []).map(({ id, name }) => ({
    id,
    name,
    fire: id === 4 ? 2 : id === 6 ? 1 : 0,
    states: [],
    figures: indices(figures, ({ at }) => at === id),
    people: indices(people, ({ at }) => at === id),
    tokens: tokens.flatMap((each, i) =>
      each.at === id ? [{ token: i, kind: each.kind, face: each.face, wounds: each.wounds }] : [],
    ),
  })),
  fireLeft: 4,
  markers: [],
  track: { at: 6, spaces: 8, red: 5 },
  stage: 2,
  stages: 4,
  attack: { standard: 3, bonus: 1 },
  disrupted: true,
  mythosDiscard: ['byakhee', 'conflagration'],
  symbols: 2,
  decks: { mythos: 9, discovery: 7 },
  ending: null,
}
