/** From a running game to the attempt under way in it. */
import {
  COLOURS,
  type Colour,
  colourOf,
  type ES,
  type Pack,
  type RuleSet,
  ruleSetOf,
  type State,
} from '@vigil/elder-sign'
import type { Game } from '@vigil/kernel'
import type { Aid, Attempt, Health, Marker, Slaying, Talents, TaskRow, Waiting } from './attempt.ts'
import { type Bearer, bearersOn, traitsOf } from './bearing.ts'
import { dreadOf, terrorEffects } from './dread.ts'
import { aidOfItem } from './hand.ts'
import { plainAttempt } from './plain-attempt.ts'
import { readingOf } from './reading.ts'

/** A game, the cards it is played with, and a position of it. */
export interface Seen {
  readonly game: Game<ES>
  readonly pack: Pack
  readonly state: Readonly<State>
}

interface Scene extends Seen {
  readonly rules: RuleSet
  readonly bearers: readonly Bearer[]
}

type View = ES['view']
type RowShown = NonNullable<View['expedition']>['rows'][number]

const rowOf = ({ key, symbols, sanity, stamina, clock, done }: RowShown): TaskRow => ({
  key,
  needs: symbols.map(({ sum, faces }) => ({ sum, faces })),
  sanity,
  stamina,
  clock,
  done,
})

/** What defeating each monster of the card does to its rows: the game itself is asked. */
const slayings = ({ game, pack, state }: Scene, rows: readonly TaskRow[]) => {
  const card = [...state.slots, ...state.extras, ...state.worlds].find((each) => each?.card === state.expedition?.card)
  const worthOf = (marker: string): number =>
    pack.monsters.find(({ id, count }) => marker === id || (count > 1 && marker.startsWith(`${id}`)))?.trophies ?? 0
  return (card?.monsters ?? []).flatMap(({ marker, flippedBy }) => {
    if (flippedBy >= 0) return []
    const after = game.clone(state)
    for (const each of [...after.slots, ...after.extras, ...after.worlds])
      for (const monster of each?.monsters ?? []) if (monster.marker === marker) monster.flippedBy = state.active
    const shown = game.view(after, 'spectator').expedition?.rows.map(rowOf) ?? []
    const open = (list: readonly TaskRow[]): string[] => list.filter(({ done }) => !done).map(({ key }) => key)
    const closes = open(rows).filter((key) => !open(shown).includes(key))
    const opened = shown.filter(({ key, done }) => !done && !open(rows).includes(key))
    return [{ worth: worthOf(marker), closes, opened }]
  })
}

const markerOf = (s: Readonly<State>, seat: number, mayStill: boolean): Marker => {
  const held = s.dice.find(({ at, on }) => at === 'marker' && on === String(seat))
  if (held && held.face !== '') return held.face
  return mayStill ? 'free' : 'used'
}

const forbids = (bearers: readonly Bearer[], what: string): boolean =>
  traitsOf(bearers, 'forbid').some(({ value }) => value.what === what)

const markers = ({ state: s, rules, bearers }: Scene): Pick<Attempt, 'focus' | 'helpers'> => {
  const card = s.expedition?.card ?? ''
  const mayFocus = card !== '' && !forbids(bearers, 'focus') && !(s.turn.focused && rules.focusOncePerTurn)
  const mayAssist = card !== '' && !forbids(bearers, 'assist')
  return {
    focus: markerOf(s, s.active, mayFocus),
    helpers: s.seats.flatMap(({ person }, seat) => {
      if (seat === s.active || person?.at !== card || card === '') return []
      return [markerOf(s, seat, mayAssist && !(rules.assistOncePerTurn && s.turn.assisted.includes(seat)))]
    }),
  }
}

const rerollsOf = ({ state: s, pack, rules, bearers }: Scene): Talents['rerolls'] => {
  const own = traitsOf(bearers, 'reroll')
    .filter(({ source }) => !s.turn.used.includes(`reroll:${source}`))
    .map(({ source, value }) => ({ by: source, dice: value.dice }))
  const daily = s.seats.flatMap(({ person }, seat) =>
    traitsOf(bearersOn(pack, rules, s, seat), 'research')
      .filter(({ source }) => person && !person.spent.includes(source) && !asked(s, source))
      .map(({ source, value }) => ({ by: source, dice: value.dice })),
  )
  return [...own, ...daily]
}

/** The reroll that is being decided on counts as used. */
const asked = (s: Readonly<State>, source: string): boolean => {
  const top = s.stack.at(-1)
  return top?.at === 'expedition.reroll' && top.source === source
}

