/** Everything that has a text: what lies on the table first, then the rest of the box. */
import type { Component, EpisodeCard, InvestigatorCard, Pack, SkillCard, View } from '@vigil/death-may-die'
import type { Words } from '@vigil/death-may-die/text'
import type { Look } from '../face.ts'

const skillRead = (words: Words, skill: SkillCard): string =>
  skill.levels.map((_, i) => `Level ${i + 1}: ${words.skillText(skill, i + 1)}`).join('\n')

const investigatorRead = (pack: Pack, words: Words, { skills }: InvestigatorCard): string =>
  skills
    .flatMap((id) => pack.skills.filter((skill) => skill.id === id))
    .map((skill) => `${skill.name}${skill.kind === 'signature' ? ' (signature)' : ''}\n${skillRead(words, skill)}`)
    .join('\n\n')

const episodeRead = (words: Words, card: EpisodeCard): string =>
  [`${card.setting}. ${card.opening}`, ...words.episodeText(card)].join('\n\n')

const diceText = ({ standard, bonus }: { readonly standard: number; readonly bonus: number }): string =>
  `${standard} standard and ${bonus} bonus dice`

const looksIn = (pack: Pack, words: Words): Look[] => {
  const look = <C extends Component>(kind: string, cards: readonly C[], read: (card: C) => string): Look[] =>
    cards.map((card) => ({ id: card.id, name: card.name, kind, read: () => read(card) }))
  const boxes = [...pack.elderOnes, ...pack.episodes]
  return [
    ...look('Episode', pack.episodes, (card) => episodeRead(words, card)),
    ...look('Elder One', pack.elderOnes, (card) =>
      words
        .elderOneText(card)
        .map((text, i) => `Stage ${i + 1} (${diceText(card.stages[i]?.dice ?? { standard: 0, bonus: 0 })}): ${text}`)
        .join('\n\n'),
    ),
    ...look('Investigator', pack.investigators, (card) => investigatorRead(pack, words, card)),
    ...look('Insanity', pack.insanities, (card) => words.insanityText(card)),
    ...look('Enemy', pack.enemies, (card) =>
      `Health ${card.health}, attacks with ${diceText(card.dice)}. ${words.enemyText(card)}`.trim(),
    ),
    ...look('Skill', pack.skills, (card) => skillRead(words, card)),
    ...look(
      'Discovery',
      pack.episodes.flatMap(({ discovery }) => discovery),
      (card) => words.discoveryText(card),
    ),
    ...look(
      'Mythos',
      boxes.flatMap(({ mythos }) => mythos),
      (card) => `${words.mythosText(card)}${card.symbol ? ' It bears the symbol.' : ''}`,
    ),
  ]
}

/** Episode, Elder One, people with what they hold, enemies on the map, what was discarded. */
const inPlay = (view: View): string[] => {
  const people = view.people.toSorted((a, b) => Number(b.seat === view.active) - Number(a.seat === view.active))
  return [
    view.episode,
    view.elderOne,
    ...people.flatMap(({ id, insanity, cards, kept }) => [id, insanity, ...cards.map(({ card }) => card), kept]),
    ...view.figures.filter(({ at }) => at !== 0).map(({ kind }) => kind),
    ...view.mythosDiscard.toReversed(),
  ]
}

export const looksOf = (pack: Pack, words: Words, view: View): Look[] => {
  const all = looksIn(pack, words)
  const first = inPlay(view).flatMap((id) => all.filter((look) => look.id === id))
  return [...new Set([...first, ...all])]
}
