/** ES-DICE, ES-TASK: an adventure attempt from the first roll to the last, and the attack on the Ancient One. */
import { decision } from '@vigil/kernel'
import { type Frame, push, type StepsOf } from '../frame.ts'
import type { Emit, Option } from '../kind.ts'
import { findCard } from '../nouns/board.ts'
import { type DieId, dieOf, GREENS } from '../nouns/die.ts'
import { expeditionOf, openRows, secureOnMarker } from '../nouns/expedition.ts'
import { someone } from '../nouns/person.ts'
import { anyInPool, dieAt, distinct, poolOf, rolledOf, setDie } from '../nouns/pool.ts'
import { has, traits } from '../nouns/standing.ts'
import type { ResolveStep } from '../rulesets/seams.ts'
import type { State } from '../state.ts'
import { adventureOf, type World } from '../world.ts'
import { withConsent } from './consent.ts'
import { judgeBarred, judgeOptions } from './judge.ts'
import { canBeSaved, prepareBarred, prepareOptions } from './prepare.ts'

const setOut = (w: World, s: State, card: string, emit: Emit): void => {
  s.expedition = {
    card,
    done: [],
    rolled: false,
    rolls: 0,
    completed: 0,
    usedOnRoll: [],
    freeReroll: false,
    maySecure: false,
    declined: [],
    failing: false,
    ignoreOrder: false,
    ignoreTerror: false,
    laidOut: [],
    resolved: false,
    spoils: [],
  }
  // ES-DICE-01, ES-BATTLE-02: six green dice, less those locked, on spells or out of the game.
  for (const id of GREENS) if (dieAt(s, id).at === 'supply') setDie(s, id, 'pool')
  for (const { source, value } of traits(w, s, s.active, 'dice')) {
    // ES-ABILITY-11: dice granted by abilities, never locked ones.
    const fits =
      value.on === 'otherWorld'
        ? card !== '' && adventureOf(w, card).kind === 'otherWorld'
        : (findCard(s, card)?.monsters.length ?? 0) > 0
    if (!fits) continue
    for (const colour of value.dice) {
      if (colour === 'green' || dieAt(s, dieOf(colour)).at !== 'supply') continue
      setDie(s, dieOf(colour), 'pool')
      emit?.({ is: 'dieIn', die: dieOf(colour), by: source })
    }
  }
  push(s, [{ at: 'expedition.next' }])
}

/** What follows a completed task, a paid-for failure, or the use of a card. */
const goOn = (w: World, s: State, ask: Frame): void => {
  const e = expeditionOf(s)
  // ES-RESOLVE-01: the moment its last task is completed, by dice or by a card.
  if (e.card !== '' && openRows(w, s).every((row) => row.done)) {
    e.resolved = true
    return push(s, resolution(w, e.card))
  }
  if (ask.at === 'expedition.prepare' && !anyInPool(s) && !canBeSaved(w, s)) {
    // ES-FAIL-04, -07: nothing left to roll. In battle that only ends the attack (ES-BATTLE-04).
    return push(s, [e.card === '' ? { at: 'expedition.end' } : { at: 'expedition.fail' }])
  }
  // ES-RULING-46: with no further task to complete the roll is done.
  const idle =
    ask.at === 'expedition.judge' && e.completed > 0 && !judgeOptions(w, s).some((option) => option.do === 'complete')
  push(s, [idle ? { at: 'expedition.next' } : ask])
}

const STEP_OF = { home: 'expedition.home', take: 'expedition.take', collect: 'expedition.collect' } as const

const stepFor = (step: ResolveStep, card: string): Frame => {
  if (step === 'rewards') return { at: 'expedition.rewards', card }
  return step === 'rewardMonsters' ? { at: 'expedition.rewardMonsters', card } : { at: STEP_OF[step] }
}

const resolution = (w: World, card: string): Frame[] => [
  ...w.rules.resolution.map((step) => stepFor(step, card)),
  { at: 'expedition.end' },
]

const showFaces = (s: State, dice: readonly DieId[], outcome: object, why: 'task' | 'reroll', emit: Emit): void => {
  if (!('faces' in outcome)) throw new Error('a roll gives faces')
  const faces = outcome.faces as State['dice'][number]['face'][]
  for (let i = 0; i < dice.length; i++) setDie(s, dice[i] ?? -1, 'pool', '', faces[i] ?? '')
  emit?.({
    is: 'rolled',
    seat: s.active,
    dice: dice.slice(),
    faces: dice.map((id) => dieAt(s, id).face).filter((face) => face !== ''),
    why,
  })
}

