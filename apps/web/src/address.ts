/** Where in the page we are: `#/play/abc`. Screens are reached by address alone, so that links and the back key work. */
import { useSyncExternalStore } from 'react'

export type Address =
  | { readonly at: 'start' }
  | { readonly at: 'setup'; readonly game: string }
  | { readonly at: 'learn'; readonly game: string }
  /** With its game, which is then fetched while the save is still looked up. */
  | { readonly at: 'play'; readonly save: string; readonly game?: string }
  | { readonly at: 'replay'; readonly save: string; readonly step?: number }
  /** A game in the address itself, as a share link carries it. */
  | { readonly at: 'shared'; readonly code: string }
  | { readonly at: 'rules'; readonly game: string; readonly rule?: string }
  /** Two rule sets side by side. */
  | { readonly at: 'compare'; readonly game: string; readonly a?: string; readonly b?: string }
  /** A table for people in several places, being made. */
  | { readonly at: 'host'; readonly game: string }
  /** One that is there; the key opens a chair. It stands behind the `#`, which browsers send to nobody. */
  | { readonly at: 'room'; readonly room: string; readonly key: string }
  | { readonly at: 'saves' }
  | { readonly at: 'statistics' }
  | { readonly at: 'settings' }
  | { readonly at: 'credits' }
  | { readonly at: 'lost'; readonly hash: string }

export const addressOf = (hash: string): Address => {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [at = '', one = '', two] = path.split('/').map((part) => decode(part))
  switch (at) {
    case '':
      return { at: 'start' }
    case 'setup':
    case 'learn':
    case 'host':
      return one ? { at, game: one } : { at: 'lost', hash }
    case 'room':
      return one && two ? { at, room: one, key: two } : { at: 'lost', hash }
    case 'rules':
      if (one && two === 'compare') return comparedIn(one, query)
      return one ? { at, game: one, ...(two && { rule: two }) } : { at: 'lost', hash }
    case 'play': {
      const game = new URLSearchParams(query).get('game')
      return one ? { at, save: one, ...(game && { game }) } : { at: 'lost', hash }
    }
    case 'replay': {
      const step = Number(new URLSearchParams(query).get('step') ?? Number.NaN)
      return one ? { at, save: one, ...(Number.isInteger(step) && { step }) } : { at: 'lost', hash }
    }
    case 'shared':
      return one ? { at, code: one } : { at: 'lost', hash }
    case 'saves':
    case 'statistics':
    case 'settings':
    case 'credits':
      return { at }
    default:
      return { at: 'lost', hash }
  }
}

const comparedIn = (game: string, query: string): Address => {
  const asked = new URLSearchParams(query)
  const [a, b] = [asked.get('a'), asked.get('b')]
  return { at: 'compare', game, ...(a && { a }), ...(b && { b }) }
}

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const hrefOf = (address: Address): string => {
  switch (address.at) {
    case 'start':
      return '#/'
    case 'setup':
    case 'learn':
    case 'host':
      return `#/${address.at}/${encodeURIComponent(address.game)}`
    case 'rules':
      return `#/rules/${encodeURIComponent(address.game)}${address.rule ? `/${encodeURIComponent(address.rule)}` : ''}`
    case 'compare': {
      const sets = Object.entries({ a: address.a, b: address.b }).flatMap(([key, set]) =>
        set === undefined ? [] : [`${key}=${encodeURIComponent(set)}`],
      )
      return `#/rules/${encodeURIComponent(address.game)}/compare${sets.length > 0 ? `?${sets.join('&')}` : ''}`
    }
    case 'room':
      return `#/room/${encodeURIComponent(address.room)}/${encodeURIComponent(address.key)}`
    case 'play':
      return `#/play/${encodeURIComponent(address.save)}${address.game ? `?game=${encodeURIComponent(address.game)}` : ''}`
    case 'replay':
      return `#/replay/${encodeURIComponent(address.save)}${address.step === undefined ? '' : `?step=${address.step}`}`
    case 'shared':
      return `#/shared/${encodeURIComponent(address.code)}`
    case 'lost':
      return address.hash
    default:
      return `#/${address.at}`
  }
}

export const goTo = (address: Address): void => {
  location.hash = hrefOf(address).slice(1)
}

/** Without a step for the back key. */
export const turnTo = (address: Address): void => location.replace(hrefOf(address))

const onHash = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export const useAddress = (): Address => addressOf(useSyncExternalStore(onHash, () => location.hash))
