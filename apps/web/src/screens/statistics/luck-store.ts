/** The luck of finished games, worked out once and remembered: reading a record again takes a while. */
import type { AnyRecord, Kind } from '@vigil/kernel'
import { packOf, storyOf } from '@vigil/table'
import type { Face } from '../../face.ts'
import { type SaveHead, shelf } from '../../saves/index.ts'
import { boxOf } from '../../shelf.ts'

export type KnownLuck = Readonly<
  Record<string, { readonly inputs: number; readonly seen: number; readonly expected: number }>
>

const KEY = 'vigil:luck'

const isKnown = (value: unknown): value is KnownLuck[string] =>
  typeof value === 'object' &&
  value !== null &&
  ['inputs', 'seen', 'expected'].every((name) => Number.isFinite((value as Record<string, unknown>)[name]))

/** Anything may lie in storage. */
export const readKnown = (text: string | null): KnownLuck => {
  try {
    const json: unknown = JSON.parse(text ?? '{}')
    return typeof json === 'object' && json !== null
      ? Object.fromEntries(Object.entries(json).filter((entry) => isKnown(entry[1])))
      : {}
  } catch {
    return {}
  }
}

export const rememberedLuck = (): KnownLuck => {
  try {
    return readKnown(localStorage.getItem(KEY))
  } catch {
    return {}
  }
}

const remember = (known: KnownLuck): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(known))
  } catch {
    // A full or closed store: it is worked out again the next time.
  }
}

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 4))

/** In small pieces, so that the page stays quick. */
const luckIn = async (face: Face<Kind>, record: AnyRecord, gone: () => boolean) => {
  const story = storyOf(face.game, record, { anyVersion: true })
  if (!story.ok) return undefined
  let [seen, expected] = [0, 0]
  let before = story.value.at(0)
  let end = performance.now() + 12
  for (const [page, { because, events }] of story.value.pages.entries()) {
    const glance = story.value.at(page)
    const luck = page > 0 ? face.luck({ seq: glance.seq, because, events, glance }, before) : undefined
    seen += luck?.seen ?? 0
    expected += luck?.expected ?? 0
    before = glance
    if (performance.now() < end) continue
    await rest()
    if (gone()) return undefined
    end = performance.now() + 12
  }
  return { seen, expected }
}

/** Works through the games whose luck is not known yet; `tell` hears of each. */
export const learnLuck = async (
  heads: readonly SaveHead[],
  tell: (known: KnownLuck) => void,
  gone: () => boolean,
): Promise<void> => {
  let known = rememberedLuck()
  for (const { id, game, inputs, ending } of heads) {
    if (!ending || known[id]?.inputs === inputs || gone()) continue
    const save = await shelf().load(id)
    const face = save && (await boxOf(game)?.load(packOf(save.record)))
    if (!save || !face || gone()) continue
    const luck = await luckIn(face, save.record, gone)
    if (!luck) continue
    known = { ...known, [id]: { inputs, ...luck } }
    remember(known)
    tell(known)
  }
}
