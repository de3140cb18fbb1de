import { describe, expect, it } from 'vitest'
import * as ws from 'ws'
import { framed } from '../src/framed.ts'

/** How a client reads; its types are silent about it. */
interface Receiver {
  on(what: 'message', hear: (data: Buffer, isBinary: boolean) => void): void
  on(what: 'error', hear: (error: Error) => void): void
  write(bytes: Buffer): void
}
const { Receiver } = ws as unknown as { Receiver: new (options: object) => Receiver }

const read = (...pieces: readonly Buffer[]): string[] => {
  const heard: string[] = []
  const receiver = new Receiver({ isServer: false, maxPayload: 1_000_000 })
  receiver.on('message', (data: Buffer, isBinary: boolean) => heard.push(`${isBinary} ${data}`))
  receiver.on('error', (error: Error) => heard.push(String(error)))
  for (const piece of pieces) receiver.write(piece)
  return heard
}

describe('framed', () => {
  it.each([0, 1, 125, 126, 127, 4_000, 65_535, 65_536, 300_000])('is read as it was written: %i letters', (length) => {
    const text = 'x'.repeat(length)
    expect(read(framed(text))).toEqual([`false ${text}`])
  })

  it('counts bytes, not letters', () => {
    const text = 'Tür “ö” 🐙'.repeat(20)
    expect(read(framed(text))).toEqual([`false ${text}`])
  })

  it('leaves what was framed before as it was', () => {
    const texts = Array.from({ length: 500 }, (_, n) => `${n} `.repeat(300))
    expect(read(...texts.map(framed))).toEqual(texts.map((text) => `false ${text}`))
  })
})
