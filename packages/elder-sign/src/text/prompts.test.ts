import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import type { Chance, Prompt } from '../kind.ts'
import { de } from './de/index.ts'
import { words } from './index.ts'
import { sampleDice, sampleView } from './sample-view.ts'

const say = words(core)
const sag = words(core, de)
const view = sampleView({ dice: sampleDice({ 0: 'P', 1: 'L' }) })

/** Every question. */
const PROMPTS: {
  readonly [I in Prompt['is']]: readonly (readonly [Extract<Prompt, { is: I }>, english: string, german: string])[]
} = {
  move: [[{ is: 'move' }, 'Where do you go?', 'Wohin gehst du?']],
  entrance: [[{ is: 'entrance' }, 'What do you do at the Museum Entrance?', 'Eingangshalle: Was tust du hier?']],
  prepare: [
    [
      { is: 'prepare', card: 'koi-pond' },
      'You are about to roll at Koi Pond. What first?',
      '„Koiteich“: Gleich würfelst du. Was tust du vorher?',
    ],
    [
      { is: 'prepare', card: 'did-you-hear-that' },
      'You are about to roll at Did You Hear That? What first?',
      '„Hast du das gehört?“: Gleich würfelst du. Was tust du vorher?',
    ],
    [
      { is: 'prepare', card: '' },
      'You are about to roll against Cthulhu. What first?',
      'Gleich würfelst du gegen Cthulhu. Was tust du vorher?',
    ],
  ],
  judge: [
    [
      { is: 'judge', card: 'koi-pond' },
      'The dice lie on the table at Koi Pond. What do you do with them?',
      '„Koiteich“: Die Würfel sind gefallen. Was machst du damit?',
    ],
    [
      { is: 'judge', card: 'cthulhu' },
      'The dice lie on the table at the lair of Cthulhu. What do you do with them?',
      '„Hort von Cthulhu“: Die Würfel sind gefallen. Was machst du damit?',
    ],
    [
      { is: 'judge', card: '' },
      'The dice lie on the table against Cthulhu. What do you do with them?',
      'Die Würfel gegen Cthulhu sind gefallen. Was machst du damit?',
    ],
  ],
  reroll: [
    [
      { is: 'reroll', source: 'clue', dice: 8 },
      'Which dice do you reroll (clue, up to 2)?',
      'Welche Würfel würfelst du neu (Hinweis, bis zu 2)?',
    ],
    [
      { is: 'reroll', source: 'mandy-thompson', dice: 2 },
      'Which dice do you reroll (Research, up to 2)?',
      'Welche Würfel würfelst du neu (Nachforschung, bis zu 2)?',
    ],
  ],
  discard: [
    [
      { is: 'discard' },
      'The roll failed. Which die do you discard?',
      'Der Wurf ist misslungen. Welchen Würfel legst du ab?',
    ],
  ],
  shed: [
    [
      { is: 'shed' },
      'A terror effect takes a die of the roll. Which one?',
      'Ein Schreckenseffekt kostet einen Würfel des Wurfs. Welchen?',
    ],
  ],
  assist: [
    [
      { is: 'assist', asker: 0, face: 'P' },
      'Kate Winthrop asks you to hold a die showing peril. Do you agree?',
      'Kate Winthrop bittet dich, einen Würfel zu halten: Gefahr. Machst du das?',
    ],
  ],
  mend: [[{ is: 'mend', what: 'stamina' }, 'Who regains 1 stamina?', 'Wer gewinnt 1 Ausdauer zurück?']],
  place: [
    [{ is: 'place', marker: 'cultist#4' }, 'A monster appears: Cultist. Where?', 'Ein Monster erscheint: Kultist. Wo?'],
  ],
  lock: [
    [
      { is: 'lock', source: 'monster:star-spawn' },
      'Which die goes on the lock of Star-Spawn?',
      'Welcher Würfel kommt in das Schloss (Sternenbrut)?',
    ],
  ],
  choose: [
    [
      { is: 'choose', source: 'assist', options: [] },
      'Failed assistance: which do you choose?',
      'Vergebliche Hilfe: Was wählst du?',
    ],
  ],
  pay: [
    [
      { is: 'pay', source: 'yig', cost: [{ do: 'loseCard', deck: 'spell', n: 1 }] },
      'Yig: do you lose 1 Spell?',
      'Yig: 1 Zauber verlieren?',
    ],
  ],
  target: [[{ is: 'target', source: 'breath-of-ulthar' }, 'Breath of Ulthar: for whom?', 'Atem von Ulthar: Für wen?']],
  slay: [
    [
      { is: 'slay', source: 'shotgun' },
      'Shotgun: which monster is defeated?',
      'Schrotflinte: Welches Monster wird besiegt?',
    ],
  ],
  breakLock: [
    [
      { is: 'breakLock', source: 'undo-the-clasp' },
      'Undo the Clasp: which lock breaks?',
      'Lösen der Schließe: Welches Schloss wird aufgebrochen?',
    ],
  ],
  shield: [
    [
      { is: 'shield', what: 'sanity', n: 2 },
      'You are about to lose 2 sanity. Do you give up an ally instead?',
      'Du würdest 2 geistige Gesundheit verlieren. Gibst du stattdessen einen Verbündeten auf?',
    ],
  ],
  trophies: [
    [
      { is: 'trophies', price: 2, source: 'koi-pond' },
      'Koi Pond: which trophies do you give up?',
      'Koiteich: Welche Trophäen gibst du ab?',
    ],
  ],
  loseCard: [
    [
      { is: 'loseCard', deck: 'common', source: 'yig' },
      'Yig: which Common Item do you lose?',
      'Yig: Welchen Gewöhnlichen Gegenstand verlierst du?',
    ],
    [
      { is: 'loseCard', deck: 'spell', source: 'yig' },
      'Yig: which Spell do you lose?',
      'Yig: Welchen Zauber verlierst du?',
    ],
  ],
  scrounge: [
    [
      { is: 'scrounge', deck: 'unique' },
      'You gain a Unique Item. What do you take?',
      'Du erhältst einen Einzigartigen Gegenstand. Was nimmst du?',
    ],
  ],
  startingCard: [
    [
      { is: 'startingCard' },
      'Which deck does your starting card come from?',
      'Aus welchem Stapel kommt deine Startkarte?',
    ],
  ],
  investigator: [
    [{ is: 'investigator' }, 'Which investigator do you play from now on?', 'Welchen Ermittler spielst du ab jetzt?'],
  ],
  midnightOrder: [
    [
      { is: 'midnightOrder' },
      'It is midnight. Which effect comes first?',
      'Es ist Mitternacht. Welcher Effekt kommt zuerst?',
    ],
  ],
  action: [
    [{ is: 'action', left: 2 }, '2 actions left: what do you do?', 'Noch 2 Aktionen: Was tust du?'],
    [{ is: 'action', left: 1 }, '1 action left: what do you do?', 'Noch 1 Aktion: Was tust du?'],
  ],
  share: [
    [
      {
        is: 'share',
        rewards: [
          { do: 'gain', what: 'clue', n: 2 },
          { do: 'gain', what: 'sign', n: 1 },
        ],
      },
      'The rewards: +2 clues, +1 sign. Do you pass one on?',
      'Die Belohnungen: +2 Hinweise, +1 Zeichen. Gibst du eine davon weiter?',
    ],
  ],
  lend: [
    [
      { is: 'lend', spell: 'whispered-ward', asker: 1 },
      'Mandy Thompson asks for a die on your spell Whispered Ward. Do you agree?',
      'Mandy Thompson bittet um einen Würfel auf deinem Zauber „Geflüsterter Schutz“. Stimmst du zu?',
    ],
  ],
  shop: [[{ is: 'shop' }, 'Do you buy anything else?', 'Kaufst du noch etwas?']],
  keep: [
    [
      { is: 'keep', faces: ['L', 'I2', 'L'] },
      'You rolled lore, investigation 2 and lore. Which result do you keep?',
      'Du hast gewürfelt: Wissen, Ermittlung 2 und Wissen. Welches Ergebnis behältst du?',
    ],
  ],
  found: [
    [
      { is: 'found', deck: 'common' },
      'The lost and found gives you a Common Item. Which one do you take?',
      'Im Fundbüro bekommst du einen Gewöhnlichen Gegenstand. Welchen nimmst du?',
    ],
  ],
  draft: [
    [{ is: 'draft', of: 'investigator' }, 'Which investigator do you play?', 'Welchen Ermittler spielst du?'],
    [
      { is: 'draft', of: 'ancientOne' },
      'Which Ancient One do you stand against?',
      'Welchem Großen Alten stellt ihr euch?',
    ],
  ],
}

