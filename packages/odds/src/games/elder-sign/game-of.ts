/** The game that a pack is played by, made once. */
import { type ES, elderSign, type Pack } from '@vigil/elder-sign'
import type { Game } from '@vigil/kernel'

const games = new WeakMap<Pack, Game<ES>>()

export const gameOf = (pack: Pack): Game<ES> => {
  const known = games.get(pack) ?? elderSign(pack)
  games.set(pack, known)
  return known
}
