/** ES-FANENT-02, ES-RULING-72: what a die finds at a lost and found where everybody there searches. */
import { type Face, GREENS } from '../nouns/die.ts'
import { ENTRANCE, type Lost } from '../state.ts'
import type { View } from '../view.ts'
import { faceName } from './dice.ts'
import { nameOf } from './names.ts'
import { rulesIn } from './rule-sets.ts'
import { sentence, type Voice } from './voice.ts'

const KINDS: { readonly [F in Face]?: 'clue' | 'common' | 'unique' } = { P: 'clue', L: 'common', T: 'unique' }
const SIGNS: readonly Face[] = ['I1', 'I2', 'I3']

/** "gain 1 clue" */
export const findText = (v: Voice, face: Face): string => {
  const kind = KINDS[face]
  return kind ? v.say(`find.${kind}`) : v.say('find.signs', { n: SIGNS.indexOf(face) + 1 })
}

export const crowdChart = (v: Voice): string => {
  const line = (faces: readonly Face[], effects: string): string =>
    sentence(v.say('detail.found', { faces: v.or(faces.map((face) => faceName(v, face))), effects }))
  const others = (['L', 'P', 'T'] as const).map((face) => line([face], findText(v, face)))
  return [line(SIGNS, v.say('find.signs.many')), ...others].join(' ')
}

/** Everybody at the entrance searches, allies too. */
export const crowdIn = ({ people }: View): number => {
  let n = 0
  for (const person of people) if ('id' in person && person.at === ENTRANCE) n += 1 + person.allies.length
  return Math.min(n, GREENS.length)
}

/** What lies there for this face, besides what a deck would give. */
export const lyingText = (v: Voice, view: View, face: Face): string => {
  const kind = KINDS[face]
  const { signs = 0, cards = [] } = view.hall?.found ?? {}
  if (kind === undefined) return v.say('find.lying.signs', { n: signs })
  if (kind === 'clue' || rulesIn(view)?.rulings.lostCardsTaken !== true) return ''
  const fitting = cards.filter((card) => (v.box.items.get(card)?.deck === 'common') === (kind === 'common'))
  return fitting.length ? v.say('find.lying.cards', { list: v.or(fitting.map((card) => nameOf(v, card))) }) : ''
}

/** "Food, Whispered Ward, 2 Elder Signs" */
export const lostText = (v: Voice, { cards, signs }: Readonly<Lost>): string =>
  [...cards.map((card) => nameOf(v, card)), ...(signs ? [v.say('amount.sign', { n: signs })] : [])].join(', ')
