/** The table in words, line by line: for those who hear it, and for whoever wants all of it. */
import type { PersonView, View } from '@vigil/death-may-die'
import { thingsIn } from './chips.ts'
import { episodeIn, type Scene } from './scene.ts'

const count = (n: number, one: string, many: string = `${one}s`): string => `${n} ${n === 1 ? one : many}`

const storyLines = (scene: Scene): string[] => {
  const { view, words } = scene
  const { track } = view
  const elder = words.nameOf(view.elderOne)
  const figure = view.figures.at(-1)
  const stage =
    view.stage > 1 && figure
      ? `${elder} is here, at stage ${view.stage} of ${view.stages}, with ${figure.wounds} of ${figure.health} wounds.`
      : `${elder} has not come yet.`
  return [
    `Turn ${view.turn}. ${words.nameOf(view.episode)}, with ${elder}.`,
    stage,
    view.disrupted ? 'The ritual is disrupted.' : `The ritual: ${episodeIn(scene)?.goal.summary ?? ''}`,
    `Summoning track: space ${track.at} of ${track.spaces}; space ${track.red} is red.`,
    `${count(view.symbols, 'symbol')} in the Mythos discards; three advance the Elder One.`,
    `Decks: ${view.decks.mythos} Mythos, ${view.decks.discovery} Discovery. ${count(view.fireLeft, 'Fire token')} left.`,
    ...view.markers.flatMap(({ marker, at }) => {
      const card = episodeIn(scene)?.markers.find((each) => each.marker === marker)
      return card ? [`${card.name}: ${card.values[at] ?? at}.`] : []
    }),
  ]
}

const heldText = ({ pack, words }: Scene, person: PersonView): string => {
  const sides = person.cards.map(({ card, side }) => {
    const found = pack.episodes.flatMap(({ discovery }) => discovery).find(({ id }) => id === card)
    return found?.[side]?.name ?? words.nameOf(card)
  })
  const held = [...sides, ...person.tokens.map(({ kind }) => words.nameOf(kind))]
  return held.length ? ` Holds ${held.join(', ')}.` : ''
}

const personLine = (scene: Scene, person: PersonView): string => {
  const { view, words, pack } = scene
  const name = words.seatName(person.seat, view)
  if (!person.alive) return `${name} is dead.`
  const { wounds, stress, sanity } = pack.tracks
  const skills = person.skills.map(({ skill, level }) => `${words.nameOf(skill)} ${level}`).join(', ')
  return (
    `${name}, in ${words.spaceName(person.at, view)}${person.seat === view.active ? ', has the turn' : ''}: ` +
    `wounds ${person.wounds} of ${wounds}, stress ${person.stress} of ${stress}, ` +
    `sanity lost ${person.sanity} of ${sanity}, ${count(person.dice, 'bonus die', 'bonus dice')}` +
    `${person.fire ? `, ${count(person.fire, 'Fire token')} on` : ''}${person.down ? ', lying on the floor' : ''}. ` +
    `${skills}. ${words.nameOf(person.insanity)}.${heldText(scene, person)}`
  )
}

/** `Lecture Hall: Cultist×2, Fire; next to Entrance Hall, Dissection Room.` */
const spaceLine = (scene: Scene, { id, name }: View['spaces'][number], ways: readonly string[]): string => {
  const things = thingsIn(scene, id)
  const next = ways.length ? `${things.length ? '; ' : ''}next to ${ways.join(', ')}` : ''
  return `${id} ${name}: ${things.join(', ')}${next}.`
}

export const statusOf = (scene: Scene, neighbours: (space: number) => readonly number[]): string => {
  const { view, words } = scene
  if (view.spaces.length === 0) return 'The table is being laid.'
  return [
    ...storyLines(scene),
    '',
    ...view.people.map((person) => personLine(scene, person)),
    '',
    ...view.spaces.map((space) =>
      spaceLine(
        scene,
        space,
        neighbours(space.id).map((to) => words.spaceName(to, view)),
      ),
    ),
  ].join('\n')
}
