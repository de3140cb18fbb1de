/** An attempt from a few words: everything not said is absent. */
import type { Adventure, Colour, Effect } from '@vigil/elder-sign'
import type { Aid, Attempt, Blow, Need, Price, Reading, Talents, TaskRow } from './attempt.ts'

export const NO_PRICE: Price = { sanity: 0, stamina: 0, clock: 0 }

export const NO_TALENTS: Talents = {
  manyTasks: false,
  raise: false,
  converts: [],
  secondReroll: false,
  rerolls: [],
  spares: 0,
  shields: 0,
  locked: [],
  fund: null,
}

/** ES-RULING-17, -18: as the revised printing reads. */
export const USUAL: Reading = {
  wild: 4,
  release: true,
  focusOnce: true,
  assistOnce: true,
  giveUp: ['prepare', 'judge'],
  autoFail: false,
  savedPlay: false,
  terrorLast: false,
  castTerror: false,
  securesEach: false,
}

export const NO_BLOW: Blow = {
  sanity: 0,
  stamina: 0,
  clock: 0,
  clues: 0,
  doom: 0,
  shed: 'none',
  fails: false,
  fatal: false,
}

/** A card in hand that is used on a roll. */
export const aidOf = (id: string, effect: Aid['effect']): Aid => ({
  id,
  effect,
  prepare: effect.do !== 'secure' && effect.do !== 'turnDie' && effect.do !== 'reroll',
  judge: true,
  late: false,
  layOut: false,
  price: NO_PRICE,
  sting: NO_PRICE,
  ignoreOrder: false,
  ignoreTerror: false,
  pays: false,
})

export const plainAttempt = (said: Partial<Attempt> & Pick<Attempt, 'rows' | 'pool'>): Attempt => ({
  ordered: false,
  reading: USUAL,
  talents: NO_TALENTS,
  health: null,
  terror: [],
  doomLeft: null,
  clues: 0,
  aids: [],
  focus: 'used',
  helpers: [],
  marked: [],
  cast: [],
  rolled: [],
  supply: [],
  discardedGreen: 0,
  waits: { is: 'prepare' },
  maySecure: false,
  rolls: 0,
  completed: 0,
  freeReroll: false,
  ignoreOrder: false,
  ignoreTerror: false,
  usedOnRoll: [],
  dread: false,
  laidOut: [],
  ...said,
})

/** ES-TASK-04: a split symbol lists its halves. */
export const needOf = (need: string): Need =>
  need.startsWith('I') && !need.includes('|')
    ? { sum: Number(need.slice(1)), faces: [] }
    : { sum: 0, faces: need.split('|') as Need['faces'] }

export const rowsOfCard = ({ tasks }: Adventure): TaskRow[] =>
  tasks.flatMap(({ needs, costs, box }, i) =>
    box?.kind === 'empty'
      ? []
      : {
          key: `t${i}`,
          needs: needs.map(needOf),
          sanity: costs?.sanity ?? 0,
          stamina: costs?.stamina ?? 0,
          clock: costs?.clock ?? 0,
          done: false,
        },
  )

export const diceOf = (green: number, ...more: readonly Colour[]): Colour[] => [
  ...Array.from({ length: green }, () => 'green' as const),
  ...more,
]

/** What an effect does to an attempt; undefined where it has no bearing on it, `unclear` where that cannot be said. */
export const blowOf = (effect: Effect): Blow | 'unclear' | undefined => {
  switch (effect.do) {
    case 'lose':
      if (effect.who === 'any') return 'unclear'
      return { ...NO_BLOW, [effect.what === 'clue' ? 'clues' : effect.what]: effect.n }
    case 'clock':
      return { ...NO_BLOW, clock: effect.n }
    case 'shed':
      return { ...NO_BLOW, shed: effect.which }
    case 'fail':
      return { ...NO_BLOW, fails: true }
    case 'doom':
      return typeof effect.n === 'number' ? { ...NO_BLOW, doom: effect.n } : 'unclear'
    case 'loseTrophies':
    case 'losePiece':
    case 'loseSign':
      return undefined
    default:
      return 'unclear'
  }
}
