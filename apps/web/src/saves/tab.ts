/** A name for this tab, new with every load of the page, and for games. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Short enough for an address, long enough never to come twice. */
export const newId = (length = 12): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte % LETTERS.length]).join('')
