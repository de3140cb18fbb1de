/** The link to a chair, as people send it to each other: the address of the page, the room and the key. */
import { Fault } from '../fault.ts'

export interface Link {
  /** Where the server is: `https://vigil.example`. */
  readonly site: string
  readonly room: string
  readonly key: string
}

const SHAPE = 'https://vigil.example/#/room/ROOM/KEY'

export const linkFrom = (typed: string): Link => {
  const url = URL.canParse(typed) ? new URL(typed) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new Fault(`"${typed}" is no link to a room. It looks like this: ${SHAPE}`)
  const { room, key } = /^#\/room\/(?<room>[\w-]{1,64})\/(?<key>[\w-]{22,64})$/.exec(url.hash)?.groups ?? {}
  if (room === undefined || key === undefined)
    throw new Fault(`This link names no room and key. Copy all of it, with what comes after the #: ${SHAPE}`)
  return { site: url.origin, room, key }
}

/** Where it is played: the key is sent in the first frame, never in an address. */
export const playAddress = ({ site }: Link): string => `${site.replace(/^http/, 'ws')}/api/play`
