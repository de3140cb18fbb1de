/** Choices that cards, enemies and the rules ask for. */
import { type DMD, distance, type Effect, type Option, type PersonView, type Prompt } from '@vigil/death-may-die'
import type { Answer } from '../../bot.ts'
import { aimsIn } from './act.ts'
import { answerOf, bestOf, pickBy, scored } from './best.ts'
import { healWorth, sanityCost, woundCost } from './body.ts'
import { sideWorth } from './finds.ts'
import { sideOf } from './lore.ts'
import { drains } from './madness.ts'
import { holds, living, lying, type Spot } from './spot.ts'
import { biteOf, ridWorth } from './threat.ts'
import { blastWorth } from './uses.ts'
import { worthOf } from './worth.ts'

type Of<I extends Prompt['is']> = Extract<Prompt, { is: I }>

/** Prompts carry effects as plain objects; they are the card's own. */
const effects = (list: readonly object[] | undefined): readonly Effect[] => (list ?? []) as readonly Effect[]

export const choose = (spot: Spot, { options }: Of<'choose'>): Answer<DMD> =>
  pickBy(spot.decision.options, 'choose', (option) =>
    option.do === 'option' ? worthOf(spot, spot.me, effects(options[option.n])) : 0,
  )

export const may = (spot: Spot, { effects: list }: Of<'may'>): Answer<DMD> => {
  const worth = worthOf(spot, spot.me, effects(list))
  return pickBy(spot.decision.options, 'choose', (option) => (option.do === 'yes' ? worth + 0.01 : 0))
}

/** On rolls of one's own successes are welcome; on rolls against one they are not. */
export const countUp = (spot: Spot, { source }: Of<'count'>): Answer<DMD> => {
  const least = Math.min(...spot.decision.options.map((option) => (option.do === 'count' ? option.n : 0)))
  const welcome = least > 0 || (!source.startsWith('skill:') && sanityCost(spot, spot.me, 1) < 0.25)
  return pickBy(spot.decision.options, 'count', (option) =>
    option.do === 'count' ? (welcome ? option.n : -option.n) : 0,
  )
}

/** Those that die of it first, and the most dangerous among them. */
export const split = (spot: Spot, { given, left }: Of<'split'>): Answer<DMD> =>
  pickBy(spot.decision.options, 'split', (option) => {
    const foe = option.do === 'figure' ? spot.view.figures[option.figure] : undefined
    if (!foe || option.do !== 'figure') return 0
    const had = given.find(({ figure }) => figure === option.figure)?.n ?? 0
    const missing = Math.max(1, foe.health - foe.wounds - had)
    return ridWorth(spot, foe) * (missing <= left ? 3 / missing : 0.5)
  })

export const cut = ({ decision }: Spot): Answer<DMD> =>
  pickBy(decision.options, 'cut', (option) => (option.do === 'cut' ? option.n : 0))

/** A Companion is worth less than one's life, and more than one's first wound. */
export const absorb = (spot: Spot, { left }: Of<'absorb'>): Answer<DMD> => {
  const own = woundCost({ ...spot, me: spot.me }, { ...spot.me, cards: [] }, left)
  return pickBy(spot.decision.options, 'absorb', (option) => {
    if (option.do !== 'card') return -own / Math.max(1, left)
    const held = spot.me.cards.find(({ card }) => card === option.card)
    const side = held && sideOf(spot.lore, held.card, held.side)
    if (!held || !side) return -9
    const room = (side.health ?? 1) - held.wounds
    return room > 1 ? -0.15 : -0.35 * Math.max(0.5, sideWorth(spot, spot.me, side))
  })
}

export const deflect = (spot: Spot): Answer<DMD> =>
  pickBy(spot.decision.options, 'deflect', (option) =>
    option.do === 'figure' ? ridWorth(spot, figureOf(spot, option.figure)) : 0,
  )

const figureOf = ({ view }: Spot, figure: number) => view.figures[figure] ?? { kind: '', at: 0, wounds: 0, health: 1 }

