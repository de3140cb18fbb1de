/** Rooms over parts of the database, by the hash of their names: are the parts level, also where few rooms have most of the play? */
import { createHash } from 'node:crypto'
import { type Lot, lots } from './lot.ts'

export interface Spread {
  /** The fullest part against the average: of rooms, and of answers. */
  readonly rooms: number
  readonly answers: number
  /** Answers a second of the busiest room. */
  readonly busiest: number
}

export interface Skew {
  readonly rooms: number
  readonly parts: number
  readonly answersPerSecond: number
  /** So much of the rooms has so much of the answers. */
  readonly few: number
  readonly most: number
  readonly seed: number
}

const partOf = (name: string, parts: number): number => createHash('md5').update(name).digest().readUInt32LE() % parts

/** As `key.ts` of the server makes them: names by lot. */
const nameBy = (lot: Lot): string => Array.from({ length: 3 }, () => Math.floor(lot() * 2 ** 32).toString(36)).join('')

export const spreadOf = ({ rooms, parts, answersPerSecond, few, most, seed }: Skew): Spread => {
  const lot = lots(seed)
  const hot = Math.max(1, Math.round(rooms * few))
  const [ofHot, ofRest] = [(answersPerSecond * most) / hot, (answersPerSecond * (1 - most)) / Math.max(1, rooms - hot)]
  const counts = new Array<number>(parts).fill(0)
  const loads = new Array<number>(parts).fill(0)
  for (let room = 0; room < rooms; room++) {
    const part = partOf(nameBy(lot), parts)
    counts[part] = (counts[part] ?? 0) + 1
    loads[part] = (loads[part] ?? 0) + (room < hot ? ofHot : ofRest)
  }
  return {
    rooms: (Math.max(...counts) * parts) / rooms,
    answers: (Math.max(...loads) * parts) / answersPerSecond,
    busiest: Math.max(ofHot, ofRest),
  }
}