const lockedDice = ({ state: s, bearers }: Scene): Colour[] =>
  traitsOf(bearers, 'useLocked').length === 0
    ? []
    : s.dice.flatMap(({ at }, id) => (at === 'lock' && s.locks.some(({ die }) => die === id) ? [colourOf(id)] : []))

const fundOf = ({ state: s, pack, bearers }: Scene, aids: readonly Aid[]): Talents['fund'] => {
  const [fund] = traitsOf(bearers, 'trustFund')
  const person = s.seats[s.active]?.person
  if (!fund || !person || (s.expedition?.rolls ?? 1) > 0) return null
  const { price, dice } = fund.value
  const others = person.items.filter((id) => {
    const deck = pack.items.find((item) => item.id === id)?.deck
    return deck !== undefined && price.includes(deck) && !aids.some((aid) => aid.id === id)
  })
  return { dice, clue: price.includes('clue'), others: others.length }
}

const talentsOf = (scene: Scene, aids: readonly Aid[]): Talents => {
  const { bearers, state: s } = scene
  const person = s.seats[s.active]?.person
  return {
    manyTasks: traitsOf(bearers, 'manyTasks').length > 0,
    raise: traitsOf(bearers, 'raise').length > 0,
    converts: traitsOf(bearers, 'convert').map(({ value: { from, to } }) => ({ from, to })),
    secondReroll: traitsOf(bearers, 'secondReroll').length > 0,
    rerolls: rerollsOf(scene),
    spares: traitsOf(bearers, 'steady').filter(({ source }) => !person?.spent.includes(source)).length,
    shields: traitsOf(bearers, 'shield').length,
    locked: lockedDice(scene),
    fund: fundOf(scene, aids),
  }
}

const healthOf = ({ game, state: s }: Scene): Health | null => {
  const shown = game.view(s, 'spectator').people[s.active]
  return shown && 'sanity' in shown
    ? { sanity: shown.sanity, stamina: shown.stamina, maxSanity: shown.maxSanity, maxStamina: shown.maxStamina }
    : null
}

/** What is asked, by the frame on top; undefined where the attempt waits for something else. */
const waitingFor = (s: Readonly<State>): Waiting | undefined => {
  const top = s.stack.at(-1)
  switch (top?.at) {
    case 'expedition.prepare':
      return { is: 'prepare' }
    case 'expedition.judge':
      return { is: 'judge' }
    case 'expedition.roll':
      return { is: 'rolling' }
    case 'expedition.reroll':
      return { is: 'reroll', most: top.dice, least: top.seat === s.active ? 1 : 0 }
    case 'expedition.rerolled':
      return { is: 'rerolling', kept: keptOf(s, top.dice) }
    case 'expedition.shedOne':
      return { is: 'shed' }
    case 'expedition.discard':
      return s.expedition?.failing ? { is: 'failed' } : { is: 'discard' }
    default:
      return undefined
  }
}

const rolledIds = (s: Readonly<State>): number[] =>
  s.dice.flatMap(({ at, face }, id) => (at === 'pool' && face !== '' ? [id] : []))

const keptOf = (s: Readonly<State>, again: readonly number[]): number[] =>
  rolledIds(s).flatMap((id, i) => (again.includes(id) ? [] : [i]))

type Dice = Pick<Attempt, 'pool' | 'rolled' | 'cast' | 'marked' | 'supply' | 'discardedGreen'>

const diceOf = (s: Readonly<State>, showing: boolean): Dice => {
  const at = (place: string): number[] => s.dice.flatMap((die, id) => (die.at === place ? [id] : []))
  const shown = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const face = s.dice[id]?.face
      return face ? [{ colour: colourOf(id), face }] : []
    })
  const rolled = showing ? rolledIds(s) : []
  return {
    pool: at('pool')
      .filter((id) => !rolled.includes(id))
      .map(colourOf),
    rolled: shown(rolled),
    cast: shown(at('spell')),
    marked: shown(at('marker')),
    supply: at('supply')
      .map(colourOf)
      .filter((colour) => colour !== COLOURS[0]),
    discardedGreen: at('discarded').filter((id) => colourOf(id) === 'green').length,
  }
}

/** ES-ABILITY-08: the clue being spent brings its second reroll with it. */
const freeReroll = ({ state: s }: Scene, { secondReroll }: Talents): boolean => {
  const top = s.stack.at(-1)
  if (top?.at === 'expedition.reroll' && top.source === 'clue') return secondReroll
  return s.expedition?.freeReroll ?? false
}

