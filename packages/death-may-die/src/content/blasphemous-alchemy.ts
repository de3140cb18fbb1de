/** Episode 1: a burning university. */
import type { EpisodeCard, SideCard } from '../card.ts'
import type { Effect } from '../effects/vocabulary.ts'

const guilty: readonly Effect[] = [{ do: 'if', test: { has: 'guilty-conscience' }, then: [{ do: 'stress', n: 1 }] }]

const conscience: SideCard = { kind: 'condition', tag: 'guilty-conscience', name: 'Guilty Conscience' }

/** Bleach and Ammonia are harmless alone. */
const chlorine = (tag: string, other: string, name: string): SideCard => ({
  kind: 'item', tag, name, cost: { stress: 1 },
  use: {
    discard: true, with: [other],
    effects: [
      {
        do: 'pickSpace',
        of: { within: 1, of: 'here' },
        then: [{ do: 'blast', n: 6, at: 'there', hits: ['enemy', 'investigator'] }],
      },
    ],
  },
})

const beaker = (stress: number): SideCard => ({
  kind: 'item', tag: 'beaker', name: 'Beaker', cost: { stress },
  use: {
    discard: true,
    effects: [
      {
        do: 'pickSpace',
        of: { within: 1, of: 'here' },
        then: [{ do: 'blast', n: { count: 'fireThere' }, at: 'there', hits: ['enemy', 'investigator', 'token'] }],
      },
    ],
  },
})

