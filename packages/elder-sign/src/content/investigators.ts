/** The investigators. */
import type { Investigator } from '../card.ts'

export const investigators: readonly Investigator[] = [
  {
    id: 'amanda-sharpe', name: 'Amanda Sharpe', title: 'The Student', origin: 'box',
    flavour: 'She has read ahead, and wishes she had not.',
    sanity: 5, stamina: 5, starts: { choose: 2 },
    ability: { name: 'Studious', standing: { traits: [{ has: 'manyTasks' }] } },
  },
  {
    id: 'ashcan-pete', name: '"Ashcan" Pete', title: 'The Drifter', origin: 'box',
    flavour: 'He has slept in worse places, though none that looked back.',
    sanity: 4, stamina: 6, starts: { ally: 'duke' },
    ability: { name: 'Scrounge', standing: { traits: [{ has: 'scrounge' }] } },
  },
  {
    id: 'bob-jenkins', name: 'Bob Jenkins', title: 'The Salesman', origin: 'box',
    flavour: 'He could sell this place, if the buyer came by daylight.',
    sanity: 4, stamina: 6, starts: { common: 2, unique: 1 },
    ability: { name: 'Shrewd Dealer', standing: { traits: [{ has: 'extraGain', what: 'common' }] } },
  },
  {
    id: 'carolyn-fern', name: 'Carolyn Fern', title: 'The Psychologist', origin: 'box',
    flavour: 'She is paid to listen, and tonight the walls are talking.',
    sanity: 6, stamina: 4, starts: { common: 1, unique: 1 },
    ability: { name: 'Psychology', standing: { traits: [{ has: 'mend', what: 'sanity' }] } },
    firstPrinted: { traits: [{ has: 'mend', what: 'sanity', ownTurn: true }] },
  },
  {
    id: 'darrell-simmons', name: 'Darrell Simmons', title: 'The Photographer', origin: 'box',
    flavour: 'His best picture of the museum is the one he burned.',
    sanity: 4, stamina: 6, starts: { common: 1, unique: 1 },
    ability: { name: 'Hometown Advantage', standing: { traits: [{ has: 'raise' }] } },
  },
  {
    id: 'dexter-drake', name: 'Dexter Drake', title: 'The Magician', origin: 'box',
    flavour: 'It was all mirrors and wires until the night it was not.',
    sanity: 5, stamina: 5, starts: { unique: 1, spell: 2 },
    ability: { name: 'Magical Gift', standing: { traits: [{ has: 'extraGain', what: 'spell' }] } },
  },
  {
    id: 'gloria-goldberg', name: 'Gloria Goldberg', title: 'The Author', origin: 'box',
    flavour: 'She thought she was making it up.',
    sanity: 6, stamina: 4, starts: { common: 1, spell: 1 },
    ability: {
      name: 'Psychic Sensitivity',
      standing: { traits: [{ has: 'dice', dice: ['yellow', 'red'], on: 'otherWorld' }] },
    },
  },
  {
    id: 'harvey-walters', name: 'Harvey Walters', title: 'The Professor', origin: 'box',
    flavour: 'He has marked worse papers, but none that marked him back.',
    sanity: 7, stamina: 3, starts: { unique: 1, spell: 1 },
    ability: { name: 'Strong Mind', standing: { traits: [{ has: 'convert', from: 'T', to: 'L' }] } },
  },
  {
    id: 'jenny-barnes', name: 'Jenny Barnes', title: 'The Dilettante', origin: 'box',
    flavour: 'There is very little that money cannot postpone.',
    sanity: 6, stamina: 4, starts: { common: 1, spell: 1 },
    ability: {
      name: 'Trust Fund',
      standing: { traits: [{ has: 'trustFund', dice: ['yellow', 'red'], price: ['common', 'clue', 'spell'] }] },
    },
  },
  {
    id: 'joe-diamond', name: 'Joe Diamond', title: 'The Private Eye', origin: 'box',
    flavour: 'The client paid in advance, in coins nobody mints.',
    sanity: 4, stamina: 6, starts: { common: 1, clue: 1 },
    ability: { name: 'Hunches', standing: { traits: [{ has: 'secondReroll' }] } },
  },
  {
    id: 'kate-winthrop', name: 'Kate Winthrop', title: 'The Scientist', origin: 'box',
    flavour: 'She repeats the experiment, because the first result waved.',
    sanity: 6, stamina: 4, starts: { unique: 1, spell: 1 },
    ability: { name: 'Science!', standing: { traits: [{ has: 'noMonsters' }, { has: 'ignoreTerror' }] } },
  },
  {
    id: 'mandy-thompson', name: 'Mandy Thompson', title: 'The Researcher', origin: 'box',
    flavour: 'If it was ever written down, she knows the shelf.',
    sanity: 5, stamina: 5, starts: { common: 1, clue: 1 },
    ability: { name: 'Research', standing: { traits: [{ has: 'research', dice: 2 }] } },
  },
  {
    id: 'michael-mcglen', name: 'Michael McGlen', title: 'The Gangster', origin: 'box',
    flavour: 'He has frightened people for a living and knows the signs.',
    sanity: 3, stamina: 7, starts: { common: 2 },
    ability: { name: 'Strong Body', standing: { traits: [{ has: 'convert', from: 'T', to: 'P' }] } },
  },
  {
    id: 'monterey-jack', name: 'Monterey Jack', title: 'The Archaeologist', origin: 'box',
    flavour: 'He brought half of it here, and would like a word with the other half.',
    sanity: 3, stamina: 7, starts: { common: 1, unique: 2 },
    ability: { name: 'Archaeology', standing: { traits: [{ has: 'extraGain', what: 'unique' }] } },
  },
  {
    id: 'sister-mary', name: 'Sister Mary', title: 'The Nun', origin: 'box',
    flavour: 'She keeps the night hours, and tonight they keep her.',
    sanity: 7, stamina: 3, starts: { common: 1, unique: 1, spell: 1 },
    ability: { name: 'Guardian Angel', standing: { traits: [{ has: 'ignoreLingering' }, { has: 'useLocked' }] } },
  },
  {
    id: 'vincent-lee', name: 'Vincent Lee', title: 'The Doctor', origin: 'box',
    flavour: 'First, do no harm; second, do not turn round.',
    sanity: 5, stamina: 5, starts: { common: 1, spell: 1 },
    ability: { name: 'Physician', standing: { traits: [{ has: 'mend', what: 'stamina' }] } },
    firstPrinted: { traits: [{ has: 'mend', what: 'stamina', ownTurn: true }] },
  },
]
