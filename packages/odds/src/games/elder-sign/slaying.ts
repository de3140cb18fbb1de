/** Rows of the attempt, and what defeating a monster by a card does to them. */
import { type RowView, typeOfMarker } from '@vigil/elder-sign'
import type { Aid, Slaying, TaskRow } from './attempt.ts'
import { gameOf } from './game-of.ts'
import { aidOfItem } from './hand.ts'
import { type Scene, stateLike } from './scene.ts'

const rowOf = ({ key, symbols, sanity, stamina, clock, done }: RowView): TaskRow => ({
  key,
  needs: symbols.map(({ sum, faces }) => ({ sum, faces })),
  sanity,
  stamina,
  clock,
  done,
})

interface Slain {
  readonly worth: number
  readonly closes: readonly string[]
  readonly opened: readonly TaskRow[]
}

const open = (rows: readonly TaskRow[]): string[] => rows.filter(({ done }) => !done).map(({ key }) => key)

/** What turning this marker down leaves: the game itself is asked. */
const rowsWithout = (scene: Scene, marker: string): TaskRow[] => {
  const s = stateLike(scene)
  if (!s) return []
  const places = [...s.slots, ...s.extras, ...s.worlds, s.hall?.lair, s.hall?.entrance]
  for (const monster of places.flatMap((place) => place?.monsters ?? []))
    if (monster.marker === marker) monster.flippedBy = s.active
  return gameOf(scene.pack).view(s, 'spectator').expedition?.rows.map(rowOf) ?? []
}

const slainBy = (scene: Scene, rows: readonly TaskRow[]): Slain[] => {
  const { view, pack, expedition } = scene
  const places = [...view.cards, ...(view.hall ? [view.hall.lair, view.hall.entrance] : [])]
  const here = places.find(({ card }) => card === expedition.card)?.monsters ?? []
  return here.flatMap(({ marker, flipped }) => {
    if (flipped) return []
    const after = rowsWithout(scene, marker)
    const closes = open(rows).filter((key) => !open(after).includes(key))
    const opened = after.filter(({ key, done }) => !done && !open(rows).includes(key))
    return [{ worth: pack.monsters.find(({ id }) => id === typeOfMarker(marker))?.trophies ?? 0, closes, opened }]
  })
}

/** Rows a card may open lie ready, done: not before they are opened does anybody look at them. */
export const rowsAndAids = (scene: Scene): { rows: TaskRow[]; aids: Aid[] } => {
  const { pack, rules, bearers, expedition, actor } = scene
  const rows = expedition.rows.map(rowOf)
  const items = (actor?.items ?? []).flatMap((id) => pack.items.find((each) => each.id === id) ?? [])
  const slays = items.some(({ effects: [first] }) => first?.do === 'slay')
  const slain = slays ? slainBy(scene, rows) : []
  const choices = (worth: number): Slaying[] =>
    slain
      .filter((each) => each.worth <= worth)
      .map(({ closes, opened }) => ({ closes, opens: opened.map(({ key }) => key) }))
  const aids = items.flatMap((item) => aidOfItem({ pack, rules, bearers, slain: choices }, item) ?? [])
  const opened = slain.flatMap((each) => each.opened.map((row) => ({ ...row, done: true })))
  return { rows: [...rows, ...(aids.some(({ effect }) => effect.do === 'slay') ? opened : [])], aids }
}