export const blasphemousAlchemy: EpisodeCard = {
  id: 's1e1', name: 'Blasphemous Alchemy', number: 1, origin: 'mixed', invented: ['opening', 'map.drawing', 'map.spaces.name'],
  setting: 'Burning university building used as cult laboratories',
  opening:
    'The faculty called it an accident and sent everyone home. Nobody went. On five benches the burners are still lit, and what ' +
    'boils there has begun to answer when it is spoken to. Break the glass before it learns to walk.',
  goal: { summary: 'Destroy 4 of the 5 Labs.', test: { turned: 'lab', atLeast: 4 } },
  actions: [
    {
      id: 'extinguish-fire', name: 'Extinguish Fire', origin: 'box',
      if: [{ in: { with: 'fire' } }],
      effects: [{ do: 'roll', then: [{ do: 'quench', n: 'n' }] }],
    },
    {
      id: 'destroy-equipment', name: 'Destroy Equipment', origin: 'box',
      if: [{ in: { with: 'lab' } }],
      effects: [{ do: 'roll', then: [{ do: 'damage', token: 'lab', n: 'n' }] }],
    },
  ],
  onAdvance: [{ do: 'fire', at: { both: [{ with: 'cultist' }, { except: { with: 'fire' } }] } }],
  rules: [],
  monsters: [{ enemy: 'fire-vampire' }, { enemy: 'byakhee' }],
  tokens: [
    {
      token: 'lab', name: 'Lab', count: 5, origin: 'box', health: 4,
      faces: [
        { face: 'safe-collapse', name: 'Safe Collapse!', count: 1, leaves: true, effects: [{ do: 'heal', stress: 'all' }] },
        { face: 'inferno', name: 'Inferno!', count: 2, leaves: true, effects: [{ do: 'fire', at: { within: 1, of: 'there' } }] },
        {
          face: 'major-explosion', name: 'Major Explosion!', count: 2, leaves: true,
          effects: [{ do: 'harm', n: 2, which: { kind: 'enemy', at: { within: 1, of: 'there' } } }],
        },
      ],
    },
  ],
  markers: [],
  states: [],
  map: {
    drawing: [
      '....333333337777......ddddffff',
      '....333333337777......ddddffff',
      '....333333337777......ddddffff',
      '....333333337777......ddddffff',
      '1111222244448888aaaa..cccceeee',
      '1111222244448888aaaa..cccceeee',
      '1111222244449999aaaa..cccceeee',
      '1111222244449999aaaa..cccceeee',
      '........55556666bbbb..........',
      '........55556666bbbb..........',
      '........55556666bbbb..........',
      '........55556666bbbb..........',
    ],
    spaces: [
      { id: 1, name: 'Street Door', floor: 'ground', exits: [2] },
      { id: 2, name: 'Entrance Hall', floor: 'ground', exits: [1, 3, 4] },
      { id: 3, name: 'Lecture Hall', floor: 'ground', exits: [2, 4, 7] },
      { id: 4, name: 'Main Corridor', floor: 'ground', exits: [2, 3, 5, 8, 9] },
      { id: 5, name: 'Cloakroom', floor: 'ground', exits: [4, 6] },
      { id: 6, name: 'Chemistry Lab', floor: 'ground', exits: [5, 9] },
      { id: 7, name: 'Dissection Lab', floor: 'ground', exits: [3, 8] },
      { id: 8, name: 'Coal Store', floor: 'ground', exits: [4, 7, 9] },
      { id: 9, name: 'Stairwell', floor: 'ground', exits: [4, 6, 8, 10] },
      { id: 10, name: 'Greenhouse', floor: 'ground', exits: [9, 11] },
      { id: 11, name: 'Distillery', floor: 'ground', exits: [10] },
      { id: 12, name: 'Upper Landing', floor: 'upper', exits: [13, 14] },
      { id: 13, name: 'Occult Library', floor: 'upper', exits: [12, 15] },
      { id: 14, name: 'Animal Lab', floor: 'upper', exits: [12, 15] },
      { id: 15, name: "Dean's Study", floor: 'upper', exits: [13, 14] },
    ],
    passages: [
      { between: [1, 2], door: [[4, 5], [4, 6]] },
      { between: [2, 3], door: [[5, 4], [6, 4]] },
      { between: [2, 4], door: [[8, 5], [8, 6]] },
      { between: [3, 4], door: [[9, 4], [10, 4]] },
      { between: [3, 7], door: [[12, 1], [12, 2]] },
      { between: [4, 5], door: [[9, 8], [10, 8]] },
      { between: [4, 8], door: [[12, 4], [12, 5]] },
      { between: [4, 9], door: [[12, 6], [12, 7]] },
      { between: [5, 6], door: [[12, 9], [12, 10]] },
      { between: [6, 9], door: [[13, 8], [14, 8]] },
      { between: [7, 8], door: [[13, 4], [14, 4]] },
      { between: [8, 9], door: [[13, 6], [14, 6]] },
      { between: [9, 10], door: [[16, 6], [16, 7]] },
      { between: [10, 11], door: [[17, 8], [18, 8]] },
      { between: [12, 13], door: [[23, 4], [24, 4]] },
      { between: [12, 14], door: [[26, 5], [26, 6]] },
      { between: [13, 15], door: [[26, 1], [26, 2]] },
      { between: [14, 15], door: [[27, 4], [28, 4]] },
    ],
    stairs: [[9, 12]],
    tunnels: [],
    start: 1,
    gates: { yellow: 9, blue: 8, red: 13 },
    areas: {},
    routes: {},
    // DMD-RULING-61, -62
    fire: [3, 4, 6, 11, 12, 14],
    enemies: [
      { enemy: 'cultist', space: 2, n: 2 },
      { enemy: 'cultist', space: 4, n: 1 },
      { enemy: 'cultist', space: 6, n: 1 },
      { enemy: 'cultist', space: 13, n: 1 },
      { enemy: 'byakhee', space: 10, n: 1 },
      { enemy: 'fire-vampire', space: 15, n: 1 },
    ],
    tokens: [
      { token: 'lab', space: 6 },
      { token: 'lab', space: 7 },
      { token: 'lab', space: 11 },
      { token: 'lab', space: 13 },
      { token: 'lab', space: 14 },
    ],
  },
  mythos: [
    {
      id: 'fire-vampire-a', name: 'Fire Vampire!', origin: 'box', symbol: true,
      effects: [
        {
          do: 'pickEnemy',
          of: { nearest: 'fire-vampire' },
          then: [{ do: 'move', which: 'it', toward: 'here', spaces: 2 }, { do: 'fire', at: 'its' }],
        },
      ],
      summon: [{ enemy: 'fire-vampire', gate: 'blue' }],
    },
    {
      id: 'students-go-mad', name: 'Students Go Mad!', origin: 'box', symbol: false,
      effects: [
        {
          do: 'if',
          test: { trait: 'student' },
          then: [{ do: 'discard', what: { trait: 'student' }, n: 1 }, { do: 'summon', enemy: 'cultist', at: 'here' }],
        },
      ],
      summon: [],
    },
    {
      id: 'monsters-in-the-labs', name: 'Monsters in the Labs!', origin: 'box', symbol: false,
      effects: [{ do: 'move', which: { kind: ['fire-vampire', 'byakhee'] }, toward: 'here', spaces: 1 }],
      summon: [{ enemy: 'fire-vampire', gate: 'yellow' }, { enemy: 'byakhee', gate: 'blue' }],
    },
    {
      id: 'byakhee', name: 'Byakhee!', origin: 'box', symbol: true,
      effects: [{ do: 'move', which: { kind: 'byakhee' }, toward: 'here' }],
      summon: [{ enemy: 'byakhee', gate: 'red' }],
    },
    {
      id: 'chaos-in-the-labs', name: 'Chaos in the Labs!', origin: 'box', symbol: true,
      effects: [
        { do: 'move', which: { kind: ['elderOne', 'monster'] }, toward: { with: 'lab' }, spaces: 1 },
        { do: 'summon', enemy: 'cultist', at: { with: { token: 'lab', hurt: true } } },
        { do: 'mendToken', token: 'lab', at: { with: 'cultist' }, n: 1 },
      ],
      summon: [],
    },
    {
      id: 'conflagration', name: 'Conflagration', origin: 'box', symbol: true,
      effects: [{ do: 'fire', at: { within: 1, of: 'here' } }],
      summon: [],
    },
    {
      id: 'fire-vampire-b', name: 'Fire Vampire!', origin: 'box', symbol: true,
      effects: [
        { do: 'move', which: { kind: 'fire-vampire' }, toward: 'here', spaces: 1 },
        { do: 'fire', at: { with: 'fire-vampire' } },
      ],
      summon: [{ enemy: 'fire-vampire', gate: 'yellow' }],
    },
    {
      id: 'lab-accident', name: 'Lab Accident!', origin: 'box', symbol: true,
      effects: [
        { do: 'blast', n: 1, at: { with: 'lab' }, hits: ['enemy', 'investigator'] },
        { do: 'stress', n: 2, who: { each: { has: 'guilty-conscience' } }, spill: true },
      ],
      summon: [],
    },
  ],
  discovery: [
    {
      id: 'monkey-paw', name: 'Monkey Paw', origin: 'mixed', invented: ['read', 'instead'], read: 'Three fingers are still folded.',
      onDraw: [
        {
          do: 'if',
          test: { has: 'one-handed-lab-monkey' },
          then: [{ do: 'wound', n: 2 }, { do: 'discard', what: { tag: 'one-handed-lab-monkey' }, n: 'all' }],
        },
      ],
      left: {
        kind: 'item', tag: 'monkey-paw', name: 'Monkey Paw', fixed: true,
        standing: [{ has: 'count', what: 'elder', tentacle: true, on: ['own'] }],
      },
      // DMD-RULING-66
      instead: [{ do: 'heal', wounds: 'all' }],
    },
    {
      id: 'desk', name: 'Desk', origin: 'mixed', invented: ['read'], read: 'The drawer with the false bottom is not even locked.',
      left: {
        kind: 'item', tag: 'whiskey-bottle', name: 'Whiskey Bottle',
        use: { discard: true, effects: [{ do: 'heal', stress: 'all' }, { do: 'discard', what: { tag: 'guilty-conscience' }, n: 'all' }] },
      },
    },
    {
      id: 'medical-supplies', name: 'Medical Supplies', origin: 'mixed', invented: ['read'], read: 'Gauze, iodine, and a list of names crossed out.',
      left: {
        kind: 'item', tag: 'medicine', name: 'Medicine',
        use: { discard: true, effects: [{ do: 'pickPerson', of: { in: 'there' }, then: [{ do: 'heal', wounds: 'all' }] }] },
      },
    },
    {
      id: 'janitor', name: 'Janitor', origin: 'mixed', invented: ['read'], read: 'He has mopped round the stain for a week.',
      onDraw: guilty,
      left: chlorine('ammonia', 'bleach', 'Ammonia'),
      right: { kind: 'companion', tag: 'ralph', name: 'Ralph, the Janitor', cost: { stress: 2 }, health: 1, skill: 'toughness' },
    },
    {
      id: 'locked-cabinet', name: 'Locked Cabinet', origin: 'mixed', invented: ['read'], read: 'Something inside asks who is there.',
      left: {
        kind: 'item', tag: 'amulet-of-ngahal', name: "Amulet of N'Gahal", cost: { wounds: 3 },
        standing: [{ has: 'deflectFire' }],
      },
      // DMD-RULING-67
      right: { kind: 'condition', tag: 'spirit-of-ngahal', name: "Spirit of N'Gahal" },
      otherwise: 'right',
    },
    {
      id: 'feral-student', name: 'Feral Student', origin: 'mixed', invented: ['read'], read: 'She growls, and holds out a lecture card.',
      left: conscience,
      right: {
        kind: 'companion', tag: 'margot', name: 'Margot, the Feral Student', traits: ['student'], cost: { stress: 2 }, health: 1,
        skill: 'brawling', standing: [{ has: 'excludes', tag: 'professor' }],
      },
      otherwise: 'left',
    },
    {
      id: 'cages', name: 'Cages', origin: 'mixed', invented: ['read'], read: 'One of the locks has been picked from within.',
      onDraw: guilty,
      left: { ...conscience, onClaim: [{ do: 'heal', stress: 'all' }] },
      right: {
        kind: 'companion', tag: 'one-handed-lab-monkey', name: 'One-handed Lab Monkey', traits: ['animal'], health: 1,
        use: { discard: true, effects: [{ do: 'hand', n: 1 }] },
      },
      otherwise: 'left',
    },
    {
      id: 'furious-student', name: 'Furious Student', origin: 'mixed', invented: ['read'], read: 'He wants his fees back, and he is armed.',
      left: {
        kind: 'item', tag: 'pistol', name: 'Pistol', cost: { wounds: 1 }, traits: ['weapon'],
        standing: [{ has: 'dice', n: 1, on: ['attack'], withSkill: { skill: 'marksman', n: 2 } }],
      },
      right: {
        kind: 'companion', tag: 'chester', name: 'Chester, the Furious Student', traits: ['student'], cost: { wounds: 1 }, health: 3,
        standing: [{ has: 'excludes', tag: 'professor' }],
      },
    },
    {
      id: 'up-to-no-good', name: 'Up to No Good', origin: 'mixed', invented: ['read'], read: 'Nobody should be here at this hour, least of all happy.',
      onDraw: guilty,
      left: beaker(2),
      right: {
        kind: 'companion', tag: 'charles', name: 'Charles, the Grad Student', traits: ['student'], cost: { stress: 2 }, health: 3,
        standing: [{ has: 'dice', n: 2, on: ['action:extinguish-fire'] }],
      },
    },
    {
      id: 'good-boy', name: 'Good Boy', origin: 'mixed', invented: ['read'], read: 'He has stayed by the wrong door all night.',
      left: conscience,
      right: {
        kind: 'companion', tag: 'rex', name: 'Rex, the Dog', traits: ['animal'], cost: { stress: 2 }, health: 1,
        standing: [{ has: 'on', moment: 'turnEnd', then: [{ do: 'heal', stress: 1 }] }],
      },
      otherwise: 'left',
    },
    {
      id: 'fire-equipment', name: 'Fire Equipment', origin: 'mixed', invented: ['read'], read: 'In case of fire, it says, and one believes it.',
      left: {
        kind: 'item', tag: 'fire-extinguisher', name: 'Fire Extinguisher',
        standing: [{ has: 'dice', n: 2, on: ['action:extinguish-fire'] }],
      },
      right: {
        kind: 'item', tag: 'fire-axe', name: 'Fire Axe', traits: ['weapon'],
        standing: [{ has: 'dice', n: 1, on: ['attack'], if: { skill: 'brawling' } }],
      },
    },
    {
      id: 'assistant-janitor', name: 'Assistant Janitor', origin: 'mixed', invented: ['read'], read: 'He knows every door, and which ones breathe.',
      onDraw: guilty,
      left: chlorine('bleach', 'ammonia', 'Bleach'),
      right: { kind: 'companion', tag: 'jerome', name: 'Jerome, the Assistant Janitor', cost: { stress: 2 }, health: 1, skill: 'stealth' },
    },
    {
      id: 'lab-books', name: 'Lab Books', origin: 'mixed', invented: ['read'], read: 'Page after page in a hand that keeps changing.',
      left: {
        kind: 'item', tag: 'lab-notes', name: 'Lab Notes',
        standing: [{ has: 'dice', n: 2, if: { trait: ['student', 'animal'] } }],
      },
    },
    {
      id: 'clutter', name: 'Clutter', origin: 'mixed', invented: ['read'], read: 'Glass, tubing, and something that is neither.',
      left: beaker(1),
    },
    {
      id: 'professor', name: 'Professor', origin: 'mixed', invented: ['read'], read: 'He will see you during office hours, if there are hours.',
      onDraw: [
        {
          do: 'if',
          test: { anyone: { has: 'spirit-of-ngahal' } },
          then: [{ do: 'discardThis' }, { do: 'sanity', n: 1 }],
        },
      ],
      right: {
        kind: 'companion', tag: 'professor', name: 'Warren Gates, Professor', cost: { stress: 2 }, health: 1, skill: 'arcane-mastery',
      },
    },
  ],
}
