/** Common items. */
import type { Item } from '../card.ts'

export const commonItems: readonly Item[] = [
  {
    id: 'whiskey', name: 'Whiskey', origin: 'mixed', invented: ['when'],
    flavour: 'For the nerves, the label says. Whose nerves, it does not.',
    deck: 'common', when: 'turn', paysCosts: true, effects: [{ do: 'gain', what: 'sanity', n: 1 }],
  },
  {
    id: 'food', name: 'Food', origin: 'mixed', invented: ['when'],
    flavour: 'Ham, mustard, and ten minutes with your back to a wall.',
    deck: 'common', when: 'turn', paysCosts: true, effects: [{ do: 'gain', what: 'stamina', n: 1 }],
  },
  {
    id: 'tommy-gun', name: 'Tommy Gun', origin: 'mixed', invented: ['deck', 'when', 'effects'],
    flavour: 'Signed out of the firearms case, never signed back in.',
    deck: 'common', when: 'adventure', effects: [{ do: 'addDice', dice: ['yellow'] }],
  },
  {
    id: 'hurricane-lantern', name: 'Hurricane Lantern', origin: 'vigil',
    flavour: 'It burns a little lower in some rooms than in others.',
    deck: 'common', when: 'adventure', effects: [{ do: 'addDice', dice: ['yellow'] }],
  },
  {
    id: 'ring-of-brass-keys', name: 'Ring of Brass Keys', origin: 'vigil',
    flavour: 'Forty keys and thirty-nine doors.',
    deck: 'common', when: 'adventure', effects: [{ do: 'addDice', dice: ['yellow'] }],
  },
  {
    id: 'box-camera', name: 'Box Camera', origin: 'vigil',
    flavour: 'Develop the plates alone, and look at them once.',
    deck: 'common', when: 'adventure', effects: [{ do: 'addDice', dice: ['yellow'] }],
  },
  {
    id: 'crowbar', name: 'Crowbar', origin: 'vigil',
    flavour: 'The oldest key in the building.',
    deck: 'common', when: 'adventure', effects: [{ do: 'addDice', dice: ['yellow'] }],
  },
  {
    id: 'press-card', name: 'Press Card', origin: 'vigil',
    flavour: 'People will tell a notebook what they would not tell a priest.',
    deck: 'common', when: 'adventure', effects: [{ do: 'addDice', dice: ['yellow'] }],
  },
  {
    id: 'floor-plan', name: 'Floor Plan', origin: 'vigil',
    flavour: 'Drawn by the architect. Corrected, in red, by someone else.',
    deck: 'common', when: 'adventure', effects: [{ do: 'addDice', dice: ['yellow'] }, { do: 'ignoreOrder' }],
  },
  {
    id: 'dynamite', name: 'Dynamite', origin: 'mixed', invented: ['deck', 'when', 'effects'],
    flavour: 'Left over from the new foundations. Please do not ask which.',
    deck: 'common', when: 'rolled', effects: [{ do: 'turnDie', to: 'P' }],
  },
  {
    id: 'lucky-coin', name: 'Lucky Coin', origin: 'vigil',
    flavour: 'Both sides are heads. Nobody has ever called tails.',
    deck: 'common', when: 'rolled', effects: [{ do: 'reroll', dice: 3 }],
  },
  {
    id: 'shotgun', name: 'Shotgun', origin: 'mixed', invented: ['deck', 'when', 'effects'],
    flavour: 'It settles most arguments, and starts the rest.',
    deck: 'common', when: 'turn', effects: [{ do: 'slay', worth: 2 }],
  },
]