/** Against a stage that takes a point of sanity every turn, a skill that always saves one saves them all. */
const proofWorth = (spot: Spot, skill: string, now: number): number => {
  const saves = (spot.lore.skills.get(skill)?.levels ?? []).findIndex((traits) =>
    traits.some((trait) => trait.has === 'cut' && trait.sanity && !trait.from),
  )
  return drains(spot) && saves + 1 > now ? spot.weights.proof : 0
}

export const level = (spot: Spot): Answer<DMD> => {
  const { skills, levelled } = spot.weights
  const best = bestOf(
    spot.decision.options.map((option) => {
      if (option.do !== 'level') return scored(option, 0, 'only')
      const now = spot.me.skills.find(({ skill }) => skill === option.skill)?.level ?? 0
      const worth = (skills[option.skill] ?? 5) - now * levelled + proofWorth(spot, option.skill, now)
      return scored(option, worth, 'level', { card: option.skill })
    }),
  )
  if (!best) throw new Error('nothing is offered')
  return answerOf(best)
}

/** Somebody near enough to come to. */
export const partner = ({ decision }: Spot): Answer<DMD> => pickBy(decision.options, 'partner', () => 0)

/** The strongest strikes while Companions and rerolls are there. */
export const foe = (spot: Spot): Answer<DMD> =>
  pickBy(spot.decision.options, 'foe', (option) => {
    if (option.do === 'figure') return biteOf(spot, figureOf(spot, option.figure).kind)
    return option.do === 'done' ? 0 : -1
  })

export const protect = (spot: Spot, { figure, victim }: Of<'protect'>): Answer<DMD> => {
  const bite = Math.round(biteOf(spot, figureOf(spot, figure).kind))
  const other = spot.view.people[victim]
  const gain = other ? woundCost(spot, other, bite) - woundCost(spot, spot.me, bite) : 0
  return pickBy(spot.decision.options, 'protect', (option) => (option.do === 'yes' ? gain : 0))
}

/** Symbols, summonings and what is said on it. */
const mythosCost = (spot: Spot, card: string): number => {
  const known = spot.lore.mythos.get(card)
  if (!known) return 0
  return (
    (known.symbol ? spot.weights.mythos.symbol : 0) +
    known.summon.length * spot.weights.mythos.summon -
    worthOf(spot, spot.me, known.effects)
  )
}

export const mythos = (spot: Spot, { cards }: Of<'mythos'>): Answer<DMD> =>
  pickBy(spot.decision.options, 'mythos', (option) => {
    if (option.do === 'mythos') return -mythosCost(spot, option.card)
    if (option.do === 'redraw') return -spot.weights.mythos.middling
    if (option.do === 'cancel') return mythosCost(spot, cards[0] ?? '') - woundCost(spot, spot.me, 2)
    return 0
  })

export const yes = ({ decision }: Spot): Answer<DMD> =>
  pickBy(decision.options, 'yes', (option) => (option.do === 'yes' ? 1 : 0))

/** The card that is missed least. */
export const discard = (spot: Spot): Answer<DMD> =>
  pickBy(spot.decision.options, 'discard', (option) => (option.do === 'card' ? -cardWorth(spot, option.card) : 0))

const cardWorth = (spot: Spot, card: string): number => {
  const held = spot.me.cards.find((each) => each.card === card)
  const side = held && sideOf(spot.lore, held.card, held.side)
  return side ? sideWorth(spot, spot.me, side) : 0
}

export const steal = ({ decision }: Spot): Answer<DMD> =>
  pickBy(decision.options, 'steal', (option) => (option.do === 'done' ? 1 : 0))

/** To whoever is closest to where things are needed. */
export const hand = (spot: Spot): Answer<DMD> =>
  pickBy(spot.decision.options, 'hand', (option) => (option.do === 'seat' ? 1 : option.do === 'giveToken' ? 2 : 0.5))

export const join = (spot: Spot): Answer<DMD> =>
  pickBy(spot.decision.options, 'join', (option) => (option.do === 'seat' && option.seat === spot.me.seat ? 1 : 0))

