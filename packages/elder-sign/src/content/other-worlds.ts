/** The worlds behind the gates. */
import type { Adventure } from '../card.ts'

export const otherWorlds: readonly Adventure[] = [
  {
    id: 'another-dimension', name: 'Another Dimension', origin: 'box',
    flavour: 'Up is a matter of opinion here, and the majority is against you.',
    kind: 'otherWorld', ordered: false, trophies: 2,
    tasks: [{ needs: ['L', 'I1'], box: { kind: 'partial', covers: [1] } }, { needs: ['T', 'P'] }],
    penalties: [{ do: 'lose', what: 'sanity', n: 1 }, { do: 'lose', what: 'stamina', n: 2 }],
    rewards: [
      { do: 'gain', what: 'spell', n: 1 }, { do: 'gain', what: 'common', n: 1 }, { do: 'gain', what: 'sign', n: 1 },
    ],
  },
  {
    id: 'city-of-the-great-race', name: 'City of the Great Race', origin: 'box',
    flavour: 'Their library holds your memoirs, which you have not begun.',
    kind: 'otherWorld', ordered: false, trophies: 2,
    tasks: [{ needs: ['I3'], box: { kind: 'total' } }, { needs: ['T', 'L', 'P'] }],
    penalties: [{ do: 'lose', what: 'sanity', n: 1 }, { do: 'lose', what: 'stamina', n: 2 }],
    rewards: [{ do: 'gain', what: 'sign', n: 1 }, { do: 'gain', what: 'unique', n: 3 }],
  },
  {
    id: 'great-hall-of-celeano', name: 'Great Hall of Celeano', origin: 'box',
    flavour: 'Silence is requested, and something enforces it.',
    kind: 'otherWorld', ordered: false, trophies: 2,
    tasks: [{ needs: ['T'], box: { kind: 'total' } }, { needs: ['L'] }, { needs: ['I6'] }],
    penalties: [{ do: 'lose', what: 'sanity', n: 1 }],
    rewards: [{ do: 'gain', what: 'sign', n: 1 }, { do: 'gain', what: 'spell', n: 1 }, { do: 'liftDoom', n: 1 }],
  },
  {
    id: 'plateau-of-leng', name: 'Plateau of Leng', origin: 'box',
    flavour: 'The wind has crossed a great deal of nothing to reach you.',
    kind: 'otherWorld', ordered: false, trophies: 2,
    tasks: [{ needs: ['L', 'T'] }, { needs: ['T', 'P', 'T'] }],
    terror: [{ do: 'lose', what: 'sanity', n: 1 }],
    penalties: [{ do: 'lose', what: 'sanity', n: 2 }],
    rewards: [{ do: 'liftDoom', n: 1 }, { do: 'gain', what: 'sign', n: 1 }, { do: 'gain', what: 'clue', n: 2 }],
  },
  {
    id: 'r-lyeh', name: "R'lyeh", origin: 'box',
    flavour: 'Every angle lies, and the door is one of the angles.',
    kind: 'otherWorld', ordered: false, trophies: 2,
    tasks: [{ needs: ['I1', 'I1'], box: { kind: 'partial', covers: [1] } }, { needs: ['L', 'L', 'P', 'T'] }],
    penalties: [{ do: 'lose', what: 'sanity', n: 2 }, { do: 'lose', what: 'stamina', n: 2 }],
    rewards: [{ do: 'gain', what: 'ally', n: 1 }, { do: 'gain', what: 'sign', n: 3 }],
  },
  {
    id: 'the-abyss', name: 'The Abyss', origin: 'box',
    flavour: 'You threw a coin in at noon, and somebody has just said thank you.',
    kind: 'otherWorld', ordered: false, trophies: 2,
    tasks: [{ needs: ['P', 'T'], box: { kind: 'total' } }, { needs: ['L', 'L', 'P'] }],
    penalties: [{ do: 'lose', what: 'sanity', n: 2 }, { do: 'lose', what: 'stamina', n: 1 }],
    rewards: [
      { do: 'gain', what: 'sign', n: 2 }, { do: 'gain', what: 'spell', n: 1 }, { do: 'gain', what: 'common', n: 1 },
    ],
  },
  {
    id: 'the-dreamlands', name: 'The Dreamlands', origin: 'box',
    flavour: 'The cats know the way, should they care to tell it.',
    kind: 'otherWorld', ordered: false, trophies: 2,
    tasks: [{ needs: ['P', 'L', 'I3'] }],
    penalties: [{ do: 'lose', what: 'sanity', n: 1 }],
    rewards: [{ do: 'gain', what: 'clue', n: 2 }, { do: 'gain', what: 'sign', n: 1 }],
  },
  {
    id: 'yuggoth', name: 'Yuggoth', origin: 'box',
    flavour: 'Cold beyond weather, and tidy beyond reason.',
    kind: 'otherWorld', ordered: false, trophies: 2,
    tasks: [{ needs: ['P', 'T'], box: { kind: 'partial', covers: [1] } }, { needs: ['I8'] }],
    penalties: [{ do: 'lose', what: 'sanity', n: 2 }, { do: 'lose', what: 'stamina', n: 1 }],
    rewards: [
      { do: 'gain', what: 'sign', n: 2 }, { do: 'gain', what: 'common', n: 1 }, { do: 'gain', what: 'unique', n: 1 },
    ],
  },
]
