/** A picture for every word of the effect vocabulary. A new word does not compile until it has one. */
import type { Effect, EffectWord, Gainable } from '@vigil/elder-sign'
import type { IconName } from './icons/icon.tsx'
import { symbolIcon } from './symbols.tsx'

const BY_WORD: { readonly [W in Exclude<EffectWord, 'gain' | 'lose' | 'maximum' | 'loseCard'>]: IconName } = {
  devour: 'carnivore-mouth',
  loseTrophies: 'laurels-trophy',
  losePiece: 'laurels-trophy',
  loseSign: 'elder-sign',
  leave: 'person',
  doom: 'sunken-eye',
  liftDoom: 'sunken-eye',
  monster: 'monster-grasp',
  gate: 'magic-portal',
  clock: 'clock',
  extraAdventure: 'entry-door',
  banishWorld: 'disintegrate',
  awaken: 'burning-eye',
  defeat: 'skull-crack',
  rollForCards: 'dice',
  shed: 'dice',
  fail: 'close',
  addDice: 'plus',
  recoverDice: 'dice',
  reroll: 'repeat',
  turnDie: 'perspective-dice-six-faces-random',
  secure: 'pin',
  slay: 'dripping-knife',
  ignoreOrder: 'arrow-down',
  ignoreTerror: 'curled-tentacle',
  holdClock: 'pause',
  breakLock: 'unlock',
  choose: 'branch',
  pay: 'two-coins',
  if: 'scales',
}

const gained = (what: Gainable): IconName => symbolIcon(what)

export const effectIcon = (effect: Effect): IconName => {
  switch (effect.do) {
    case 'gain':
    case 'lose':
    case 'maximum':
      return gained(effect.what)
    case 'loseCard':
      return gained(effect.deck)
    default:
      return BY_WORD[effect.do]
  }
}
