/** `vigil host`: opens an online table and prints the links to its chairs. */
import type { NewRoom, RoomMade } from '@vigil/table/wire'
import { EXIT, Fault } from '../fault.ts'
import type { SetupFlags } from '../flags.ts'
import { type Io, print, printJson } from '../io.ts'
import { boxOf, setupFrom } from '../shelf.ts'

export interface HostFlags extends SetupFlags {
  readonly server: string
  readonly name?: string
  readonly realDice?: boolean
  readonly undo?: 'free' | 'consent' | 'untilRevealed' | 'never'
  /** False where `--no-spectators` or `--no-advice` was said. */
  readonly spectators: boolean
  readonly advice: boolean
  readonly json?: boolean
}

/** Of the page, with a slash at the end: what is asked for lies beside it. */
const siteOf = (typed: string): URL => {
  const url = URL.canParse(typed) ? new URL(typed) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new Fault(`"${typed}" is no address of a server. It looks like this: https://vigil.example`)
  url.hash = ''
  url.search = ''
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url
}

const wantedBy = (game: string, flags: HostFlags): NewRoom => {
  const box = boxOf(game)
  const { name, realDice, undo, spectators, advice } = flags
  return {
    game,
    // What set-ups are made of is JSON: the server reads it as it would the page's.
    setup: setupFrom(box, box.open(), flags) as NewRoom['setup'],
    ...(name !== undefined && { name }),
    options: { ...(undo && { undo }), spectators, advice },
    ...(realDice && { chance: 'ask' as const }),
  }
}

const isMade = (body: unknown): body is RoomMade =>
  typeof body === 'object' && body !== null && 'room' in body && 'chairs' in body && 'watch' in body

const sentenceIn = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'text' in body && typeof body.text === 'string' ? body.text : undefined

const madeAt = async (site: URL, wanted: NewRoom): Promise<RoomMade> => {
  const asked = await fetch(new URL('api/rooms', site), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wanted),
  }).catch(() => undefined)
  if (!asked)
    throw new Fault(`Nobody answers at ${site}. Start a server with npm start, or say where one is: --server URL.`)
  const body: unknown = await asked.json().catch(() => undefined)
  if (asked.ok && isMade(body)) return body
  throw new Fault(sentenceIn(body) ?? `What is at ${site} keeps no tables. Say where a server is: --server URL.`)
}

const told = (title: string, links: readonly string[], watch: string | undefined, seal: string): string => {
  const [first = ''] = links
  const chairs = links.map((link, i) => `Chair ${i + 1}${i === 0 ? ', yours, and the host\u2019s' : ''}:\n  ${link}`)
  return [
    `A table of ${title} is open. Each link is a chair: send one to each of the others.`,
    ...chairs,
    ...(watch === undefined ? [] : [`Spectators:\n  ${watch}`]),
    `Seal of the dice: ${seal}`,
    `These links are told once: keep them. To sit down here: vigil join '${first}'`,
  ].join('\n')
}

export const runHost = async (game: string, flags: HostFlags, io: Io): Promise<number> => {
  const site = siteOf(flags.server)
  const wanted = wantedBy(game, flags)
  const { room, chairs, watch, commitment } = await madeAt(site, wanted)
  const linkTo = (key: string): string => `${site}#/room/${room}/${key}`
  const links = chairs.map(({ key }) => linkTo(key))
  const watching = flags.spectators ? linkTo(watch) : undefined
  if (flags.json) printJson(io, { room, links, ...(watching && { watch: watching }), commitment })
  else print(io, told(boxOf(game).name, links, watching, commitment))
  return EXIT.fine
}
