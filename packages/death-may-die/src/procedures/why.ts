/** Puts a finger on the rule that an impossible answer runs into. */
import { type Barred, type Refusal, refusal } from '@vigil/kernel'
import type { Frame } from '../frame.ts'
import type { DMD, Option } from '../kind.ts'
import { figureAt, isMortal } from '../nouns/figure.ts'
import { isAlive, livingAt, someone, stressRoom } from '../nouns/person.ts'
import { ELDER_ONE, NOWHERE, type State } from '../state.ts'
import { boardIn, castIn, discoveryOf, type World } from '../world.ts'
import { actionOpen, actOptions, freeAction, mayRest, REST_POINTS, restOptions } from './act.ts'
import { targetsOf } from './attack.ts'
import { restricted } from './restriction.ts'
import { STRESS } from './roll.ts'
import { usedUp, useOf } from './usable.ts'

type Why<D extends Option['do']> = (
  w: World,
  s: Readonly<State>,
  f: Frame,
  option: Extract<Option, { do: D }>,
) => Refusal | undefined

const notNow = (rule = 'DMD-TURN-01'): Refusal => refusal('answer.notNow', rule)

/** What bars any action: not one's moment, no action left, or a ban. */
const actionRefused = (w: World, s: Readonly<State>, f: Frame, what: string, afar = false): Refusal | undefined => {
  if (f.at !== 'turn.act') return notNow()
  if (!isAlive(s, s.active)) return refusal('act.dead', 'DMD-DEATH-03')
  if (s.turn.actions <= 0 && freeAction(w, s, what, afar) === undefined) return refusal('act.none', 'DMD-TURN-02')
  if (!restricted(w, s, s.active, what)) return undefined
  return someone(s, s.active).down
    ? refusal('act.down', 'DMD-RULING-80', { what })
    : refusal('act.forbidden', 'DMD-EPISODE-02', { what })
}

const whyAttack: Why<'attack'> = (w, s, f, { target, all }) => {
  const figure = s.figures[target]
  if (!figure || figure.at === NOWHERE) return refusal('attack.nobody', 'DMD-ATTACK-01')
  const bar = actionRefused(w, s, f, 'attack', true)
  if (bar) return bar
  if (figure.kind === ELDER_ONE && !isMortal(s, target)) return refusal('attack.immortal', 'DMD-ATTACK-04')
  if (!targetsOf(w, s, s.active, false).includes(target))
    return refusal('attack.far', 'DMD-ATTACK-01', { at: figure.at })
  return all ? refusal('attack.one', 'DMD-ATTACK-02') : refusal('act.none', 'DMD-TURN-02')
}

const whyRest: Why<'rest'> = (w, s, f, { stress, wounds, back }) => {
  const bar = actionRefused(w, s, f, 'rest')
  if (bar) return bar
  if (!mayRest(w, s, s.active)) return refusal('rest.unsafe', 'DMD-REST-01')
  if (stress + wounds > REST_POINTS) return refusal('rest.most', 'DMD-REST-01', { most: REST_POINTS })
  if (restOptions(w, s, s.active).length === 0) return refusal('rest.nothing', 'DMD-REST-01')
  return refusal('rest.amount', 'DMD-REST-01', { stress, wounds, back })
}

const whyTrade: Why<'trade'> = (w, s, f) => {
  const bar = actionRefused(w, s, f, 'trade')
  if (bar) return bar
  return livingAt(s, someone(s, s.active).at).length < 2
    ? refusal('trade.alone', 'DMD-TRADE-01')
    : refusal('trade.nothing', 'DMD-TRADE-03')
}

const whyAction: Why<'action'> = (w, s, f, { id }) => {
  const card = castIn(w, s).episode.actions.find((action) => action.id === id)
  if (!card) return refusal('action.unknown', 'DMD-EPISODE-01', { id })
  const bar = actionRefused(w, s, f, id)
  if (bar) return bar
  return actionOpen(w, s, card) ? undefined : refusal('action.unmet', 'DMD-EPISODE-01', { id })
}

const whyUse: Why<'use'> = (w, s, f, { source }) => {
  if (f.at !== 'turn.act' && f.at !== 'fight.next') return notNow('DMD-CORE-06')
  const use = useOf(w, s, s.active, source)
  if (!use) return refusal('use.none', 'DMD-CORE-06', { source })
  return usedUp(s, use, source)
    ? refusal('use.used', 'DMD-CORE-06', { source })
    : refusal('use.unmet', 'DMD-CORE-06', { source })
}

