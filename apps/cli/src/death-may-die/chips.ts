/** What lies and stands in a space, in pieces that are put into it one after the other, the most pressing first. */
import { ELDER_ONE, type MapCard, type SpaceView } from '@vigil/death-may-die'
import { episodeIn, type Scene, shortName } from './scene.ts'

export type Tint = 'plain' | 'dim' | 'person' | 'enemy' | 'fire' | 'token' | 'red' | 'yellow' | 'blue'

/** A name, and what must not be lost where it is cut: numbers and wounds. */
interface Written {
  readonly name: string
  readonly tail: string
}

export interface Chip {
  readonly long: Written
  /** For a space too small for all of it. */
  readonly short: Written
  readonly tint: Tint
}

const written = (name: string, tail = ''): Written => ({ name, tail })

export const whole = ({ name, tail }: Written): string => name + tail

export const cut = ({ name, tail }: Written, width: number): string =>
  name.slice(0, Math.max(1, width - tail.length)) + tail.slice(0, width - 1)

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
    return { long: written(shown), short: written(shown.slice(0, 5)), tint: 'person' }
  })

const enemiesIn = ({ view, words }: Scene, space: SpaceView): Chip[] => {
  const figures = space.figures.flatMap((i) => view.figures[i] ?? [])
  return grouped(figures, ({ kind, wounds }) => `${kind} ${wounds}`).map(({ thing: { kind, wounds, health }, n }) => {
    const name = kind === ELDER_ONE ? words.nameOf(view.elderOne).toUpperCase() : words.nameOf(kind)
    const short = kind === ELDER_ONE ? name : abbreviation(name)
    return {
      long: written(name, `${times(n)}${wounds ? ` ${wounds}/${health}` : ''}`),
      short: written(short, `${n > 1 ? n : ''}${wounds ? `-${wounds}` : ''}`),
      tint: 'enemy',
    }
  })
}

const tokensIn = ({ words, pack }: Scene, space: SpaceView): Chip[] =>
  grouped(space.tokens, ({ kind, face, wounds }) => `${kind} ${face} ${wounds}`).map(({ thing, n }) => {
    const name = tokenName(pack, words.nameOf(thing.kind), thing.kind, thing.face)
    const hurt = thing.wounds ? `-${thing.wounds}` : ''
    return {
      long: written(`¤${name}`, `${times(n)}${hurt}`),
      short: written(`¤${name.slice(0, 3).toLowerCase()}`, `${n > 1 ? n : ''}${hurt}`),
      tint: 'token',
    }
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
  GATES.flatMap(([gate, long, short]) =>
    map.gates[gate] === id ? [{ long: written(long), short: written(short), tint: gate }] : [],
  )

/** The other end of stairs and tunnels. */
const linksIn = (map: MapCard, id: number): Chip[] => {
  const ends = (pairs: MapCard['stairs']): number[] => pairs.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))
  return [
    ...ends(map.stairs).map(
      (to): Chip => ({ long: written('stairs', ` ${to}`), short: written('↕', `${to}`), tint: 'dim' }),
    ),
    ...ends(map.tunnels).map(
      (to): Chip => ({ long: written('tunnel', ` ${to}`), short: written('↔', `${to}`), tint: 'dim' }),
    ),
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
    ...(fire ? [{ long: written('Fire', times(fire)), short: written('*', `${fire}`), tint: 'fire' } as const] : []),
    ...gatesIn(map, id),
    ...tokensIn(scene, space),
    ...linksIn(map, id),
    ...states.map((state): Chip => ({ long: written(state), short: written(state.slice(0, 2)), tint: 'dim' })),
  ]
}

/** The same in words, without the signs of the map. */
export const thingsIn = (scene: Scene, id: number): string[] =>
  chipsOf(scene, id).map(({ long }) => whole(long).replace(/^[▸@¤]/, ''))
