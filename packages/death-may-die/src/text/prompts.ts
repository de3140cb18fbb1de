/** What is asked, in one sentence. */
import type { Effect } from '../effects/vocabulary.ts'
import type { Prompt } from '../kind.ts'
import type { View } from '../view.ts'
import { rollText } from './dice.ts'
import { clauses } from './effects.ts'
import { heldName, nameOf, seatName, spaceName, theEnemy } from './names.ts'
import { capital, tidy, type Voice } from './voice.ts'

type PromptOf<I extends Prompt['is']> = Extract<Prompt, { is: I }>
type Prompts = { readonly [I in Prompt['is']]: (v: Voice, prompt: PromptOf<I>, view: View) => string }

const enemy = (v: Voice, figure: number, view: View): string => theEnemy(v, view.figures[figure]?.kind ?? '', view)

const sourced =
  (key: 'space' | 'person' | 'enemy' | 'token' | 'discard') =>
  (v: Voice, { source }: { readonly source: string }, view: View): string =>
    v.say(`prompt.${key}`, { source: heldName(v, source, view) })

const discoveryText = (v: Voice, card: string): string => {
  const found = v.discovery.get(card)
  return v.say('prompt.discovery', { card: found?.name ?? card, read: found?.read ?? '' })
}

const PROMPTS: Prompts = {
  act: (v, { actions }) => v.say('prompt.act', { actions }),
  run: (v, { left }) => v.say('prompt.run', { left }),
  sneak: (v, { to }, view) => v.say('prompt.sneak', { space: spaceName(v, to, view) }),
  carry: (v, { to }, view) => v.say('prompt.carry', { space: spaceName(v, to, view) }),
  judge: (v, { faces, standard }) => v.say('prompt.judge', { faces: rollText(v, faces, standard) }),
  count: (v, { what }) => v.say('prompt.count', { what }),
  split: (v, { left }) => v.say('prompt.split', { left }),
  cut: (v, { what, n }) => v.say('prompt.cut', { what, n }),
  absorb: (v, { left }) => v.say('prompt.absorb', { left }),
  deflect: (v, { n }) => v.say('prompt.deflect', { n }),
  level: (v) => v.say('prompt.level'),
  partner: (v) => v.say('prompt.partner'),
  foe: (v) => v.say('prompt.foe'),
  protect: (v, { figure, victim }, view) =>
    v.say('prompt.protect', { enemy: enemy(v, figure, view), victim: seatName(v, victim, view) }),
  mythos: (v, { cards }) => v.say('prompt.mythos', { cards: v.or(cards.map((card) => nameOf(v, card))) }),
  omens: (v) => v.say('prompt.omens'),
  discovery: (v, { card }) => discoveryText(v, card),
  exclude: (v) => v.say('prompt.exclude'),
  trade: (v) => v.say('prompt.trade'),
  steal: (v) => v.say('prompt.steal'),
  hand: (v) => v.say('prompt.hand'),
  join: (v) => v.say('prompt.join'),
  order: (v) => v.say('prompt.order'),
  heal: (v, { points }) => v.say('prompt.heal', { points }),
  choose: (v, { source }, view) => v.say('prompt.choose', { source: heldName(v, source, view) }),
  may: (v, { source, effects }, view) =>
    v.say('prompt.may', { source: heldName(v, source, view), effects: clauses(v, effects as readonly Effect[]) }),
  space: sourced('space'),
  person: sourced('person'),
  enemy: sourced('enemy'),
  token: sourced('token'),
  path: (v, { figure }, view) => v.say('prompt.path', { enemy: enemy(v, figure, view) }),
  discard: sourced('discard'),
  ransom: (v, { card }, view) => v.say('prompt.ransom', { card: heldName(v, card, view) }),
}

export const promptText = (v: Voice, prompt: Prompt, view: View): string =>
  capital(tidy((PROMPTS[prompt.is] as (v: Voice, prompt: Prompt, view: View) => string)(v, prompt, view)))
