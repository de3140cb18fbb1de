/** A game in an address: the record, deflated, in letters that may stand in a link. */
import { type AnyRecord, no, parseRecord, type Refusal, type Result } from '@vigil/kernel'
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate'
import { hrefOf } from '../address.ts'
import { fault } from './fault.ts'

/** Longer links are cut off by some messengers and mail programs: then the file is the better way. */
export const LONGEST_LINK = 8000

/** A code is foreign, and a few bytes can be made to unfold into gigabytes. */
const MOST_BYTES = 20_000_000

const PER_STEP = 0x8000
const PER_LOOK = 0x400

const toBase64Url = (bytes: Uint8Array): string => {
  let text = ''
  for (let i = 0; i < bytes.length; i += PER_STEP) text += String.fromCharCode(...bytes.subarray(i, i + PER_STEP))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const fromBase64Url = (code: string): Uint8Array =>
  Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

export const codeOf = (record: AnyRecord): string =>
  toBase64Url(deflateSync(strToU8(JSON.stringify(record)), { level: 9, mem: 9 }))

const unfolded = (bytes: Uint8Array): Result<string, Refusal> => {
  const pieces: Uint8Array[] = []
  let size = 0
  let ended = false
  const inflate = new Inflate((piece, last) => {
    size += piece.length
    if (size > MOST_BYTES) throw new RangeError('huge')
    pieces.push(piece)
    ended = last
  })
  try {
    // In small steps, so that the size is looked at before all of it has been unfolded.
    for (let i = 0; i < bytes.length; i += PER_LOOK) {
      inflate.push(bytes.subarray(i, i + PER_LOOK), i + PER_LOOK >= bytes.length)
    }
  } catch (error) {
    return no(fault(error instanceof RangeError ? 'code.huge' : 'code.cut', { length: bytes.length }))
  }
  if (!ended) return no(fault('code.cut', { length: bytes.length }))
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return { ok: true, value: strFromU8(whole) }
}

/** Put into words by `faultIn`. Whether the game can play it is another matter: `saveFrom`. */
export const recordOf = (code: string): Result<AnyRecord, Refusal> => {
  const stray = /[^A-Za-z0-9_-]/.exec(code)
  if (stray) return no(fault('code.letters', { n: stray.index + 1, got: stray[0] }))
  let text: Result<string, Refusal>
  try {
    text = unfolded(fromBase64Url(code))
  } catch {
    text = no(fault('code.cut', {}))
  }
  if (!text.ok) return no({ ...text.why, params: { ...text.why.params, length: code.length } })
  const parsed = parseRecord(text.value)
  // A cut that goes unnoticed until here is still a cut: lines and columns would not help anybody.
  if (!parsed.ok && parsed.why.code === 'record.json') return no(fault('code.cut', { length: code.length }))
  return parsed
}

export type ShareLink =
  | { readonly is: 'link'; readonly href: string }
  | { readonly is: 'long'; readonly length: number }

/** `page` is the address of the page itself. */
export const linkOf = (record: AnyRecord, page: string): ShareLink => {
  const href = `${page.replace(/#.*$/, '')}${hrefOf({ at: 'shared', code: codeOf(record) })}`
  return href.length > LONGEST_LINK ? { is: 'long', length: href.length } : { is: 'link', href }
}
