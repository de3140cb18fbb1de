/** What a shape cannot say: names that must exist, numbers that must fit together, maps that can be played. */
import type { Path, Problem } from '@vigil/kernel/problem'
import type { ElderOneCard, EpisodeCard, Pack } from '../card.ts'
import { mapProblems } from '../map/check-map.ts'
import { problemAt } from './problem.ts'

const twice = (pack: Pack, path: Path, ids: readonly string[]): Problem[] =>
  ids.flatMap((id, i) =>
    ids.indexOf(id) === i ? [] : [problemAt(pack, [...path, i, 'id'], 'an id no other card has')],
  )

const idsIn = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id)

const uniqueIds = (pack: Pack): Problem[] => [
  ...(['skills', 'investigators', 'insanities', 'enemies', 'elderOnes', 'episodes'] as const).flatMap((deck) =>
    twice(pack, [deck], idsIn(pack[deck])),
  ),
  ...pack.episodes.flatMap(({ mythos, discovery }, i) => [
    ...twice(pack, ['episodes', i, 'mythos'], idsIn(mythos)),
    ...twice(pack, ['episodes', i, 'discovery'], idsIn(discovery)),
  ]),
]

/** Words of the vocabulary that name something, and what there is to name. */
interface Names {
  readonly enemy: ReadonlySet<string>
  readonly token: ReadonlySet<string>
  readonly area: ReadonlySet<string>
  readonly marker: ReadonlySet<string>
  readonly skill: ReadonlySet<string>
  readonly along: ReadonlySet<string>
}

const isKey = (names: Names, key: PropertyKey): key is keyof Names => typeof key === 'string' && key in names

/** Every name in a record, wherever it stands, must be one of its kind. */
const strangers = (pack: Pack, value: unknown, path: Path, names: Names): Problem[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key]
    const known = isKey(names, key) ? names[key] : undefined
    if (known && typeof part === 'string' && !known.has(part))
      return [problemAt(pack, at, `one of ${[...known].join(', ') || 'nothing: there is none'}`)]
    return strangers(pack, part, at, names)
  })
}

const namesFor = (pack: Pack, episodes: readonly EpisodeCard[], elderOnes: readonly ElderOneCard[]): Names => ({
  enemy: new Set(idsIn(pack.enemies)),
  token: new Set([...episodes, ...elderOnes].flatMap(({ tokens }) => tokens.map(({ token }) => token))),
  area: new Set(episodes.flatMap(({ map }) => Object.keys(map.areas))),
  marker: new Set(episodes.flatMap(({ markers }) => markers.map(({ marker }) => marker))),
  skill: new Set(idsIn(pack.skills)),
  along: new Set(episodes.flatMap(({ map }) => Object.keys(map.routes))),
})

const episodeProblems = (pack: Pack, episode: EpisodeCard, i: number): Problem[] => {
  const path = ['episodes', i]
  const faults = mapProblems(episode.map).map(({ code, params }) =>
    problemAt(pack, [...path, 'map'], `a map without ${code} (${JSON.stringify(params)})`),
  )
  const missing = episode.map.tokens.flatMap(({ token, n = 1 }, k, all) => {
    const laid = all.slice(0, k + 1).reduce((sum, each) => sum + (each.token === token ? (each.n ?? 1) : 0), 0)
    const count = episode.tokens.find((card) => card.token === token)?.count ?? 0
    return laid - n < count && laid > count
      ? [problemAt(pack, [...path, 'map', 'tokens', k], `at most ${count} of them`)]
      : []
  })
  const faces = episode.tokens.flatMap(({ faces, count }, k) => {
    const sum = (faces ?? []).reduce((n, face) => n + face.count, 0)
    return faces && sum !== count
      ? [problemAt(pack, [...path, 'tokens', k, 'count'], `${sum}, as many as it has faces`)]
      : []
  })
  const sides = episode.discovery.flatMap(({ left, right }, k) =>
    left || right ? [] : [problemAt(pack, [...path, 'discovery', k], 'a card with a left or a right side')],
  )
  return [
    ...faults,
    ...missing,
    ...faces,
    ...sides,
    ...strangers(pack, episode, path, namesFor(pack, [episode], pack.elderOnes)),
  ]
}

export const structuralProblems = (pack: Pack): Problem[] => [
  ...uniqueIds(pack),
  ...pack.episodes.flatMap((episode, i) => episodeProblems(pack, episode, i)),
  ...pack.elderOnes.flatMap((elder, i) =>
    strangers(pack, elder, ['elderOnes', i], namesFor(pack, pack.episodes, [elder])),
  ),
  ...pack.investigators.flatMap(({ skills }, i) =>
    skills.flatMap((skill, k) =>
      pack.skills.some(({ id }) => id === skill)
        ? []
        : [problemAt(pack, ['investigators', i, 'skills', k], 'the id of a skill')],
    ),
  ),
  ...(pack.tracks.summoning.red < pack.tracks.summoning.spaces
    ? []
    : [problemAt(pack, ['tracks', 'summoning', 'red'], 'a space before the last')]),
]
