/** DMD-EOT: the five steps at the end of a turn. */
import { decision, type Seat, shuffleIn } from '@vigil/kernel'
import type { Effect, TraitOf } from '../effects/vocabulary.ts'
import { type Context, push, pushEffects, pushOne, type StepsOf } from '../frame.ts'
import type { Emit, Option } from '../kind.ts'
import { elderOneOf, foeTraits } from '../nouns/figure.ts'
import { isAlive, someone } from '../nouns/person.ts'
import { rulesOf, traitsOf } from '../nouns/trait.ts'
import { isSummoned, NOWHERE, type State } from '../state.ts'
import { castIn, mythosOf, type World } from '../world.ts'
import { endGame } from './ending.ts'
import { rollAgainst } from './roll.ts'
import { contextOf } from './wounds.ts'

/** DMD-ADV-01 */
const SYMBOLS = 3

interface EndEffect {
  readonly source: string
  readonly then: readonly Effect[]
  readonly cx: Context
}

/** Step 1: everything that happens at the end of this turn but for the Elder One. */
const endEffects = (w: World, s: Readonly<State>): EndEffect[] => {
  const cx = contextOf(s, s.active, s.episode)
  const found: EndEffect[] = []
  traitsOf(w, s, s.active, 'on').forEach(({ source, value }, i) => {
    if (value.moment === 'turnEnd') found.push({ source: `${source}#${i}`, then: value.then, cx: { ...cx, source } })
  })
  rulesOf(w, s, 'on').forEach(({ source, value }, i) => {
    if (value.moment === 'everyTurnEnd') found.push({ source: `${source}#${i}`, then: value.then, cx })
  })
  s.figures.forEach(({ kind, at }, it) => {
    if (at === NOWHERE) return
    for (const trait of (foeTraits(w, s, kind).on ?? []) as readonly TraitOf<'on'>[])
      found.push({ source: `figure:${it}`, then: trait.then, cx: { ...cx, it, source: kind } })
  })
  return found
}

/** DMD-FIRE-01 */
const burn = (s: State, seat: Seat): void => {
  const { fire, standIns } = someone(s, seat)
  if (fire + standIns === 0) return
  pushOne(s, { at: 'end.quench', seat })
  rollAgainst(s, { why: 'fire', seat, standard: fire + standIns, source: 'fire', then: [] })
}

const symbolsIn = (w: World, s: Readonly<State>): number => {
  let n = 0
  for (const card of s.mythos.discard) if (mythosOf(w, card).symbol) n++
  return n
}

/** DMD-ADV-02, DMD-RULING-49: all revealed stages in order, then the episode. */
const advance = (w: World, s: State, emit: Emit): void => {
  s.track++
  emit?.({ is: 'advanced', to: s.track })
  // DMD-END-03, DMD-RULING-44: lost on entering.
  if (isSummoned(s) && s.track >= w.pack.tracks.summoning.spaces) return endGame(s, { won: false, how: 'track' }, emit)
  const { stages, episode, elderOne } = castIn(w, s)
  const cx = contextOf(s, s.active, elderOne.id)
  pushOne(s, { at: 'end.shuffle' })
  pushEffects(s, episode.onAdvance, { ...cx, source: episode.id })
  for (let i = s.stage - 1; i >= 0; i--) pushEffects(s, stages[i]?.card.onAdvance, cx)
}

/** DMD-SUMMON-01, DMD-RULING-42: one summoning, whatever the reasons. */
const summonsElderOne = (w: World, s: Readonly<State>): boolean =>
  !isSummoned(s) && (s.disrupted || s.track >= w.pack.tracks.summoning.red)

type EndAt = `end.${'begin' | 'effects' | 'fire' | 'quench' | 'check' | 'shuffle' | 'summon' | 'elder'}` | 'reveal'

export const endSteps: StepsOf<EndAt> = {
  'end.begin': {
    run(w, s) {
      s.phase = 'end'
      if (!isAlive(s, s.active)) return
      const sources = endEffects(w, s).map(({ source }) => source)
      if (sources.length) pushOne(s, { at: 'end.effects', sources })
    },
  },
  /** DMD-EOT-02: in any order the active player likes. */
  'end.effects': {
    forced: true,
    ask(w, s, { sources }) {
      const open = isAlive(s, s.active) ? endEffects(w, s).filter(({ source }) => sources.includes(source)) : []
      const options: Option[] = open.map(({ source }) => ({ do: 'effect', source }))
      return decision(s.active, { is: 'order' }, options.length ? options : [{ do: 'done' }])
    },
    answer(w, s, { sources }, [pick]) {
      if (pick?.do !== 'effect') return
      const rest = sources.filter((source) => source !== pick.source)
      if (rest.length) pushOne(s, { at: 'end.effects', sources: rest })
      const effect = endEffects(w, s).find(({ source }) => source === pick.source)
      if (effect) pushEffects(s, effect.then, effect.cx)
    },
  },
  'end.fire': {
    run(_w, s) {
      if (isAlive(s, s.active)) burn(s, s.active)
    },
  },
  'end.quench': {
    run(_w, s, { seat }) {
      const person = someone(s, seat)
      person.fire = 0
      person.standIns = 0
    },
  },
  /** DMD-ADV-05, DMD-RULING-03: now only, and one advance however many lie there. */
  'end.check': {
    run(w, s, _f, emit) {
      s.phase = 'end'
      if (s.turn.hasten || symbolsIn(w, s) >= SYMBOLS) advance(w, s, emit)
    },
  },
  /** DMD-ADV-04, DMD-RULING-04, -69 */
  'end.shuffle': {
    run(_w, s, _f, emit) {
      const kept = s.seats.flatMap((person) => (person.kept ? [person.kept] : []))
      for (const person of s.seats) person.kept = ''
      shuffleIn(s.mythos.deck, [...s.mythos.discard, ...kept])
      s.mythos.discard = []
      emit?.({ is: 'shuffled', what: 'mythos' })
    },
  },
  /** DMD-SUMMON-02, -04: the token takes the figure's place on the track. */
  'end.summon': {
    run(w, s, _f, emit) {
      if (!summonsElderOne(w, s)) return
      s.stage = 2
      emit?.({ is: 'stage', id: s.elderOne, stage: 2 })
      pushOne(s, { at: 'reveal' })
    },
  },
  reveal: {
    run(w, s) {
      pushEffects(s, castIn(w, s).stages[s.stage - 1]?.card.onReveal, contextOf(s, s.active, s.elderOne))
    },
  },
  /** DMD-EOT-03: stage by stage; the dead suffer nothing more (DMD-RULING-57). */
  'end.elder': {
    run(w, s) {
      if (!isAlive(s, s.active)) return
      const { stages, elderOne } = castIn(w, s)
      const cx = {
        ...contextOf(s, s.active, elderOne.id),
        it: elderOneOf(s).at === NOWHERE ? -1 : s.figures.length - 1,
      }
      const lists = stages.slice(0, s.stage).flatMap(({ card }) => (card.endOfTurn ? [card.endOfTurn] : []))
      push(
        s,
        lists.map((list) => ({ at: 'effects', list, i: 0, cx }) as const),
      )
    },
  },
}
