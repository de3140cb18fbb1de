/** What is in a pack, deck by deck, against the counts of the printed box (DMD-CORE-05), with its maps. */
import { drawMap, mapProblems, type Pack } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { type CountedDeck, countedContent } from '../content-count.ts'
import type { ContentReport } from '../shelf.ts'

/** DMD-CORE-05, and facts/components.json of the game. */
const PRINTED: Readonly<Record<string, number>> = {
  Investigators: 10,
  Skills: 16,
  Insanities: 12,
  'Enemies (kinds)': 10,
  'Elder Ones': 2,
  Stages: 8,
  'Mythos of the Elder Ones': 16,
  Episodes: 6,
  'Mythos of the episodes': 48,
  Discovery: 90,
}

const decksOf = (pack: Pack): CountedDeck[] => [
  { deck: 'Investigators', cards: pack.investigators },
  { deck: 'Skills', cards: pack.skills },
  { deck: 'Insanities', cards: pack.insanities },
  { deck: 'Enemies (kinds)', cards: pack.enemies },
  { deck: 'Elder Ones', cards: pack.elderOnes.map(({ id, origin }) => ({ id, origin })) },
  {
    deck: 'Stages',
    cards: pack.elderOnes.flatMap(({ id, stages }) =>
      stages.map((stage) => ({ id: `${id} ${stage.label}`, ...stage })),
    ),
  },
  { deck: 'Mythos of the Elder Ones', cards: pack.elderOnes.flatMap(({ mythos }) => mythos) },
  { deck: 'Episodes', cards: pack.episodes.map(({ mythos: _, discovery: __, map: ___, ...card }) => card) },
  { deck: 'Mythos of the episodes', cards: pack.episodes.flatMap(({ mythos }) => mythos) },
  { deck: 'Discovery', cards: pack.episodes.flatMap(({ discovery }) => discovery) },
]

const figures = (pack: Pack): number => pack.enemies.reduce((n, enemy) => n + enemy.figures, 0)

const withPrinted = (deck: CountedDeck): CountedDeck => {
  const printed = PRINTED[deck.deck]
  return printed === undefined ? deck : { ...deck, printed }
}

export const contentReport = (pack: Pack): ContentReport => {
  const decks = decksOf(pack)
  // A pack that adds to the box is not counted against it.
  const whole = pack === core ? decks.map(withPrinted) : decks
  return {
    ...countedContent(`${pack.name}, with ${figures(pack)} figures of enemies`, whole),
    drawings: pack.episodes.map(({ name, map }) => ({
      name,
      lines: drawMap(map),
      problems: mapProblems(map).map(({ code, params }) => `${code} ${JSON.stringify(params)}`),
    })),
  }
}
