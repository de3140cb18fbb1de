/**
 * What servers that share a store tell each other: that there is something to look at. Nothing of it is the truth, and
 * whoever misses it looks a little later. It is read as if anybody could have sent it: what makes no sense is no news.
 */
import { z } from 'zod'

const count = z.int().min(0)

/** How far a room has come. */
const mark = z.object({ entries: count, rev: count, lines: count })

/** What was added to the log: entries as JSON, and a seal (`hearsay.ts`). */
const hearsay = z.object({ text: z.string(), seal: z.string() })

const news = z.discriminatedUnion('is', [
  z.object({ is: z.literal('grown'), room: z.string(), mark, added: hearsay.optional() }),
  /** A frame for everybody there, kept by nobody: a suggestion. */
  z.object({ is: z.literal('frame'), room: z.string(), text: z.string().startsWith('{"t":"point",') }),
  /** Who is connected at one of the servers. `asks`: it has just come, and does not know who is at the others. */
  z.object({
    is: z.literal('present'),
    room: z.string(),
    chairs: z.array(count),
    watching: count,
    asks: z.boolean(),
  }),
])

const letter = z.object({ from: z.string(), news })

export type News = z.infer<typeof news>
export type Hearsay = z.infer<typeof hearsay>

export const writeNews = (from: string, said: News): string => JSON.stringify({ from, news: said })

/** Undefined for a kind of news that another release has, too. */
export const readNews = (text: string): z.infer<typeof letter> | undefined => {
  try {
    return letter.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
