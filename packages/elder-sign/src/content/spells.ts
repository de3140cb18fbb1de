/** Spells. */
import type { Item } from '../card.ts'

export const spells: readonly Item[] = [
  {
    id: 'whispered-ward', name: 'Whispered Ward', origin: 'vigil',
    flavour: 'Say it softly. Louder works, but not for you.',
    deck: 'spell', when: 'rolled', effects: [{ do: 'secure', dice: 1 }],
  },
  {
    id: 'circle-of-chalk', name: 'Circle of Chalk', origin: 'vigil',
    flavour: 'Do not scuff it. Do not let them make you scuff it.',
    deck: 'spell', when: 'rolled', effects: [{ do: 'secure', dice: 1 }],
  },
  {
    id: 'name-spoken-thrice', name: 'Name Spoken Thrice', origin: 'vigil',
    flavour: 'Twice is a greeting. Thrice is a receipt.',
    deck: 'spell', when: 'rolled', effects: [{ do: 'secure', dice: 1 }],
  },
  {
    id: 'hand-of-the-sleeper', name: 'Hand of the Sleeper', origin: 'vigil',
    flavour: 'A dream can hold a thing still, if you hold the dream.',
    deck: 'spell', when: 'rolled', effects: [{ do: 'secure', dice: 1 }],
  },
  {
    id: 'sign-of-the-shut-eye', name: 'Sign of the Shut Eye', origin: 'vigil',
    flavour: 'What does not see it cannot take it from you.',
    deck: 'spell', when: 'rolled', effects: [{ do: 'secure', dice: 1 }],
  },
  {
    id: 'borrowed-minute', name: 'Borrowed Minute', origin: 'vigil',
    flavour: 'It comes out of the far end, and you will not miss it today.',
    deck: 'spell', when: 'rolled', effects: [{ do: 'secure', dice: 1 }],
  },
  {
    id: 'dread-curse-of-azathoth', name: 'Dread Curse of Azathoth', origin: 'box',
    flavour: 'Four syllables, three of which can be survived.',
    deck: 'spell', when: 'rolled', effects: [{ do: 'secure', dice: 2 }],
  },
  {
    id: 'twofold-binding', name: 'Twofold Binding', origin: 'vigil',
    flavour: 'One knot for the thing and one for the hand that ties it.',
    deck: 'spell', when: 'rolled', price: [{ do: 'lose', what: 'sanity', n: 1 }], effects: [{ do: 'secure', dice: 2 }],
  },
  {
    id: 'mend-the-waking-mind', name: 'Mend the Waking Mind', origin: 'vigil',
    flavour: 'Count backward from the day you were born.',
    deck: 'spell', when: 'turn', effects: [{ do: 'gain', what: 'sanity', n: 2, who: 'any' }],
  },
  {
    id: 'breath-of-ulthar', name: 'Breath of Ulthar', origin: 'vigil',
    flavour: 'It smells of rain, and faintly of cats.',
    deck: 'spell', when: 'turn', effects: [{ do: 'gain', what: 'stamina', n: 2, who: 'any' }],
  },
  {
    id: 'banish-the-lesser', name: 'Banish the Lesser', origin: 'vigil',
    flavour: 'There is a greater rite. It needs a greater fool.',
    deck: 'spell', when: 'turn', price: [{ do: 'lose', what: 'sanity', n: 1 }], effects: [{ do: 'slay', worth: 2 }],
  },
  {
    id: 'undo-the-clasp', name: 'Undo the Clasp', origin: 'vigil',
    flavour: 'All clasps remember being open.',
    deck: 'spell', when: 'turn', effects: [{ do: 'breakLock' }],
  },
]
