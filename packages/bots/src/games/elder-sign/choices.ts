/** Choices that cards, monsters and the rules ask for. */
import type { Effect, ES, Face, Option, PersonView, Prompt, Track } from '@vigil/elder-sign'
import type { Answer } from '../../bot.ts'
import { answerOf, bestOf, pickBy, scored } from './best.ts'
import { monsterOf, worthOfPiece } from './lore.ts'
import { outlookAt } from './outlook.ts'
import { asked, personAt, type Spot } from './spot.ts'
import { gainWorth, healWorth, itemWorth, worthOf } from './worth.ts'

type PromptOf<I extends Prompt['is']> = Extract<Prompt, { is: I }>

export const choose = (spot: Spot, { options }: PromptOf<'choose'>): Answer<ES> =>
  pickBy(spot.decision.options, 'choose', (option) =>
    // A prompt carries effects as plain objects; they are the card's own.
    option.do === 'option' ? worthOf(spot, (options[option.n] ?? []) as readonly Effect[], asked(spot)) : 0,
  )

/** What is asked for is nearly always less than what follows otherwise. */
export const pay = (spot: Spot, { cost }: PromptOf<'pay'>): Answer<ES> => {
  const price = worthOf(spot, cost as readonly Effect[], asked(spot))
  return pickBy(spot.decision.options, 'pay', (option) => (option.do === 'yes' ? price + 4 : 0))
}

const trackOf = (effects: readonly Effect[] | undefined): Track | undefined => {
  const gain = effects?.find((effect) => effect.do === 'gain')
  return gain?.do === 'gain' && (gain.what === 'sanity' || gain.what === 'stamina') ? gain.what : undefined
}

const needOf = (spot: Spot, person: PersonView | undefined, what: Track | undefined): number =>
  what ? healWorth(spot, person, what, 2) : healWorth(spot, person, 'sanity', 1) + healWorth(spot, person, 'stamina', 1)

export const target = (spot: Spot, { source }: PromptOf<'target'>): Answer<ES> => {
  const what = trackOf(spot.lore.items.get(source)?.effects)
  return pickBy(spot.decision.options, 'target', (option) =>
    option.do === 'target' ? needOf(spot, personAt(spot.view, option.seat), what) : -1,
  )
}

/** Once a day: not before somebody needs it. */
export const mend = (spot: Spot, { what }: PromptOf<'mend'>): Answer<ES> =>
  pickBy(spot.decision.options, 'mend', (option) =>
    option.do === 'target' ? healWorth(spot, personAt(spot.view, option.seat), what, 1) : 0.1,
  )

export const assist = (spot: Spot): Answer<ES> => {
  const me = asked(spot)
  const fit = me !== undefined && Math.max(me.sanity, me.stamina) > 2
  return pickBy(spot.decision.options, 'help', (option) => ((option.do === 'yes') === fit ? 1 : 0))
}

/** A monster hurts least on the card nobody wants. */
export const place = (spot: Spot): Answer<ES> => {
  const me = personAt(spot.view, spot.view.active) ?? asked(spot)
  const dear = new Map<string, number>()
  const worth = (card: string): number => {
    const known = dear.get(card)
    if (known !== undefined) return known
    const found = spot.view.cards.find((each) => each.card === card)
    const value = found && me ? outlookAt(spot, found, me).value + found.monsters.length * 0.5 : 0
    dear.set(card, value)
    return value
  }
  return pickBy(spot.decision.options, 'place', (option) =>
    option.do === 'place' ? -worth(option.card) + (option.box >= 0 ? 1 : 0) : -9,
  )
}

export const slay = (spot: Spot): Answer<ES> => {
  const here = spot.view.expedition?.card ?? ''
  const near = spot.view.cards.find(({ card }) => card === here)?.monsters.map(({ marker }) => marker) ?? []
  const best = bestOf(
    spot.decision.options.map((option) => {
      const monster = option.do === 'slay' ? monsterOf(spot.lore, option.marker) : undefined
      const helps = option.do === 'slay' && near.includes(option.marker) ? 1.5 : 0
      const score = (monster?.trophies ?? -9) + (monster?.midnight || monster?.lock ? 1 : 0) + helps
      return scored(option, score, 'slay')
    }),
  )
  return best ? answerOf(best) : { pick: [], reason: { code: 'slay', params: {} } }
}

