/** Copies of a state, the last thousand kept, so that no compiler can leave the work out. */
import type { State } from '@vigil/elder-sign'
import { runCase } from '../case.ts'
import { game, positionsAt } from '../museum.ts'
import { mean } from '../samples.ts'
import { measure, rateOf } from '../stopwatch.ts'

const KEPT = 1_000
/** Between two looks at the clock. */
const BATCH = 100
const POSITIONS = 32

const WHEN = {
  mid: { share: 0.5, seats: 4, what: 'half-way, 4 investigators' },
  late: { share: 0.9, seats: 8, what: 'late, 8 investigators' },
} as const

const HOW: Readonly<Record<string, (state: State) => State>> = {
  clone: game.clone,
  structuredClone: (state) => structuredClone(state),
  JSON: (state) => JSON.parse(JSON.stringify(state)) as State,
}

const isMoment = (name: string | undefined): name is keyof typeof WHEN => name !== undefined && name in WHEN

runCase((task) => {
  const [moment, how = ''] = task.variant.split(' ')
  const copy = HOW[how]
  if (!isMoment(moment) || !copy) throw new Error(`no variant ${task.variant}`)
  const { share, seats, what } = WHEN[moment]
  const states = positionsAt(share, seats, POSITIONS)
  const kept: State[] = []
  let n = 0
  const measured = measure(task, () => {
    for (let i = 0; i < BATCH; i++, n++) {
      const state = states[n % POSITIONS]
      if (state) kept[n % KEPT] = copy(state)
    }
    return [BATCH]
  })
  const bytes = mean(states.map((state) => JSON.stringify(state).length))
  return [
    {
      id: `clone.${moment}.${how}`,
      what: `${how}: ${what}`,
      unit: 'copies/s',
      ...rateOf(measured),
      note: `${kept.length} kept, ${Math.round(bytes)} bytes of JSON each`,
    },
  ]
})
