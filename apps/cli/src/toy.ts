/** A very small game for the tests of this room: doors, stones and dice, three rounds of them. */
import { because } from '@vigil/bots'
import { type Game, type Input, type Kind, no, ok, refusal } from '@vigil/kernel'
import type { Face } from './face.ts'
import { beginSitting, type Sitting } from './sitting.ts'

export interface Toy extends Kind {
  setup: { door: string }
  state: { round: number; at: 'door' | 'stones' | 'roll'; taken: number; rolled: number[] }
  prompt: { is: 'door' | 'stones' }
  option: { do: 'left' | 'right' | 'wait' } | { do: 'stone'; n: number }
  chance: { is: 'roll' }
  outcome: { faces: number[] }
  event: { is: 'opened' | 'took' | 'rolled' | 'corrected'; n: number }
  view: { round: number }
  ending: { won: boolean }
  correction: { set: 'stones'; to: number }
}

type State = Toy['state']

const DOORS: Toy['option'][] = [{ do: 'left' }, { do: 'right' }, { do: 'wait' }]
const STONES: Toy['option'][] = [0, 1, 2].map((n) => ({ do: 'stone', n }))

const pairs = (): number[][] => [1, 2, 3].flatMap((a) => [1, 2, 3].map((b) => [a, b]))

const node: Game<Toy>['node'] = ({ at, round, taken }) => {
  if (round === 3) return { kind: 'over', ending: { won: taken > 1 } }
  if (at === 'roll') return { kind: 'chance', about: { is: 'roll' } }
  return at === 'door'
    ? { kind: 'decision', seat: 0, about: { is: 'door' }, options: DOORS, min: 1, max: 1 }
    : { kind: 'decision', seat: 1, about: { is: 'stones' }, options: STONES, min: 0, max: 2 }
}

const after = (s: State, input: Input<Toy>): { state: State; events: Toy['event'][] } => {
  if (input.is === 'chance') {
    const rolled = input.outcome.faces
    return { state: { ...s, at: 'door', round: s.round + 1, rolled }, events: [{ is: 'rolled', n: rolled.length }] }
  }
  if (input.is === 'correct') {
    const { to } = input.change
    return { state: { ...s, taken: to }, events: [{ is: 'corrected', n: to }] }
  }
  if (s.at === 'stones') {
    const n = input.pick.length
    return { state: { ...s, at: 'door', round: s.round + 1, taken: s.taken + n }, events: [{ is: 'took', n }] }
  }
  const at = input.pick[0]?.do === 'left' ? 'roll' : input.pick[0]?.do === 'right' ? 'stones' : 'door'
  return { state: { ...s, at, round: s.round + (at === 'door' ? 1 : 0) }, events: [{ is: 'opened', n: s.round }] }
}

export const toyGame: Game<Toy> = {
  id: 'toy',
  version: '1',
  check: (setup) => ok(setup as Toy['setup']),
  start: () => ({ round: 0, at: 'door', taken: 0, rolled: [] }),
  node,
  answers: () => [],
  outcomes: ({ at }) =>
    at === 'roll' ? pairs().map((faces) => ({ input: { is: 'chance', outcome: { faces } }, weight: 1 })) : [],
  sample: (_s, int) => ({ is: 'chance', outcome: { faces: [int(3) + 1, int(3) + 1] } }),
  apply(s, input) {
    const now = node(s)
    if (now.kind === 'over') return no(refusal('answer.over'))
    const rolled = (faces: number[]): boolean => now.kind === 'chance' && faces.every((n) => n > 0 && n < 4)
    const fits =
      input.is === 'chance'
        ? rolled(input.outcome.faces)
        : now.kind === 'decision' && (input.is === 'correct' || input.seat === now.seat)
    return fits ? ok(after(s, input)) : no(refusal('toy.no', 'TOY-NO-01'))
  },
  applyInPlace(s, input, emit) {
    const { state, events } = after(s, input)
    Object.assign(s, state)
    for (const event of events) emit?.(event)
  },
  barred: () => [{ option: { do: 'stone', n: 0 }, refusal: refusal('toy.no', 'TOY-NO-01') }],
  corrections: (s) =>
    node(s).kind === 'decision'
      ? [{ change: { set: 'stones', to: s.taken }, blanks: { to: { min: 0, max: 12 } } }]
      : [],
  clone: (s) => structuredClone(s),
  key: (s) => JSON.stringify(s),
  view: ({ round }) => ({ round }),
}

