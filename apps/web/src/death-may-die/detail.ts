/** What an option does or costs, in the small line below its label; empty where the label says it all. */
import type { Option, Pack, Prompt, SideCard, View } from '@vigil/death-may-die'
import type { Words } from '@vigil/death-may-die/text'
import type { Say } from '../words/phrases.ts'
import { personAt } from './scene.ts'
import type { tableWords } from './table-words.ts'
import { totalsOf } from './totals.ts'

export interface Teller {
  readonly pack: Pack
  readonly words: Words
  readonly say: Say<keyof typeof tableWords.en>
}

interface At extends Teller {
  readonly view: View
  readonly prompt: Prompt
}

type OptionOf<D extends Option['do']> = Extract<Option, { do: D }>
type Details = { readonly [D in Option['do']]?: (at: At, option: OptionOf<D>) => string }

const bareId = (source: string): string => source.replace(/#\d+$/, '').replace(/^skill:/, '')

export const discoveryCard = (pack: Pack, id: string) =>
  pack.episodes.flatMap(({ discovery }) => discovery).find((card) => card.id === id)

export const mythosCard = (pack: Pack, id: string) =>
  [...pack.elderOnes, ...pack.episodes].flatMap(({ mythos }) => mythos).find((card) => card.id === id)

export const tokenCard = (pack: Pack, kind: string) =>
  [...pack.episodes, ...pack.elderOnes].flatMap(({ tokens }) => tokens).find((card) => card.token === kind)

/** The side of a held card that was claimed. */
export const heldSide = (pack: Pack, view: View, card: string): SideCard | undefined => {
  const held = view.people.flatMap(({ cards }) => cards).find((each) => each.card === card)
  return held && discoveryCard(pack, card)?.[held.side]
}

/** A card somebody holds, a skill at its level, or a token with a use. */
const sourceText = ({ pack, words, view }: At, source: string): string => {
  const id = bareId(source)
  const side = heldSide(pack, view, id)
  if (side) return words.sideText(side)
  const skill = pack.skills.find((card) => card.id === id)
  const holder = view.people.find(({ skills }) => skills.some((each) => each.skill === id))
  const level = holder?.skills.find((each) => each.skill === id)?.level ?? 0
  return skill && level > 0 ? words.skillText(skill, level) : ''
}

const claimText = ({ pack, words, prompt }: At, { side }: OptionOf<'claim'>): string => {
  const card = prompt.is === 'discovery' ? discoveryCard(pack, prompt.card) : undefined
  const chosen = card?.[side]
  return chosen ? words.sideText(chosen) : ''
}

const attackText = ({ view, say, pack, words }: At, { target }: OptionOf<'attack'>): string => {
  const figure = view.figures[target]
  if (!figure) return ''
  const card = pack.enemies.find(({ id }) => id === figure.kind)
  const left = say('health.left', { n: figure.health - figure.wounds })
  return [left, card ? words.enemyText(card) : ''].filter((text) => text !== '').join(' · ')
}

const levelText = ({ pack, words, view, say }: At, { skill }: OptionOf<'level'>): string => {
  const card = pack.skills.find(({ id }) => id === skill)
  const level = view.people.flatMap(({ skills }) => skills).find((each) => each.skill === skill)?.level ?? 0
  return card ? say('level.up', { level: level + 1, text: words.skillText(card, level + 1) }) : ''
}

const DETAILS: Details = {
  run: ({ say, view }) =>
    say(
      (view.spaces.find(({ people }) => people.includes(view.active))?.figures.length ?? 0) > 0
        ? 'run.followed'
        : 'run.free',
    ),
  attack: attackText,
  action: ({ pack, words, view }, { id }) => {
    const card = pack.episodes.find((each) => each.id === view.episode)?.actions.find((each) => each.id === id)
    return card ? words.effectText(card.effects) : ''
  },
  use: (at, { source }) => sourceText(at, source),
  card: (at, { card }) => sourceText(at, card),
  boost: (at, { by }) => sourceText(at, by),
  reroll: ({ say, view, prompt }, { by }) => {
    const person = personAt(view, prompt.is === 'judge' ? view.active : -1)
    return by === 'stress' && person ? say('reroll.stress') : say('reroll.free')
  },
  keep: ({ say, prompt }) => (prompt.is === 'judge' ? say('keep.totals', totalsOf(prompt.faces)) : ''),
  claim: claimText,
  level: levelText,
  mythos: ({ pack, words }, { card }) => {
    const known = mythosCard(pack, card)
    return known ? words.mythosText(known) : ''
  },
  effect: (at, { source }) => sourceText(at, source),
  stop: ({ say }) => say('stop.rest'),
  end: ({ say, view }) => say('end.left', { n: view.actions }),
}

export const detailOf = (teller: Teller, option: Option, view: View, prompt: Prompt): string => {
  const of = DETAILS[option.do] as ((at: At, option: Option) => string) | undefined
  return of?.({ ...teller, view, prompt }, option) ?? ''
}