type ExpeditionAt =
  | `expedition.${'begin' | 'next' | 'again' | 'prepare' | 'roll' | 'judge' | 'reroll' | 'rerolled' | 'assist'}`
  | 'battle.begin'

export const expeditionSteps: StepsOf<ExpeditionAt> = {
  'expedition.begin': { run: (w, s, _f, emit) => setOut(w, s, someone(s, s.active).at, emit) },
  'battle.begin': { run: (w, s, _f, emit) => setOut(w, s, '', emit) },
  'expedition.next': {
    run(w, s) {
      const e = expeditionOf(s)
      e.rolled = false
      if (e.laidOut.length) e.laidOut = []
      goOn(w, s, { at: 'expedition.prepare' })
    },
  },
  'expedition.again': { run: (w, s, { ask }) => goOn(w, s, { at: ask }) },
  'expedition.prepare': {
    ask: (w, s) => decision(s.active, { is: 'prepare', card: expeditionOf(s).card }, prepareOptions(w, s)),
    answer: (w, s, _f, [pick], emit) => pick && withConsent(w, s, pick, 'expedition.prepare', emit),
    barred: (w, s) => prepareBarred(w, s),
  },
  'expedition.roll': {
    // ES-DICE-06: every die in the pool.
    chance: (_w, s) => ({ is: 'roll', dice: poolOf(s), why: 'task' }),
    outcome(_w, s, _f, outcome, emit) {
      const e = expeditionOf(s)
      showFaces(s, poolOf(s), outcome, 'task', emit)
      e.rolled = true
      e.rolls++
      e.completed = 0
      if (e.usedOnRoll.length) e.usedOnRoll = []
      if (e.declined.length) e.declined = []
      e.freeReroll = false
      e.maySecure = false
      if (e.refused) delete e.refused
      if (e.dread) delete e.dread
      push(s, [{ at: 'expedition.judge' }])
    },
  },
  'expedition.judge': {
    ask: (w, s) => decision(s.active, { is: 'judge', card: expeditionOf(s).card }, judgeOptions(w, s)),
    answer: (w, s, _f, [pick], emit) => pick && withConsent(w, s, pick, 'expedition.judge', emit),
    barred: (w, s) => judgeBarred(w, s),
  },
  /** ES-CLUE-01, ES-RULING-44, -45: one, some or all dice of the roll; a helper may also decline. */
  'expedition.reroll': {
    ask(_w, s, { seat, source, dice }) {
      const rolled = rolledOf(s)
      const most = Math.min(dice, rolled.length)
      // Of equal dice all are offered only where several may be picked.
      const options: Option[] = (most > 1 ? rolled : distinct(s, rolled)).map((die) => ({ do: 'die', die }))
      return decision(seat, { is: 'reroll', source, dice }, options, seat === s.active ? 1 : 0, most)
    },
    answer(w, s, { seat, source }, picks, emit) {
      const dice = picks.flatMap((pick) => (pick.do === 'die' ? [pick.die] : [])).sort((a, b) => a - b)
      if (dice.length === 0) {
        expeditionOf(s).declined.push(seat)
        return emit?.({ is: 'declined', seat })
      }
      if (traits(w, s, seat, 'research').some((trait) => trait.source === source)) someone(s, seat).spent.push(source)
      if (source === 'clue') expeditionOf(s).freeReroll = has(w, s, s.active, 'secondReroll') // ES-ABILITY-08
      push(s, [{ at: 'expedition.rerolled', dice }])
    },
  },
  'expedition.rerolled': {
    chance: (_w, _s, { dice }) => ({ is: 'roll', dice, why: 'reroll' }),
    outcome: (_w, s, { dice }, outcome, emit) => showFaces(s, dice, outcome, 'reroll', emit),
  },
  /** ES-ASSIST-02: the helper's player must agree. */
  'expedition.assist': {
    ask: (_w, s, { seat, die }) => {
      const { face } = dieAt(s, die)
      return decision(seat, { is: 'assist', asker: s.active, face: face === '' ? 'I1' : face }, [
        { do: 'yes' },
        { do: 'no' },
      ])
    },
    answer(w, s, { seat, die }, [pick], emit) {
      if (pick?.do === 'yes') return secureOnMarker(w, s, die, seat, emit)
      expeditionOf(s).declined.push(seat)
      emit?.({ is: 'declined', seat })
    },
  },
}
