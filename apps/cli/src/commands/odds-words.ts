/** What can be done next, in a few words. */
import type { Deed } from '@vigil/odds/elder-sign'

const diceOf = (dice: readonly { colour: string; face: string }[]): string =>
  dice.map(({ colour, face }) => `${colour} ${face}`).join(', ')

export const wordOf = (deed: Deed): string => {
  switch (deed.do) {
    case 'roll':
      return 'roll'
    case 'giveUp':
      return 'give up'
    case 'fail':
      return 'let the roll fail'
    case 'rollOn':
      return 'roll the rest'
    case 'complete':
      return `complete ${deed.row} with ${diceOf(deed.dice) || 'dice held'}`
    case 'reroll':
      return `reroll ${diceOf(deed.dice)} (${deed.by})`
    case 'cast':
      return `${deed.aid} on ${diceOf(deed.dice)}`
    case 'turn':
      return `turn ${diceOf([deed.die])} to ${deed.to} (${deed.by})`
    case 'use':
      return `use ${deed.aid}`
    case 'layOut':
      return `lay out ${deed.aid}`
    case 'release':
      return `take the ${deed.colour} die off its spell`
    case 'unlock':
      return `take the ${deed.colour} die off its lock`
    case 'fund':
      return `pay ${deed.pay} for dice`
  }
}
