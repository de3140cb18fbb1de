/** What whoever attempts may do with dice, as far as it is not used up. */
import type { Colour } from '@vigil/elder-sign'
import type { Aid, Attempt, Talents } from './attempt.ts'
import { bearersOn, traitsOf } from './bearing.ts'
import { personIn, type Scene } from './scene.ts'

/** The reroll that is being decided on counts as used. */
const isAsked = ({ decision }: Scene, source: string): boolean =>
  decision.kind === 'decision' && decision.about.is === 'reroll' && decision.about.source === source

const rerollsOf = (scene: Scene): Talents['rerolls'] => {
  const { view, pack, rules, bearers } = scene
  const own = traitsOf(bearers, 'reroll')
    .filter(({ source }) => !view.doneThisTurn.used.includes(`reroll:${source}`))
    .map(({ source, value }) => ({ by: source, dice: value.dice }))
  const daily = view.people.flatMap(({ seat }) => {
    const person = personIn(view, seat)
    return traitsOf(bearersOn(pack, rules, view, seat), 'research')
      .filter(({ source }) => person && !person.spent.includes(source) && !isAsked(scene, source))
      .map(({ source, value }) => ({ by: source, dice: value.dice }))
  })
  return [...own, ...daily]
}

const lockedDice = ({ view, bearers }: Scene): Colour[] =>
  traitsOf(bearers, 'useLocked').length === 0
    ? []
    : view.dice.flatMap(({ id, at, colour }) =>
        at === 'lock' && view.locks.some(({ die }) => die === id) ? [colour] : [],
      )

const fundOf = ({ pack, bearers, actor, expedition }: Scene, aids: readonly Aid[]): Talents['fund'] => {
  const [fund] = traitsOf(bearers, 'trustFund')
  if (!fund || !actor || expedition.rolls > 0) return null
  const { price, dice } = fund.value
  const others = actor.items.filter((id) => {
    const deck = pack.items.find((item) => item.id === id)?.deck
    return deck !== undefined && price.includes(deck) && !aids.some((aid) => aid.id === id)
  })
  return { dice, clue: price.includes('clue'), others: others.length }
}

export const talentsSeen = (scene: Scene, aids: readonly Aid[]): Talents => {
  const { bearers, actor } = scene
  return {
    manyTasks: traitsOf(bearers, 'manyTasks').length > 0,
    raise: traitsOf(bearers, 'raise').length > 0,
    converts: traitsOf(bearers, 'convert').map(({ value: { from, to } }) => ({ from, to })),
    secondReroll: traitsOf(bearers, 'secondReroll').length > 0,
    rerolls: rerollsOf(scene),
    spares: traitsOf(bearers, 'steady').filter(({ source }) => !actor?.spent.includes(source)).length,
    shields: traitsOf(bearers, 'shield').length,
    locked: lockedDice(scene),
    fund: fundOf(scene, aids),
  }
}

/** ES-ABILITY-08: the clue being spent brings its second reroll with it. */
export const freeReroll = (scene: Scene, { secondReroll }: Talents): boolean =>
  isAsked(scene, 'clue') ? secondReroll : scene.expedition.freeReroll

export const usedOnRoll = ({ bearers, expedition: { usedOnRoll: used } }: Scene): Attempt['usedOnRoll'] => [
  ...traitsOf(bearers, 'convert').flatMap(({ source }, i) => (used.includes(source) ? [i] : [])),
  ...(traitsOf(bearers, 'raise').some(({ source }) => used.includes(source)) ? (['raise'] as const) : []),
]
