/** Keys open chairs. They are told once; what stays here is their hash. */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 192 bits, 32 letters. */
export const newKey = (): string => randomBytes(24).toString('base64url')

/** In every link; no secret, but nobody comes upon one by chance either. */
export const newRoomId = (): string => randomBytes(12).toString('base64url')

/** Kept from everybody until the match is over. */
export const newSeed = (): string => randomBytes(32).toString('hex')

export const hashKey = (key: string): string => hash('sha256', key, 'base64url')

export const sameHash = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
