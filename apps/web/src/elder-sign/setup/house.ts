/** House rules and difficulty while a game is being set up: what can be switched on, and the set-up with it. */
import {
  EVENTS,
  type EventClass,
  type Hours,
  keyOfChoice,
  ruleSetOf,
  type Setup,
  type Switch,
  switchesOver,
} from '@vigil/elder-sign'

/** One reading other than the base's; sets that read alike share it. */
export interface HouseRule extends Switch {
  readonly sets: readonly string[]
}

export const houseRulesOver = (base: string): HouseRule[] => {
  const all = switchesOver(base)
  const alike = (one: Switch, other: Switch): boolean => one.seam === other.seam && one.to === other.to
  return all
    .filter((each, i) => all.findIndex((other) => alike(each, other)) === i)
    .map((each) => ({ ...each, sets: all.filter((other) => alike(each, other)).map(({ from }) => from) }))
}

const chosenIn = ({ rules, with: chosen = [] }: Setup): readonly Switch[] =>
  switchesOver(rules).filter(({ id }) => chosen.includes(id))

export const isOn = (setup: Setup, { seam, to }: Switch): boolean =>
  chosenIn(setup).some((each) => each.seam === seam && each.to === to)

/** Nothing chosen is nothing said: set-ups without house rules look as they always did. */
const tidy = ({ with: chosen, difficulty, orders, ...setup }: Setup): Setup => ({
  ...setup,
  ...(orders && { orders }),
  ...(chosen?.length && { with: chosen }),
  ...(difficulty && Object.keys(difficulty).length && { difficulty }),
})

/** What decides the same thing otherwise is switched off. */
export const turnedTo = (setup: Setup, { id, seam }: Switch, on: boolean): Setup => {
  const others = chosenIn(setup).filter((each) => each.seam !== seam)
  return tidy({ ...setup, with: [...others.map((each) => each.id), ...(on ? [id] : [])] })
}

/** Another base keeps the house rules that still change something. */
export const withBase = (setup: Setup, rules: string): Setup => {
  const known = switchesOver(rules).map(({ id }) => id)
  const next = tidy({ ...setup, rules, with: (setup.with ?? []).filter((id) => known.includes(id)) })
  return takesOrders(next) ? next : withOrders(next, false)
}

/** ES-ORDER-01: Cultists bend rules that only an Ancient One with a lair has. */
const takesOrders = (setup: Setup): boolean => ruleSetOf(keyOfChoice(setup))?.ancientOne === 'location'

export const withOrders = (setup: Setup, on: boolean): Setup => tidy({ ...setup, orders: on })

export const withHours = (setup: Setup, hours: Hours | undefined): Setup => {
  const { hours: _, ...rest } = setup.difficulty ?? {}
  return tidy({ ...setup, difficulty: { ...rest, ...(hours && { hours }) } })
}

export const eventsOf = ({ difficulty }: Setup): readonly EventClass[] => difficulty?.events ?? EVENTS

/** All of them is the whole deck; none is for the rules to refuse. */
export const withEvents = (setup: Setup, event: EventClass, on: boolean): Setup => {
  const events = EVENTS.filter((each) => (each === event ? on : eventsOf(setup).includes(each)))
  const { events: _, ...rest } = setup.difficulty ?? {}
  return tidy({ ...setup, difficulty: { ...rest, ...(events.length < EVENTS.length && { events }) } })
}

/** How much the table plays otherwise than its rule set. */
export const houseCount = ({ with: chosen = [], difficulty = {} }: Setup): number =>
  chosen.length + Object.keys(difficulty).length

export const withoutHouse = (setup: Setup): Setup => tidy({ ...setup, with: [], difficulty: {} })
