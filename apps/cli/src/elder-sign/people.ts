/** The investigators: the active one with everything he holds, the others in short. */
import type { PersonView, View } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import { clip, flow, wrapWithin } from '../screen/fit.ts'
import { personOf, type Scene, shortName } from './scene.ts'

const track = (name: string, now: number, most: number, { ink }: Scene): string => {
  const text = `${name} ${now}/${most}`
  return now <= 1 ? ink.red(`${text}!`) : text
}

const summary = (scene: Scene, person: PersonView): string => {
  const { words, ink, view } = scene
  return [
    ink.bold(words.seatName(person.seat, view)),
    track('sanity', person.sanity, person.maxSanity, scene),
    track('stamina', person.stamina, person.maxStamina, scene),
    `clues ${person.clues}`,
    `trophies ${person.wealth}`,
    ...(person.signs ? [`signs ${person.signs}`] : []),
    `at ${words.nameOf(person.at)}`,
  ].join('  ')
}

/** `Whiskey (common), Duke (ally)`. */
const holdings = ({ pack, words }: Scene, person: PersonView): string => {
  const deck = (id: string): string => pack.items.find((item) => item.id === id)?.deck ?? ''
  const named = [
    ...person.items.map((id) => `${words.nameOf(id)} (${deck(id)})`),
    ...person.cast.map((id) => `${words.nameOf(id)} (cast)`),
    ...person.allies.map((id) => `${words.nameOf(id)} (ally)`),
  ]
  return named.length === 0 ? 'holds nothing' : `holds ${named.join(', ')}`
}

export const activeLines = (scene: Scene, width: number, rows: number): string[] => {
  const person = personOf(scene.view, scene.view.active)
  if (!person) return []
  return [clip(summary(scene, person), width), ...wrapWithin(`  ${holdings(scene, person)}`, width, rows - 1)]
}

/** `Joe 4/4 5/5 2c 3t Entrance`: sanity, stamina, clues, trophies and where he stands. */
const short = (scene: Scene, seat: number): string => {
  const person = personOf(scene.view, seat)
  if (!person) return `${scene.words.seatName(seat, scene.view)} is out`
  const { sanity, maxSanity, stamina, maxStamina, clues, wealth, at, signs } = person
  const tracks = `${sanity}/${maxSanity} ${stamina}/${maxStamina}`
  return `${shortName(scene, seat)} ${tracks} ${clues}c ${wealth}t ${signs ? `${signs}★ ` : ''}${scene.words.nameOf(at)}`
}

export const otherLines = (scene: Scene, width: number, rows: number): string[] => {
  const { view, ink } = scene
  const others = view.people.map((_, seat) => seat).filter((seat) => seat !== view.active)
  const lines = flow(
    others.map((seat) => short(scene, seat)),
    ' │ ',
    width,
  )
  if (lines.length > rows && rows > 0) return [...lines.slice(0, rows - 1), clip(`${lines[rows - 1]} …(s)`, width)]
  return lines.slice(0, rows).map((line) => ink.dim(line))
}

/** `turn 7, Kate Winthrop and Joe Diamond against Azathoth`. */
export const summaryOf = (view: View, words: Words): string => {
  const names = view.people.map(({ seat }) => words.seatName(seat, view))
  const last = names.pop() ?? ''
  const people = names.length === 0 ? last : `${names.join(', ')} and ${last}`
  return `turn ${view.turn}, ${people} against ${words.nameOf(view.ancientOne)}`
}