const whyGo: Why<'go'> = (w, s, f, { to }) => {
  if (f.at !== 'run') return notNow('DMD-RUN-01')
  if (f.left <= 0) return refusal('run.far', 'DMD-RUN-01')
  const { at } = someone(s, f.seat)
  if (!boardIn(w, s).next[at]?.includes(to)) return refusal('run.closed', 'DMD-MAP-02', { from: at, to })
  return refusal('run.dark', 'DMD-EPISODE-02', { from: at })
}

const whyReroll: Why<'reroll'> = (w, s, f, { die, by }) => {
  if (f.at !== 'roll.judge') return notNow('DMD-DICE-06')
  if (f.faces[die] === undefined) return refusal('reroll.noDie', 'DMD-DICE-06', { die })
  if (by !== STRESS) return refusal('reroll.used', 'DMD-SKILL-03', { source: by })
  return stressRoom(w, someone(s, f.roll.seat)) > 0 ? undefined : refusal('reroll.stress', 'DMD-STRESS-02')
}

const whyClaim: Why<'claim'> = (w, s, f, { side }) => {
  if (f.at !== 'discovery.choose') return notNow('DMD-DISC-01')
  const card = discoveryOf(w, f.card)
  if (!card[side]) return refusal('claim.side', 'DMD-DISC-03', { side })
  const { stress = 0 } = card[side].cost ?? {}
  return refusal('claim.cost', 'DMD-RULING-09', { stress, room: stressRoom(w, someone(s, f.seat)) })
}

const whyFigure: Why<'figure'> = (_w, s, f, { figure }) => {
  if (s.figures[figure] === undefined) return refusal('figure.unknown', '', { figure })
  if (f.at === 'fight.next')
    return s.turn.fought.includes(figure)
      ? refusal('fight.again', 'DMD-RULING-33')
      : refusal('fight.elsewhere', 'DMD-FIGHT-01', { at: figureAt(s, figure).at })
  return f.at === 'run.sneak' ? refusal('sneak.none', 'DMD-RUN-02') : notNow('DMD-CORE-04')
}

const WHY: { readonly [D in Option['do']]?: Why<D> } = {
  run: (w, s, f) => actionRefused(w, s, f, 'run'),
  attack: whyAttack,
  rest: whyRest,
  trade: whyTrade,
  action: whyAction,
  use: whyUse,
  stand: (_w, s) =>
    someone(s, s.active).down ? refusal('stand.stress', 'DMD-STRESS-02') : refusal('stand.upright', 'DMD-RULING-80'),
  go: whyGo,
  reroll: whyReroll,
  claim: whyClaim,
  leave: (_w, _s, f) => (f.at === 'discovery.choose' ? refusal('claim.must', 'DMD-DISC-03') : notNow('DMD-DISC-01')),
  figure: whyFigure,
  card: (_w, _s, f) => (f.at === 'absorb' ? refusal('absorb.full', 'DMD-RULING-19') : notNow('DMD-CORE-04')),
  space: (_w, _s, f) => (f.at === 'move' ? refusal('path.longer', 'DMD-ENEMY-05') : notNow('DMD-CORE-04')),
  give: (_w, _s, f) => (f.at === 'trade' ? refusal('trade.not', 'DMD-TRADE-03') : notNow('DMD-TRADE-01')),
  level: () => refusal('level.top', 'DMD-RULING-17'),
  redraw: () => refusal('mythos.redraw', 'DMD-SKILL-03'),
}

export const whyNot = (w: World, s: Readonly<State>, f: Frame, option: Option): Refusal => {
  const why = WHY[option.do] as Why<Option['do']> | undefined
  return why?.(w, s, f, option) ?? notNow()
}

/** What one might expect in one's actions and does not get, with the reason. */
export const barredActions = (w: World, s: Readonly<State>, f: Frame): Barred<DMD>[] => {
  const offered = actOptions(w, s)
  const wanted: Option[] = [
    { do: 'run' },
    { do: 'rest', stress: 1, wounds: 0, back: 0 },
    { do: 'trade' },
    ...castIn(w, s).episode.actions.map(({ id }): Option => ({ do: 'action', id })),
    ...s.figures.flatMap(({ at }, target): Option[] =>
      at === someone(s, s.active).at && !isMortal(s, target) ? [{ do: 'attack', target, all: false }] : [],
    ),
  ]
  const has = (option: Option): boolean =>
    offered.some(
      (each) => each.do === option.do && (option.do === 'rest' || JSON.stringify(each) === JSON.stringify(option)),
    )
  return wanted.filter((option) => !has(option)).map((option) => ({ option, refusal: whyNot(w, s, f, option) }))
}
