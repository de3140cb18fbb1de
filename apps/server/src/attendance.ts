/**
 * Servers on one store must hear each other, or their guests see each other's answers late. So each says in the store that it
 * is there and by which Redis it hears; one that would not hear those before it does not start.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Neighbour, Store } from '@vigil/store'
import { type Bus, noBus } from './bus.ts'
import { BadConfig } from './config.ts'

export const BEAT_MS = 2_000

/** Silent for longer: it was killed. */
const GONE_MS = 3 * BEAT_MS

const isApart = ({ home, silentMs }: Neighbour, mine: string | null): boolean =>
  mine !== null && home !== null && home !== mine && silentMs < GONE_MS

const sentence = (alone: boolean): string =>
  alone
    ? 'Another server is at work on this database. Give all of them the same REDIS_URL, or stop the other one first.'
    : 'Another server is at work on this database, and not on this Redis: they would not hear each other. Give all of them the same REDIS_URL.'

/**
 * Waits until everybody who was there before is either heard or gone. One that was killed a moment ago looks as if it were
 * there: only who says so again is.
 */
const settled = async (attend: () => Promise<readonly Neighbour[]>, bus: Bus): Promise<void> => {
  const before = new Map<string, number>()
  for (;;) {
    const apart = (await attend()).filter((each) => each.earlier && isApart(each, bus.home()))
    if (apart.length === 0) return
    if (apart.some(({ node, silentMs }) => silentMs < (before.get(node) ?? 0)))
      throw new BadConfig(sentence(bus === noBus))
    for (const { node, silentMs } of apart) before.set(node, silentMs)
    await wait(BEAT_MS / 4)
  }
}

interface Means {
  readonly store: Store
  readonly bus: Bus
}

/**
 * What to use from now on: where others come to be apart later, the bus counts as deaf, and the store says goodbye when it is
 * closed. Throws a BadConfig.
 */
export const attended = async ({ store, bus }: Means): Promise<Means> => {
  if (!store.attend) return { store, bus }
  const node = bus.node || randomUUID()
  const attend = async (): Promise<readonly Neighbour[]> => (await store.attend?.(node, bus.home())) ?? []
  await settled(attend, bus)
  let apart = false
  let saying: Promise<void> = Promise.resolve()
  const beat = setInterval(() => {
    saying = attend().then(
      (others) => {
        apart = others.some((each) => isApart(each, bus.home()))
      },
      () => undefined,
    )
  }, BEAT_MS)
  beat.unref()
  const left: Store = {
    ...store,
    async close() {
      clearInterval(beat)
      // Said after the goodbye, it would look as if somebody were there.
      await saying
      await store.close()
    },
  }
  return { store: left, bus: bus === noBus ? bus : { ...bus, isDeaf: () => apart || bus.isDeaf() } }
}
