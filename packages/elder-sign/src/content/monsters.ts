/** The monster cup: 22 markers, and the five masks that only Nyarlathotep puts in. */
import type { Monster } from '../card.ts'

export const monsters: readonly Monster[] = [
  {
    id: 'cultist', name: 'Cultist', origin: 'mixed',
    invented: ['count', 'needs', 'costs', 'lock', 'trophies', 'midnight', 'reverse'],
    flavour: 'He bought a ticket, checked his coat, and kept the knife.',
    type: 'cultist', count: 5, needs: ['L|P'], trophies: 1,
  },
  {
    id: 'ghoul', name: 'Ghoul', origin: 'vigil',
    flavour: 'It came up through the drains and is shy of the lamps, so far.',
    type: 'ghoul', count: 2, needs: ['P'], trophies: 1,
  },
  {
    id: 'maniac', name: 'Maniac', origin: 'mixed',
    invented: ['count', 'needs', 'costs', 'lock', 'trophies', 'midnight', 'reverse'],
    flavour: 'Yesterday he led school parties through the mineral room.',
    type: 'maniac', count: 2, needs: ['I4'], trophies: 1,
  },
  {
    id: 'nightgaunt', name: 'Nightgaunt', origin: 'vigil',
    flavour: 'No face, no sound, and very careful hands.',
    type: 'nightgaunt', count: 1, needs: ['I3'], lock: 'yellow', trophies: 1,
  },
  {
    id: 'moon-beast', name: 'Moon-Beast', origin: 'vigil',
    flavour: 'It bids for the living as others bid for porcelain.',
    type: 'moon-beast', count: 1, needs: ['T'], costs: { sanity: 1 }, trophies: 2,
  },
  {
    id: 'byakhee', name: 'Byakhee', origin: 'mixed',
    invented: ['count', 'needs', 'costs', 'lock', 'trophies', 'midnight', 'reverse'],
    flavour: 'Long after it fell, the shriek was still going round the dome.',
    type: 'byakhee', count: 1, needs: ['P', 'I2'], trophies: 2,
    reverse: [{ do: 'lose', what: 'sanity', n: 1 }],
  },
  {
    id: 'dimensional-shambler', name: 'Dimensional Shambler', origin: 'mixed',
    invented: ['count', 'needs', 'lock', 'trophies', 'midnight', 'reverse'],
    flavour: 'Half of it was in the corridor. The other half was in next Tuesday.',
    type: 'dimensional-shambler', count: 1, needs: ['P', 'L|T'], costs: { clock: 1 }, trophies: 2,
  },
  {
    id: 'hound-of-tindalos', name: 'Hound of Tindalos', origin: 'mixed',
    invented: ['count', 'needs', 'costs', 'lock', 'trophies', 'midnight', 'reverse'],
    flavour: 'Plaster every corner of the room, and pray you missed none.',
    type: 'hound-of-tindalos', count: 1, needs: ['T', 'P'], costs: { stamina: 1 }, trophies: 2,
  },
  {
    id: 'gug', name: 'Gug', origin: 'vigil',
    flavour: 'The freight lift was rated for elephants. It groaned all the same.',
    type: 'gug', count: 1, needs: ['P', 'P'], trophies: 2,
  },
  {
    id: 'mi-go', name: 'Mi-Go', origin: 'vigil',
    flavour: 'It had labelled every drawer in a neat and patient hand.',
    type: 'mi-go', count: 1, needs: ['L', 'I3'], trophies: 1,
    reverse: [{ do: 'gain', what: 'clue', n: 1 }],
  },
  {
    id: 'attic-witch', name: 'Attic Witch', origin: 'vigil',
    flavour: 'The angles of her garret do not add up, and she likes them so.',
    type: 'attic-witch', count: 1, needs: ['L', 'T'], trophies: 1,
    reverse: [{ do: 'gain', what: 'spell', n: 1 }],
  },
  {
    id: 'thing-in-the-crate', name: 'Thing in the Crate', origin: 'vigil',
    flavour: 'The manifest says pottery. The manifest has been gnawed.',
    type: 'thing-in-the-crate', count: 1, needs: ['I6'], lock: 'green', trophies: 1,
    reverse: [{ do: 'gain', what: 'common', n: 1 }],
  },
  {
    id: 'elder-thing', name: 'Elder Thing', origin: 'vigil',
    flavour: 'It went through the geology wing correcting the dates.',
    type: 'elder-thing', count: 1, needs: ['I5', 'L'], lock: 'green', trophies: 2,
    reverse: [{ do: 'gain', what: 'clue', n: 2 }],
  },
  {
    id: 'high-priest', name: 'High Priest', origin: 'mixed',
    invented: ['count', 'needs', 'costs', 'lock', 'trophies', 'midnight', 'reverse'],
    flavour: 'The congregation is gone. He keeps the hours by himself.',
    type: 'high-priest', count: 1, needs: ['L', 'L', 'T'], costs: { sanity: 1 }, trophies: 3,
    midnight: [{ do: 'choose', options: [[{ do: 'lose', what: 'sanity', n: 1 }], [{ do: 'doom', n: 1 }]] }],
    reverse: [{ do: 'gain', what: 'sign', n: 1 }],
  },
  {
    id: 'star-spawn', name: 'Star-Spawn', origin: 'vigil',
    flavour: 'Something the size of the east wing is learning to use the stairs.',
    type: 'star-spawn', count: 1, needs: ['T', 'T'], costs: { sanity: 1 }, lock: 'red', trophies: 3,
    reverse: [{ do: 'gain', what: 'unique', n: 1 }],
  },
  {
    id: 'shoggoth', name: 'Shoggoth', origin: 'vigil',
    flavour: 'The floor polish was not floor polish.',
    type: 'shoggoth', count: 1, needs: ['P', 'P', 'I3'], costs: { stamina: 1 }, trophies: 3,
  },
  {
    id: 'mask-showman-of-sparks', name: 'The Showman of Sparks', origin: 'vigil',
    flavour: 'He asks for a volunteer from the audience and the lights go out.',
    type: 'mask-showman-of-sparks', count: 1, mask: true, needs: ['L', 'P'], trophies: 2,
    reverse: [{ do: 'gain', what: 'clue', n: 1 }],
  },
  {
    id: 'mask-pharaoh-behind-the-glass', name: 'The Pharaoh Behind the Glass', origin: 'vigil',
    flavour: 'The case is locked, the case is empty, the case is breathing.',
    type: 'mask-pharaoh-behind-the-glass', count: 1, mask: true, needs: ['L', 'L'], costs: { sanity: 1 }, trophies: 2,
    reverse: [{ do: 'gain', what: 'unique', n: 1 }],
  },
  {
    id: 'mask-antiquary-in-grey', name: 'The Antiquary in Grey', origin: 'vigil',
    flavour: 'So courteous, so well read, and it is suddenly so late.',
    type: 'mask-antiquary-in-grey', count: 1, mask: true, needs: ['I5'], costs: { clock: 1 }, trophies: 2,
    reverse: [{ do: 'gain', what: 'clue', n: 1 }],
  },
  {
    id: 'mask-burning-eye', name: 'The Burning Eye', origin: 'vigil',
    flavour: 'It hates the street lamps. Tonight the street lamps are off.',
    type: 'mask-burning-eye', count: 1, mask: true, needs: ['T', 'T'], lock: 'yellow', trophies: 3,
  },
  {
    id: 'mask-herald-with-no-face', name: 'The Herald with No Face', origin: 'vigil',
    flavour: 'Everyone remembers his message. Nobody remembers his mouth.',
    type: 'mask-herald-with-no-face', count: 1, mask: true, needs: ['L', 'P', 'T'], trophies: 3,
    midnight: [{ do: 'lose', what: 'clue', n: 1 }], reverse: [{ do: 'gain', what: 'clue', n: 2 }],
  },
]