const labelOf = (option: Toy['option']): string => (option.do === 'stone' ? `Stone ${option.n + 1}` : `Go ${option.do}`)

export const toyFace: Face<Toy> = {
  game: toyGame,
  title: 'Toy',
  smallest: { columns: 80, rows: 24 },
  legend: ['round    how far it has come'],
  pack: undefined,
  counsel: {
    bots: {
      last: {
        id: 'last',
        answer: ({ decision: { options } }) => ({ pick: options.slice(-1), reason: because('last') }),
      },
    },
    reason: ({ code }) => `it is the ${code}`,
    // Behind the left door lie dice, and the stones nobody can weigh.
    weigh: ({ decision: { about } }) =>
      about.is === 'door'
        ? {
            of: 'a way out',
            here: { low: 0.5, high: 0.5 },
            answers: [
              { pick: [{ do: 'left' }], chance: { low: 0.5, high: 0.5 } },
              { pick: [{ do: 'wait' }], chance: { low: 0.1, high: 0.25 } },
            ],
          }
        : undefined,
    luck: (events) => (events.some(({ is }) => is === 'rolled') ? { seen: 1, chances: [1 / 2, 1 / 2] } : undefined),
    when: ({ round }) => `round ${round}`,
  },
  who: (seat) => (seat === 0 ? 'Ann' : 'Bo'),
  question: ({ about }) => (about.is === 'door' ? 'Three doors. Which one?' : 'Which stones?'),
  label: labelOf,
  shortLabel: labelOf,
  detail: (option) => (option.do === 'left' ? 'Dice lie behind it.' : ''),
  letter: (option) => (option.do === 'wait' ? 'w' : undefined),
  isLast: () => false,
  sentences: (events) => events.map(({ is, n }) => `${is} ${n}`),
  refused: ({ code, rule }) => `No: ${code} [${rule}]`,
  ending: ({ won }) => (won ? 'Won.' : 'Lost.'),
  summary: ({ round }) => `round ${round}`,
  status: ({ round, taken }) => `Round ${round}.\nStones ${taken}.`,
  looks: () => [
    { id: 'old-lamp', name: 'Old Lamp', kind: 'Item', read: () => 'It shines.' },
    { id: 'old-rope', name: 'Old Rope', kind: 'Item', read: () => 'It holds.' },
    { id: 'door', name: 'Door', kind: 'Place', read: () => 'It creaks.\nIt is red.' },
  ],
  asked: () => ({
    is: 'typed',
    question: 'Roll two dice.',
    hint: 'two numbers from 1 to 3',
    spells: (text) => /^[\dl\s,]*$/i.test(text),
    read: (text) => {
      const faces = (text.match(/\d/g) ?? []).map(Number)
      return faces.length === 2 ? ok({ faces }) : no(`Two dice, not ${faces.length}.`)
    },
  }),
  correctable: ({ to }) => `Stones (now ${to})`,
  blank: () => 'how many',
  filled: (_field, value) => String(value),
  table: ({ round }, { columns }) => [`round ${round}`.padEnd(columns, '.'), 'a table'],
}

export const toySitting = (chance: 'sample' | 'ask' = 'sample'): Sitting<Toy> => {
  const begun = beginSitting(toyFace, { door: 'red' }, 'seed', { chance })
  if (!begun.ok) throw new Error(begun.why.code)
  return begun.value
}
