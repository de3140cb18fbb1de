/** What an option does, for whoever asks before choosing. */
import { ELDER_ONE, type Option, type PersonView, type Prompt, type SideCard } from '@vigil/death-may-die'
import { thingsIn } from './chips.ts'
import { activePerson, episodeIn, type Scene } from './scene.ts'

type OptionOf<D extends Option['do']> = Extract<Option, { do: D }>
type Details = { readonly [D in Option['do']]?: (scene: Scene, option: OptionOf<D>, about: Prompt) => string }

const enemyDetail = ({ view, words, pack }: Scene, figure: number): string => {
  const it = view.figures[figure]
  if (!it) return ''
  if (it.kind === ELDER_ONE) {
    const elder = pack.elderOnes.find(({ id }) => id === view.elderOne)
    const stage = elder ? (words.elderOneText(elder)[view.stage - 1] ?? '') : ''
    return `Wounds ${it.wounds} of ${it.health}, attacks with ${view.attack.standard}+${view.attack.bonus} dice. ${stage}`
  }
  const card = pack.enemies.find(({ id }) => id === it.kind)
  if (!card) return ''
  const { standard, bonus } = card.dice
  return `Wounds ${it.wounds} of ${it.health}, attacks with ${standard}+${bonus} dice. ${words.enemyText(card)}`
}

const spaceDetail = (scene: Scene, space: number): string => {
  const chips = thingsIn(scene, space)
  return chips.length ? `There: ${chips.join(', ')}.` : 'Nothing is there.'
}

const sideOf = ({ pack }: Scene, card: string, side: 'left' | 'right'): SideCard | undefined =>
  pack.episodes.flatMap(({ discovery }) => discovery).find(({ id }) => id === card)?.[side]

const heldBy = ({ view }: Scene, card: string): PersonView['cards'][number] | undefined =>
  view.people.flatMap(({ cards }) => cards).find((held) => held.card === card)

const cardDetail = (scene: Scene, card: string): string => {
  const { pack, words } = scene
  const held = heldBy(scene, card)
  const side = held && sideOf(scene, card, held.side)
  if (side) return words.sideText(side)
  const found = pack.episodes.flatMap(({ discovery }) => discovery).find(({ id }) => id === card)
  if (found) return words.discoveryText(found)
  const mythos = [...pack.elderOnes, ...pack.episodes].flatMap(({ mythos }) => mythos).find(({ id }) => id === card)
  return mythos ? words.mythosText(mythos) : ''
}

const skillDetail = ({ pack, words }: Scene, id: string, level: number): string => {
  const skill = pack.skills.find((each) => each.id === id)
  return skill ? words.skillText(skill, Math.min(skill.levels.length, level)) : ''
}

/** A card, `skill:x` at the level of whoever has it, or a rule of the episode. */
const sourceDetail = (scene: Scene, source: string): string => {
  if (source === 'stress') return 'Costs 1 stress. [DMD-DICE-06]'
  const bare = source.replace(/#\d+$/, '')
  const skill = bare.replace(/^skill:/, '')
  const level = activePerson(scene)?.skills.find((each) => each.skill === skill)?.level
  return level === undefined ? cardDetail(scene, bare) : skillDetail(scene, skill, level)
}

const actionDetail = (scene: Scene, id: string): string => {
  const action = episodeIn(scene)?.actions.find((each) => each.id === id)
  return action ? scene.words.effectText(action.effects) : ''
}

const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

/** What the faces come to as they lie. */
const keepDetail = (about: Prompt): string => {
  if (about.is !== 'judge') return ''
  const with_ = (sign: string): number => about.faces.filter((face) => face.includes(sign)).length
  const sums = [count(with_('S'), 'success').replace('successs', 'successes'), count(with_('E'), 'elder sign')]
  return `As it lies: ${[...sums, count(with_('T'), 'tentacle')].join(', ')}.`
}

const seatDetail = ({ view, pack }: Scene, seat: number): string => {
  const person = view.people.find((each) => each.seat === seat)
  if (!person) return ''
  const { wounds, stress, sanity } = pack.tracks
  return `Wounds ${person.wounds} of ${wounds}, stress ${person.stress} of ${stress}, sanity lost ${person.sanity} of ${sanity}.`
}

const levelDetail = (scene: Scene, skill: string): string => {
  const level = activePerson(scene)?.skills.find((each) => each.skill === skill)?.level ?? 0
  return `${level + 1}: ${skillDetail(scene, skill, level + 1)}`
}

const claimDetail = (scene: Scene, side: 'left' | 'right', about: Prompt): string => {
  const card = about.is === 'discovery' ? sideOf(scene, about.card, side) : undefined
  if (!card) return ''
  const health = card.health ? ` ${card.health} health.` : ''
  return `${card.kind.charAt(0).toUpperCase()}${card.kind.slice(1)}.${health} ${scene.words.sideText(card)}`
}

const DETAILS: Details = {
  run: () => 'Up to three spaces. Every enemy of a space you leave follows, and so does its Fire. [DMD-RUN-01]',
  attack: (scene, { target, all }) => (all ? 'Successes are shared out among them.' : enemyDetail(scene, target)),
  rest: () => 'Three points in all, in a Safe space. [DMD-REST-01]',
  trade: () => 'Everybody in this space may give and take, as often as you like. [DMD-TRADE-01]',
  action: (scene, { id }) => actionDetail(scene, id),
  use: (scene, { source }) => sourceDetail(scene, source),
  end: () => 'The actions that are left are lost, and the Mythos step begins.',
  go: (scene, { to }) => spaceDetail(scene, to),
  stop: (scene) => spaceDetail(scene, activePerson(scene)?.at ?? 0),
  figure: (scene, { figure }) => enemyDetail(scene, figure),
  seat: (scene, { seat }) => seatDetail(scene, seat),
  space: (scene, { space }) => spaceDetail(scene, space),
  card: (scene, { card }) => cardDetail(scene, card),
  reroll: (scene, { by }) => sourceDetail(scene, by),
  boost: (scene, { by }) => sourceDetail(scene, by),
  keep: (_scene, _option, about) => keepDetail(about),
  level: (scene, { skill }) => levelDetail(scene, skill),
  claim: (scene, { side }, about) => claimDetail(scene, side, about),
  give: (scene, { card }) => cardDetail(scene, card),
  effect: (scene, { source }) => sourceDetail(scene, source),
  mythos: (scene, { card }) => cardDetail(scene, card),
  redraw: (scene, { by }) => sourceDetail(scene, by),
}

export const detailOf = (scene: Scene, option: Option, about: Prompt): string => {
  const told = DETAILS[option.do] as ((scene: Scene, option: Option, about: Prompt) => string) | undefined
  return told?.(scene, option, about).trim() ?? ''
}
