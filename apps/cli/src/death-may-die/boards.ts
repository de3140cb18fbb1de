/** The investigators' boards: tracks for all of them, skills and cards as far as there is room, the active one's first. */
import type { Pack, PersonView } from '@vigil/death-may-die'
import { clip, ends, wrapWithin } from '../screen/fit.ts'
import { tokenName } from './chips.ts'
import type { Scene } from './scene.ts'

const track = (now: number, most: number): string =>
  '●'.repeat(Math.min(now, most)) + '○'.repeat(Math.max(0, most - now))

/** `●●●!···+···!··+··++†`: sanity lost, thresholds to come (with a + those that bring a bonus die), and the end. */
export const sanityTrack = ({ tracks }: Pack, now: number): string =>
  Array.from({ length: tracks.sanity }, (_, i) => {
    const at = i + 1
    if (at <= now) return '●'
    if (at === tracks.sanity) return '†'
    const mark = tracks.thresholds.find((threshold) => threshold.at === at)
    return mark ? (mark.die ? '+' : '!') : '·'
  }).join('')

const nearEnd = (text: string, left: number, { ink }: Scene): string => (left <= 1 ? ink.red(text) : text)

const nameLine = (scene: Scene, person: PersonView, width: number): string => {
  const { view, words, ink } = scene
  const mark = person.seat === view.active ? '▸' : ' '
  const where = person.at ? `${person.at} ${words.spaceName(person.at, view)}` : ''
  const name = words.seatName(person.seat, view)
  return ends(ink.bold(`${mark}${name} `), ink.dim(clip(where, width - name.length - 3)), width)
}

const trackLines = (scene: Scene, person: PersonView): string[] => {
  const { pack, ink } = scene
  const { wounds, stress, sanity } = pack.tracks
  const hurt = nearEnd(`wounds ${track(person.wounds, wounds)}`, wounds - person.wounds, scene)
  const mad = nearEnd(`sanity ${sanityTrack(pack, person.sanity)}`, sanity - person.sanity, scene)
  const burning = person.fire ? ` ${ink.yellow(`*${person.fire}`)}` : ''
  const lying = person.down ? ' down' : ''
  return [
    ` ${hurt}  stress ${track(person.stress, stress)}${burning}${lying}`,
    ` ${mad}${person.dice ? ` +${person.dice}` : ''}`,
  ]
}

const heldNames = ({ pack, words }: Scene, person: PersonView): string[] => [
  ...person.cards.map(({ card, side, wounds }) => {
    const found = pack.episodes.flatMap(({ discovery }) => discovery).find(({ id }) => id === card)
    return `${found?.[side]?.name ?? words.nameOf(card)}${wounds ? ` -${wounds}` : ''}`
  }),
  ...person.tokens.map(({ kind, face }) => tokenName(pack, words.nameOf(kind), kind, face)),
  ...(person.kept ? [words.nameOf(person.kept)] : []),
]

const extraTexts = (scene: Scene, person: PersonView): string[] => {
  const { words } = scene
  const held = heldNames(scene, person)
  const tally = person.tally ? ` (${person.tally})` : ''
  return [
    person.skills.map(({ skill, level }) => `${words.nameOf(skill)} ${level}`).join(', '),
    ...(held.length ? [`holds ${held.join(', ')}`] : []),
    ...(person.insanity ? [`${words.nameOf(person.insanity)}${tally}`] : []),
  ]
}

/** What else there is to say of somebody, in at most so many rows. */
const extraLines = (scene: Scene, person: PersonView, width: number, rows: number): string[] => {
  const lines: string[] = []
  for (const text of extraTexts(scene, person)) {
    if (lines.length >= rows) break
    lines.push(...wrapWithin(text, width - 2, Math.min(2, rows - lines.length)).map((line) => `  ${line}`))
  }
  return lines
}

const deadLine = ({ words, view, ink }: Scene, seat: number): string =>
  ink.dim(` † ${words.seatName(seat, view)} is dead`)

export const boardLines = (scene: Scene, width: number, rows: number): string[] => {
  const { view } = scene
  const alive = view.people.filter((person) => person.alive)
  // The boards of all come before anybody's skills; then the active investigator's skills and cards.
  let spare = rows - (view.people.length - alive.length) - alive.length * 3
  const extras = new Map<number, string[]>()
  for (const person of [...alive].sort((a, b) => Number(b.seat === view.active) - Number(a.seat === view.active))) {
    const lines = extraLines(scene, person, width, Math.max(0, spare))
    extras.set(person.seat, lines)
    spare -= lines.length
  }
  // A blank line between boards, where all of them fit.
  const gap = spare >= view.people.length - 1 ? [''] : []
  const blocks = view.people.flatMap((person, i) =>
    person.alive
      ? [
          ...(i > 0 ? gap : []),
          nameLine(scene, person, width),
          ...trackLines(scene, person),
          ...(extras.get(person.seat) ?? []).map((line) => scene.ink.dim(line)),
        ]
      : [deadLine(scene, person.seat)],
  )
  return blocks.slice(0, rows).map((line) => clip(line, width))
}
