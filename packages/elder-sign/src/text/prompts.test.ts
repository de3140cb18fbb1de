import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import type { Chance, Prompt } from '../kind.ts'
import { words } from './index.ts'
import { sampleDice, sampleView } from './sample-view.ts'

const say = words(core)
const view = sampleView({ dice: sampleDice({ 0: 'P', 1: 'L' }) })

/** Every question. */
const PROMPTS: { readonly [I in Prompt['is']]: readonly (readonly [Extract<Prompt, { is: I }>, string])[] } = {
  move: [[{ is: 'move' }, 'Where do you go?']],
  entrance: [[{ is: 'entrance' }, 'What do you do at the Museum Entrance?']],
  prepare: [
    [{ is: 'prepare', card: 'koi-pond' }, 'You are about to roll at Koi Pond. What first?'],
    [{ is: 'prepare', card: 'did-you-hear-that' }, 'You are about to roll at Did You Hear That? What first?'],
    [{ is: 'prepare', card: '' }, 'You are about to roll against Cthulhu. What first?'],
  ],
  judge: [
    [{ is: 'judge', card: 'koi-pond' }, 'The dice lie on the table at Koi Pond. What do you do with them?'],
    [{ is: 'judge', card: '' }, 'The dice lie on the table against Cthulhu. What do you do with them?'],
  ],
  reroll: [
    [{ is: 'reroll', source: 'clue', dice: 8 }, 'Which dice do you reroll (clue, up to 2)?'],
    [{ is: 'reroll', source: 'mandy-thompson', dice: 2 }, 'Which dice do you reroll (Research, up to 2)?'],
  ],
  discard: [[{ is: 'discard' }, 'The roll failed. Which die do you discard?']],
  shed: [[{ is: 'shed' }, 'A terror effect takes a die of the roll. Which one?']],
  assist: [
    [{ is: 'assist', asker: 0, face: 'P' }, 'Kate Winthrop asks you to hold a die showing peril. Do you agree?'],
  ],
  mend: [[{ is: 'mend', what: 'stamina' }, 'Who regains 1 stamina?']],
  place: [[{ is: 'place', marker: 'cultist#4' }, 'A monster appears: Cultist. Where?']],
  lock: [[{ is: 'lock', source: 'monster:star-spawn' }, 'Which die goes on the lock of Star-Spawn?']],
  choose: [[{ is: 'choose', source: 'assist', options: [] }, 'Failed assistance: which do you choose?']],
  pay: [[{ is: 'pay', source: 'yig', cost: [{ do: 'loseCard', deck: 'spell', n: 1 }] }, 'Yig: do you lose 1 Spell?']],
  target: [[{ is: 'target', source: 'breath-of-ulthar' }, 'Breath of Ulthar: for whom?']],
  slay: [[{ is: 'slay', source: 'shotgun' }, 'Shotgun: which monster is defeated?']],
  breakLock: [[{ is: 'breakLock', source: 'undo-the-clasp' }, 'Undo the Clasp: which lock breaks?']],
  shield: [[{ is: 'shield', what: 'sanity', n: 2 }, 'You are about to lose 2 sanity. Do you give up an ally instead?']],
  trophies: [[{ is: 'trophies', price: 2, source: 'koi-pond' }, 'Koi Pond: which trophies do you give up?']],
  loseCard: [
    [{ is: 'loseCard', deck: 'common', source: 'yig' }, 'Yig: which Common Item do you lose?'],
    [{ is: 'loseCard', deck: 'spell', source: 'yig' }, 'Yig: which Spell do you lose?'],
  ],
  scrounge: [[{ is: 'scrounge', deck: 'unique' }, 'You gain a Unique Item. What do you take?']],
  startingCard: [[{ is: 'startingCard' }, 'Which deck does your starting card come from?']],
  investigator: [[{ is: 'investigator' }, 'Which investigator do you play from now on?']],
  midnightOrder: [[{ is: 'midnightOrder' }, 'It is midnight. Which effect comes first?']],
}

describe('prompts', () => {
  it.each(Object.entries(PROMPTS))('%s', (_, table) => {
    for (const [prompt, text] of table) expect(say.promptText(prompt, view)).toBe(text)
  })
})

describe('chance', () => {
  it.each<[Chance, string]>([
    [{ is: 'roll', dice: [0, 1, 7], why: 'task' }, 'Roll 3 dice: 2 green, 1 red.'],
    [{ is: 'roll', dice: [6], why: 'reroll' }, 'Reroll 1 die: 1 yellow.'],
    [{ is: 'roll', dice: [], why: 'card' }, 'There is nothing to roll for.'],
    [{ is: 'draw', from: 'mythos', cards: [] }, 'Draw from the Mythos deck.'],
    [{ is: 'draw', from: 'cup', cards: [] }, 'Draw from the monster cup.'],
    [{ is: 'draw', from: 'ancientOnes', cards: [] }, 'Draw the Ancient One.'],
    [{ is: 'draw', from: 'seats', cards: [] }, 'Decide by lot who begins.'],
  ])('%j', (chance, text) => expect(say.chanceText(chance)).toBe(text))
})
