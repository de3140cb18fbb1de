/** Tokens: lying, held, in the reserve, and the faces of those that lie face down. */
import type { Seat } from '@vigil/kernel'
import type { TokenPick, TokenSel } from '../effects/vocabulary.ts'
import { NOBODY, NOWHERE, type State, type Token } from '../state.ts'

export const tokenAt = (s: Readonly<State>, i: number): Token => {
  const token = s.tokens[i]
  if (!token) throw new Error(`no token ${i}`)
  return token
}

const fits = (token: Readonly<Token>, pick: TokenPick): boolean => {
  const named = typeof pick.token === 'string' ? token.kind === pick.token : pick.token.includes(token.kind)
  if (!named) return false
  if (pick.face !== undefined && token.face !== pick.face) return false
  if (pick.up !== undefined && token.up !== pick.up) return false
  return pick.hurt === undefined || token.wounds > 0
}

export const isToken = (token: Readonly<Token>, sel: TokenSel): boolean =>
  typeof sel === 'string' ? token.kind === sel : fits(token, sel)

/** Tokens lying on the map, in any of these spaces. */
export const lying = (s: Readonly<State>, sel: TokenSel, spaces?: readonly number[]): number[] => {
  const found: number[] = []
  for (let i = 0; i < s.tokens.length; i++) {
    const token = s.tokens[i]
    if (!token || token.at === NOWHERE || !isToken(token, sel)) continue
    if (spaces === undefined || spaces.includes(token.at)) found.push(i)
  }
  return found
}

/** How many lie in one space. */
export const countLying = (s: Readonly<State>, sel: TokenSel, space: number): number => {
  let n = 0
  for (const token of s.tokens) if (token.at === space && isToken(token, sel)) n++
  return n
}

export const lies = (s: Readonly<State>, sel: TokenSel, space: number): boolean => {
  for (const token of s.tokens) if (token.at === space && isToken(token, sel)) return true
  return false
}

export const heldBy = (s: Readonly<State>, seat: Seat, kinds: string | readonly string[]): number[] => {
  const found: number[] = []
  s.tokens.forEach((token, i) => {
    if (token.holder === seat && (typeof kinds === 'string' ? token.kind === kinds : kinds.includes(token.kind)))
      found.push(i)
  })
  return found
}

export const countHeld = (s: Readonly<State>, seat: Seat, kinds: string | readonly string[]): number =>
  heldBy(s, seat, kinds).length

/** In the reserve: neither lying, held nor turned for good. */
const isSpare = (token: Readonly<Token>, kind: string): boolean =>
  token.kind === kind && token.at === NOWHERE && token.holder === NOBODY && !token.up

export const countSpare = (s: Readonly<State>, kind: string): number =>
  s.tokens.filter((token) => isSpare(token, kind)).length

export const spareToken = (s: Readonly<State>, kind: string): number =>
  s.tokens.findIndex((token) => isSpare(token, kind))

export const facesOf = (s: Readonly<State>, kind: string): string[] => {
  const bag = s.hidden.find(({ token }) => token === kind)
  if (!bag) throw new Error(`no hidden faces of ${kind}`)
  return bag.faces
}

/** DMD-FIRE-02: what is left of the Fire tokens. */
export const fireLeft = (s: Readonly<State>, all: number): number => {
  let n = all
  for (const fire of s.fire) n -= fire
  for (const person of s.seats) n -= person.fire
  return n
}

/** A held token and one lying in its holder's space with the same face. */
export const matching = (
  s: Readonly<State>,
  seat: Seat,
  held: string,
  kind: string,
): { readonly give: number; readonly take: number } | undefined => {
  const here = s.seats[seat]?.at ?? NOWHERE
  for (const give of heldBy(s, seat, held)) {
    const take = lying(s, kind, [here]).find((i) => s.tokens[i]?.face === s.tokens[give]?.face)
    if (take !== undefined) return { give, take }
  }
  return undefined
}

/** Of tokens that are alike in everything, one. */
export const differentTokens = (s: Readonly<State>, tokens: readonly number[]): number[] => {
  const seen = new Set<string>()
  return tokens.filter((i) => {
    const { kind, face, at, holder, wounds, up } = tokenAt(s, i)
    return seen.size !== seen.add(`${kind} ${face} ${at} ${holder} ${wounds} ${up}`).size
  })
}