export const breakLock = (spot: Spot): Answer<ES> =>
  pickBy(spot.decision.options, 'breakLock', (option) => {
    const found = option.do === 'breakLock' ? spot.view.locks.find(({ id }) => id === option.lock) : undefined
    return (found?.colour === 'green' ? 2 : 1) - (found?.waits ? 2 : 0)
  })

export const shield = (spot: Spot, { what, n }: PromptOf<'shield'>): Answer<ES> => {
  const me = asked(spot)
  const grave = me !== undefined && (n >= 2 || me[what] - n <= 1)
  return pickBy(spot.decision.options, 'shield', (option) => ((option.do === 'no') === grave ? 0 : 1))
}

export const trophies = (spot: Spot): Answer<ES> =>
  pickBy(spot.decision.options, 'trophies', (option) =>
    option.do === 'hand' ? -option.pieces.reduce((sum, piece) => sum + worthOfPiece(spot.lore, piece), 0) : 0,
  )

export const loseCard = (spot: Spot): Answer<ES> =>
  pickBy(spot.decision.options, 'loseCard', (option) =>
    option.do === 'card' ? -itemWorth(spot, spot.lore.items.get(option.card)) : 0,
  )

/** A card rather than a clue, unless there is none. */
const deckWorth = (spot: Spot, option: Option): number => (option.do === 'deck' ? gainWorth(spot, option.deck) : 0.9)

export const deck = (spot: Spot): Answer<ES> =>
  pickBy(spot.decision.options, 'deck', (option) => deckWorth(spot, option))

export const found = (spot: Spot): Answer<ES> =>
  pickBy(spot.decision.options, 'found', (option) => {
    if (option.do !== 'card') return 0.7
    return spot.lore.allies.has(option.card)
      ? gainWorth(spot, 'ally')
      : itemWorth(spot, spot.lore.items.get(option.card))
  })

/** Those who need no luck: dice to add, dice to hold, rolls to make again. */
const GOOD_TRAITS: Readonly<Record<string, number>> = {
  manyTasks: 3,
  convert: 2.5,
  raise: 1.5,
  trustFund: 2,
  secondReroll: 1.5,
  research: 1.5,
  ignoreTerror: 2,
  extraGain: 1,
  mend: 1.5,
}

const fame = ({ lore }: Spot, id: string): number => {
  const known = lore.investigators.get(id)
  const traits = known?.ability.standing.traits ?? []
  return traits.reduce((sum, { has }) => sum + (GOOD_TRAITS[has] ?? 0), 0)
}

export const investigator = (spot: Spot): Answer<ES> =>
  pickBy(spot.decision.options, 'investigator', (option) =>
    option.do === 'investigator' ? 1 + fame(spot, option.id) : 0,
  )

/** Of Ancient Ones the one that asks for least: few signs, a long track. */
export const draft = (spot: Spot): Answer<ES> =>
  pickBy(spot.decision.options, 'draft', (option) => {
    const ancient = option.do === 'pick' ? spot.lore.ancientOnes.get(option.id) : undefined
    if (ancient) return ancient.doomTrack.length - ancient.signs
    return option.do === 'pick' ? fame(spot, option.id) : 0
  })

const KEPT: Readonly<Partial<Record<Face, number>>> = { T: 1.1, L: 0.8, P: 0.8 }

/** ES-FANENT-02: investigation hurts, and finds the signs of the dead. */
export const keep = (spot: Spot): Answer<ES> => {
  const lying = spot.view.hall?.found.signs ?? 0
  return pickBy(spot.decision.options, 'keepFace', (option) => {
    if (option.do !== 'keep') return 0
    return KEPT[option.face] ?? 4 * Math.min(lying, Number(option.face[1] ?? 0)) - 0.5
  })
}

export const yes = (spot: Spot): Answer<ES> =>
  pickBy(spot.decision.options, 'lend', (option) => (option.do === 'yes' ? 1 : 0))

export const inOrder = (spot: Spot): Answer<ES> =>
  pickBy(spot.decision.options, 'inOrder', (option) => (option.do === 'inOrder' ? 1 : 0))
