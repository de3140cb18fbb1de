/** What lies and stands in a space, in pieces that are put into it one after the other, the most pressing first. */
import { ELDER_ONE, type MapCard, type SpaceView } from '@vigil/death-may-die'
import { episodeIn, type Scene, shortName } from './scene.ts'

export type Tint = 'plain' | 'dim' | 'person' | 'enemy' | 'fire' | 'token' | 'red' | 'yellow' | 'blue'

export interface Chip {
  readonly long: string
  /** For a space too small for all of it. */
  readonly short: string
  readonly tint: Tint
}

/** `Cul` for a Cultist, `FV` for a Fire Vampire. */
export const abbreviation = (name: string): string => {
  const words = name.split(/[\s-]+/).filter((word) => /^[A-Z]/.test(word))
  return words.length > 1 ? words.map((word) => word.charAt(0)).join('') : name.slice(0, 3)
}

const times = (n: number): string => (n > 1 ? `×${n}` : '')

/** Alike things once, with their number. */
const grouped = <T>(things: readonly T[], key: (thing: T) => string): { thing: T; n: number }[] => {
  const groups = new Map<string, { thing: T; n: number }>()
  for (const thing of things) {
    const known = groups.get(key(thing))
    if (known) known.n++
    else groups.set(key(thing), { thing, n: 1 })
  }
  return [...groups.values()]
}

const peopleIn = (scene: Scene, space: SpaceView): Chip[] =>
  space.people.map((seat) => {
    const name = shortName(scene, seat)
    const lying = scene.view.people.find((person) => person.seat === seat)?.down ? '_' : ''
    const shown = `${seat === scene.view.active ? '▸' : '@'}${name}${lying}`
    return { long: shown, short: shown.slice(0, 5), tint: 'person' }
  })

const enemiesIn = ({ view, words }: Scene, space: SpaceView): Chip[] => {
  const figures = space.figures.flatMap((i) => view.figures[i] ?? [])
  return grouped(figures, ({ kind, wounds }) => `${kind} ${wounds}`).map(({ thing: { kind, wounds, health }, n }) => {
    const name = kind === ELDER_ONE ? words.nameOf(view.elderOne).toUpperCase() : words.nameOf(kind)
    const short = kind === ELDER_ONE ? name : abbreviation(name)
    return {
      long: `${name}${times(n)}${wounds ? ` ${wounds}/${health}` : ''}`,
      short: `${short}${n > 1 ? n : ''}${wounds ? `-${wounds}` : ''}`,
      tint: 'enemy',
    }
  })
}

const tokensIn = ({ words, pack }: Scene, space: SpaceView): Chip[] =>
  grouped(space.tokens, ({ kind, face, wounds }) => `${kind} ${face} ${wounds}`).map(({ thing, n }) => {
    const name = tokenName(pack, words.nameOf(thing.kind), thing.kind, thing.face)
    const hurt = thing.wounds ? `-${thing.wounds}` : ''
    const short = `¤${name.slice(0, 3).toLowerCase()}${n > 1 ? n : ''}${hurt}`
    return { long: `¤${name}${times(n)}${hurt}`, short, tint: 'token' }
  })

/** A face that is known has its own name. */
export const tokenName = (pack: Scene['pack'], name: string, kind: string, face: string): string => {
  const cards = [...pack.elderOnes, ...pack.episodes].flatMap(({ tokens }) => tokens)
  return cards.find(({ token }) => token === kind)?.faces?.find((each) => each.face === face)?.name ?? name
}

const GATES = [
  ['red', 'Red Gate', '[R]'],
  ['yellow', 'Yellow Gate', '[Y]'],
  ['blue', 'Blue Gate', '[B]'],
] as const

const gatesIn = (map: MapCard, id: number): Chip[] =>
  GATES.flatMap(([gate, long, short]) => (map.gates[gate] === id ? [{ long, short, tint: gate }] : []))

/** The other end of stairs and tunnels. */
const linksIn = (map: MapCard, id: number): Chip[] => {
  const ends = (pairs: MapCard['stairs']): number[] => pairs.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))
  return [
    ...ends(map.stairs).map((to): Chip => ({ long: `stairs ${to}`, short: `↕${to}`, tint: 'dim' })),
    ...ends(map.tunnels).map((to): Chip => ({ long: `tunnel ${to}`, short: `↔${to}`, tint: 'dim' })),
  ]
}

export const chipsOf = (scene: Scene, id: number): Chip[] => {
  const map = episodeIn(scene)?.map
  const space = scene.view.spaces.find((each) => each.id === id)
  if (!map || !space) return []
  const { fire, states } = space
  return [
    ...peopleIn(scene, space),
    ...enemiesIn(scene, space),
    ...(fire ? [{ long: `Fire${times(fire)}`, short: `*${fire}`, tint: 'fire' } as const] : []),
    ...gatesIn(map, id),
    ...tokensIn(scene, space),
    ...linksIn(map, id),
    ...states.map((state): Chip => ({ long: state, short: state.slice(0, 2), tint: 'dim' })),
  ]
}