/** One order is nearly as good as another: what heals comes first. */
export const order = ({ decision }: Spot): Answer<DMD> =>
  pickBy(decision.options, 'order', (option) => (option.do === 'effect' && !option.source.startsWith('rule') ? 1 : 0))

export const heal = (spot: Spot): Answer<DMD> =>
  pickBy(spot.decision.options, 'heal', (option) =>
    option.do === 'heal' ? healWorth(spot, spot.me, option.wounds, option.stress) : 0,
  )

const isMine = ({ lore, me }: Spot, source: string): boolean =>
  lore.discovery.has(source) || source.startsWith('skill:') || source.startsWith('token:') || source === me.insanity

const need = (spot: Spot, person: PersonView): number => healWorth(spot, person, 3, 2)

/** What is one's own helps whoever needs it most; anything else is for whoever can bear it. */
export const person = (spot: Spot, { source }: Of<'person'>): Answer<DMD> => {
  const helps = isMine(spot, source) || spot.episode.actions.some(({ id }) => id === source)
  return pickBy(spot.decision.options, 'person', (option) => {
    const someone = option.do === 'seat' ? spot.view.people[option.seat] : undefined
    if (!someone) return -9
    if (!helps) return -need(spot, someone) - sanityCost(spot, someone, 1) - holds(someone, 'yellowSign')
    return need(spot, someone) + holds(someone, 'arrested') * 5
  })
}

const nearestPerson = (spot: Spot, space: number): number =>
  Math.min(...living(spot.view).map(({ at }) => distance(spot.board, at, space)))

/** Where one's own things do most; where those of others do least. */
export const space = (spot: Spot, { source }: Of<'space'>): Answer<DMD> => {
  const aims = aimsIn(spot)
  const mine = isMine(spot, source)
  return pickBy(spot.decision.options, 'space', (option) => {
    if (option.do !== 'space') return 0
    if (!mine) return nearestPerson(spot, option.space)
    const blast = blastWorth(spot, option.space, 3, true)
    const near = Math.max(0, ...aims.map(({ at, worth }) => worth - 0.3 * distance(spot.board, at, option.space)))
    return blast !== 0 ? blast : near * 0.1
  })
}

export const enemy = (spot: Spot, { source }: Of<'enemy'>): Answer<DMD> => {
  const mine = isMine(spot, source)
  return pickBy(spot.decision.options, 'enemy', (option) => {
    if (option.do !== 'figure') return 0
    const worth = ridWorth(spot, figureOf(spot, option.figure))
    return mine ? worth : -worth
  })
}

/** Sigils of tomes that still lie chained, elders of the family one walks with already. */
const tokenWorth = (spot: Spot, option: Option): number => {
  if (option.do === 'card') return lying(spot.view, 'tome').some(({ face }) => face === option.card) ? 2 : 1
  if (option.do !== 'token') return 0.1
  const token = spot.view.tokens[option.token]
  if (!token) return 0
  if (token.kind === 'yellowSign') return holds(spot.view.people[token.holder] ?? spot.me, 'yellowSign')
  if (token.kind === 'body') return lying(spot.view, 'tome').some(({ face }) => face === token.face) ? -1 : 1
  return 1 + holds(spot.me, token.kind)
}

export const token = (spot: Spot): Answer<DMD> =>
  pickBy(spot.decision.options, 'token', (option) => tokenWorth(spot, option))

/** The way that meets nobody sooner than it must. */
export const path = (spot: Spot): Answer<DMD> =>
  pickBy(spot.decision.options, 'path', (option) => (option.do === 'space' ? nearestPerson(spot, option.space) : 0))

export const ransom = (spot: Spot, { card }: Of<'ransom'>): Answer<DMD> => {
  const gain = cardWorth(spot, card) * 0.6 - woundCost(spot, spot.me, 1)
  return pickBy(spot.decision.options, 'ransom', (option) => (option.do === 'yes' ? gain : 0))
}
