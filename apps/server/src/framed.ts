/**
 * Text as it goes over a WebSocket: a head that says how long it is, then its bytes, unmasked as a server sends them
 * (RFC 6455, 5.1 and 5.2). In one piece, and the same piece for everybody who is told the same.
 */

/** Text that is whole. */
const TEXT = 0x81

/** Frames are cut from a large piece: to fetch memory for each costs more than to write it. */
const SLAB = 256 * 1_024
let slab = Buffer.allocUnsafeSlow(SLAB)
let used = 0

const space = (length: number): Buffer => {
  if (length > SLAB / 4) return Buffer.allocUnsafeSlow(length)
  if (used + length > SLAB) {
    slab = Buffer.allocUnsafeSlow(SLAB)
    used = 0
  }
  used += length
  return slab.subarray(used - length, used)
}

const headOf = (length: number): number => (length < 126 ? 2 : length < 0x1_0000 ? 4 : 10)

export const framed = (text: string): Buffer => {
  const length = Buffer.byteLength(text)
  const head = headOf(length)
  const bytes = space(head + length)
  bytes[0] = TEXT
  bytes[1] = head === 2 ? length : head === 4 ? 126 : 127
  if (head === 4) bytes.writeUInt16BE(length, 2)
  if (head === 10) bytes.writeBigUInt64BE(BigInt(length), 2)
  bytes.write(text, head)
  return bytes
}
