import type { Pack } from '../card.ts'

/** A pack that names another and says only what differs: its records replace those with the same id, or join them. */
export interface Patch extends Partial<Pack> {
  readonly extends: string
  readonly id: string
  readonly name: string
}

const merged = <C extends { readonly id: string }>(base: readonly C[], changes: readonly C[] = []): readonly C[] => {
  const byId = new Map(changes.map((card) => [card.id, card]))
  const known = new Set(base.map(({ id }) => id))
  return [...base.map((card) => byId.get(card.id) ?? card), ...changes.filter(({ id }) => !known.has(id))]
}

export const mergePack = (base: Pack, patch: Patch): Pack => ({
  id: patch.id,
  name: patch.name,
  adventures: merged(base.adventures, patch.adventures),
  otherWorlds: merged(base.otherWorlds, patch.otherWorlds),
  mythos: merged(base.mythos, patch.mythos),
  monsters: merged(base.monsters, patch.monsters),
  items: merged(base.items, patch.items),
  allies: merged(base.allies, patch.allies),
  investigators: merged(base.investigators, patch.investigators),
  ancientOnes: merged(base.ancientOnes, patch.ancientOnes),
  entrance: patch.entrance ?? base.entrance,
})