const usedOnRoll = ({ state: s, bearers }: Scene): Attempt['usedOnRoll'] => {
  const used = s.expedition?.usedOnRoll ?? []
  return [
    ...traitsOf(bearers, 'convert').flatMap(({ source }, i) => (used.includes(source) ? [i] : [])),
    ...(traitsOf(bearers, 'raise').some(({ source }) => used.includes(source)) ? (['raise'] as const) : []),
  ]
}

/** Doom tokens up to the awakening, which ends the attempt. */
const doomLeft = ({ pack, state: s }: Scene): number | null => {
  const track = pack.ancientOnes.find(({ id }) => id === s.ancientOne)?.doomTrack
  return track && !s.awake ? track.length - s.doom : null
}

export interface Bridged {
  readonly attempt: Attempt
  /** Terror may do what cannot be told: then the odds lie between this attempt's and one where that ends it. */
  readonly unclear: boolean
  /** The rules allow help that is not looked at: then the odds are a lower bound. */
  readonly more: boolean
}

const sceneOf = (seen: Seen, rules: RuleSet): Scene => ({
  ...seen,
  rules,
  bearers: bearersOn(seen.pack, rules, seen.state, seen.state.active),
})

const rowsAndAids = (scene: Scene): { rows: TaskRow[]; aids: Aid[] } => {
  const { game, pack, rules, bearers, state: s } = scene
  const rows = game.view(s, 'spectator').expedition?.rows.map(rowOf) ?? []
  const slain = slayings(scene, rows)
  const opened = slain.flatMap((each) => each.opened.map((row) => ({ ...row, done: true })))
  const choices = (worth: number): Slaying[] =>
    slain
      .filter((each) => each.worth <= worth)
      .map(({ closes, opened: more }) => ({ closes, opens: more.map(({ key }) => key) }))
  const items = s.seats[s.active]?.person?.items ?? []
  const aids = items.flatMap((id) => {
    const item = pack.items.find((each) => each.id === id)
    return (item && aidOfItem({ pack, rules, bearers, slain: choices }, item)) ?? []
  })
  return { rows: [...rows, ...(aids.some(({ effect }) => effect.do === 'slay') ? opened : [])], aids }
}

/**
 * What the attempt here does not know and could only help: a die on each of several markers after one failed roll, and a
 * marker's half of a row met alone.
 */
const beyond = ({ rules, state: s }: Scene, rows: readonly TaskRow[]): boolean => {
  const card = s.expedition?.card
  const company = s.seats.filter(({ person }) => person?.at === card).length > 1
  const halves = rules.partialRows !== 'whole' && rows.some(({ key, done }) => !done && key.startsWith('m:'))
  return (rules.secures === 'each' && company) || halves
}

/** The attempt under way, or undefined where none is, or where the game waits for something else. */
export const attemptIn = (seen: Seen, worst = false): Bridged | undefined => {
  const { state: s, pack } = seen
  const rules = ruleSetOf(s.rules)
  const e = s.expedition
  const waits = waitingFor(s)
  if (!rules || !e || !waits || e.resolved) return undefined
  const scene = sceneOf(seen, rules)
  const { rows, aids } = rowsAndAids(scene)
  const talents = talentsOf(scene, aids)
  const card = [...pack.adventures, ...pack.otherWorlds].find(({ id }) => id === e.card)
  const maySecure = waits.is === 'prepare' && e.maySecure
  const dread = dreadOf(terrorEffects(pack, rules, s, e.card), worst)
  const noTerror = e.ignoreTerror || traitsOf(scene.bearers, 'ignoreTerror').length > 0
  return {
    unclear: dread.unclear && !noTerror,
    more: beyond(scene, rows),
    attempt: plainAttempt({
      ...diceOf(s, maySecure || (waits.is !== 'prepare' && waits.is !== 'rolling')),
      ...markers(scene),
      rows,
      aids,
      talents,
      waits,
      maySecure,
      ordered: card?.ordered ?? false,
      reading: readingOf(rules),
      health: healthOf(scene),
      terror: noTerror ? [] : dread.terror,
      doomLeft: doomLeft(scene),
      clues: s.seats[s.active]?.person?.clues ?? 0,
      rolls: e.rolls,
      completed: e.completed,
      freeReroll: freeReroll(scene, talents),
      ignoreOrder: e.ignoreOrder || traitsOf(scene.bearers, 'ignoreOrder').length > 0,
      ignoreTerror: noTerror,
      usedOnRoll: usedOnRoll(scene),
      laidOut: e.laidOut.flatMap((spell) => {
        const at = aids.findIndex(({ id }) => id === spell)
        return at < 0 ? [] : [at]
      }),
    }),
  }
}