describe('prompts', () => {
  it.each(Object.entries(PROMPTS))('%s', (_, table) => {
    for (const [prompt, english, german] of table) {
      expect(say.promptText(prompt, view)).toBe(english)
      expect(sag.promptText(prompt, view)).toBe(german)
    }
  })
})

describe('chance', () => {
  it.each<[Chance, english: string, german: string]>([
    [{ is: 'roll', dice: [0, 1, 7], why: 'task' }, 'Roll 3 dice: 2 green, 1 red.', 'Wirf 3 Würfel: 2 grüne, 1 roter.'],
    [{ is: 'roll', dice: [6], why: 'reroll' }, 'Reroll 1 die: 1 yellow.', 'Würfle 1 Würfel neu: 1 gelber.'],
    [{ is: 'roll', dice: [], why: 'card' }, 'There is nothing to roll for.', 'Es gibt nichts zu würfeln.'],
    [{ is: 'draw', from: 'mythos', cards: [] }, 'Draw from the Mythos deck.', 'Ziehe aus dem Mythosstapel.'],
    [{ is: 'draw', from: 'cup', cards: [] }, 'Draw from the monster cup.', 'Ziehe aus dem Monsterbecher.'],
    [{ is: 'draw', from: 'ancientOnes', cards: [] }, 'Draw the Ancient One.', 'Ziehe den Großen Alten.'],
    [{ is: 'draw', from: 'seats', cards: [] }, 'Decide by lot who begins.', 'Lost aus, wer beginnt.'],
  ])('%j', (chance, english, german) => {
    expect(say.chanceText(chance)).toBe(english)
    expect(sag.chanceText(chance)).toBe(german)
  })
})
