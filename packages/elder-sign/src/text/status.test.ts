import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import { de } from './de/index.ts'
import { words } from './index.ts'
import {
  sampleCard,
  sampleDice,
  sampleExpedition,
  sampleHall,
  samplePerson,
  sampleRow,
  sampleView,
} from './sample-view.ts'

const say = words(core)
const sag = words(core, de)

describe('the table, line by line', () => {
  it('always comes in the same order', () => {
    const rows = [
      sampleRow('t0', ['P'], { done: true }),
      sampleRow('t1', ['P', 'P']),
      sampleRow('m:gug', ['P', 'P'], { marker: 'gug' }),
    ]
    const view = sampleView({
      midnightDue: true,
      mythos: 'stars-align-to-bring-madness',
      cards: [
        {
          ...sampleCard('did-you-hear-that', 0, rows),
          monsters: [{ marker: 'gug', box: -1, flipped: false }],
          visitors: [0],
        },
        sampleCard('the-dreamlands', -2, [sampleRow('t0', ['L', 'P', 'I3'])]),
      ],
      locks: [{ id: 1, colour: 'green', source: 'card:did-you-hear-that', waits: false, die: 2 }],
      people: [
        samplePerson(0, 'kate-winthrop', {
          at: 'did-you-hear-that',
          items: ['food', 'whispered-ward'],
          trophies: ['cultist#1'],
          wealth: 1,
        }),
        samplePerson(1, 'mandy-thompson', { clues: 0, allies: ['duke'], spent: ['mandy-thompson'] }),
        { seat: 2, out: true },
      ],
      dice: sampleDice({ 0: 'P', 1: 'I2' }, { 2: { at: 'lock', on: '1' }, 3: { at: 'task', on: 't0', face: 'P' } }),
      expedition: sampleExpedition('did-you-hear-that', rows),
    })
    expect(say.statusText(view).split('\n')).toEqual([
      'Turn 3: Kate Winthrop.',
      'Clock: VI. Midnight strikes at the end of the turn.',
      'Ancient One: Cthulhu, asleep.',
      'Doom: 2 of 4. The next doom brings a monster.',
      'Elder Signs: 1 of 13.',
      'Mythos: The Stars Align… To Bring Madness. Terror: lose 1 sanity.',
      'Adventure 1: Did You Hear That? Task 1: P, done. Task 2: P P. Gug task: P P. Monster: Gug, below. Lock: green die. Success: +1 spell, +1 unique, monster. Failure: -1 sta. Here: Kate Winthrop.',
      'Other World: The Dreamlands. Task 1: L P I3. Success: +2 clues, +1 sign. Failure: -1 san.',
      'Museum Entrance: Mandy Thompson.',
      'Active: Kate Winthrop. Sanity 4 of 5, stamina 3 of 5, 1 clue. At Did You Hear That? Items: Food, Whispered Ward. Trophies worth 1: Cultist.',
      'Mandy Thompson. Sanity 4 of 5, stamina 3 of 5, no clues. At Museum Entrance. Allies: Duke. Used today: Research.',
      'Player 3: out of the game.',
      'Dice: in the pool: green peril, green investigation 2; on tasks: green peril on task 1; locked: 1 green; unused: 2 green, 1 yellow, 1 red.',
    ])
    expect(sag.statusText(view).split('\n')).toEqual([
      'Zug 3: Kate Winthrop.',
      'Uhr: VI. Am Ende des Zuges schlägt es Mitternacht.',
      'Großer Alter: Cthulhu, schlafend.',
      'Verderben: 2 von 4. Das nächste Verderben bringt ein Monster.',
      'Ältere Zeichen: 1 von 13.',
      'Mythos: Die Sterne stehen richtig… Und bringen Wahnsinn. Schrecken: 1 geistige Gesundheit verlieren.',
      'Abenteuer 1: Hast du das gehört? Aufgabe 1: G, erfüllt. Aufgabe 2: G G. Monsteraufgabe „Gug“: G G. Monster: Gug, unter den Aufgaben. Schloss: grüner Würfel. Erfolg: +1 Zauber, +1 einzigartig, Monster. Misserfolg: -1 Ausdauer. Hier: Kate Winthrop.',
      'Andere Welt: Die Traumlande. Aufgabe 1: W G E3. Erfolg: +2 Hinweise, +1 Zeichen. Misserfolg: -1 Verstand.',
      'Eingangshalle: Mandy Thompson.',
      'Am Zug: Kate Winthrop. Verstand 4 von 5, Ausdauer 3 von 5, 1 Hinweis. Ort: Hast du das gehört? Gegenstände: Proviant, Geflüsterter Schutz. Trophäen im Wert von 1: Kultist.',
      'Mandy Thompson. Verstand 4 von 5, Ausdauer 3 von 5, keine Hinweise. Ort: Eingangshalle. Verbündete: Duke. Heute benutzt: Nachforschung.',
      'Spieler 3: ausgeschieden.',
      'Würfel: im Würfelpool: Gefahr (grün), Ermittlung 2 (grün); auf Aufgaben: Gefahr (grün) auf Aufgabe 1; gesperrt: 1 grüner; im Vorrat: 2 grüne, 1 gelber, 1 roter.',
    ])
  })

  it('tells the hall where there is one', () => {
    const cultists = ['cultist#1', 'cultist#2'].map((marker) => ({ marker, box: -1, flipped: false }))
    const hall = sampleHall({
      open: true,
      awake: true,
      lair: { ...sampleCard('hastur', -3, [sampleRow('t0', ['T', 'I6'])]), visitors: [0] },
      entrance: { ...sampleCard('entrance', -4, []), monsters: cultists },
      reserve: ['amanda-sharpe'],
      found: { signs: 2, cards: ['whiskey'] },
      left: { signs: 1, cards: [] },
      cultists: 4,
    })
    const people = [
      samplePerson(0, 'kate-winthrop', { at: 'hastur', signs: 3 }),
      samplePerson(1, 'mandy-thompson', { at: 'sheet' }),
      { seat: 2, out: false },
    ]
    const view = sampleView({ rules: 'fan/orders:esoteric', ancientOne: 'hastur', actions: 1, doom: 1, hall, people })
    expect(say.statusText(view).split('\n').slice(0, -1)).toEqual([
      'Turn 3: Kate Winthrop. 1 action left.',
      'Rules: Revised Core Rules (fan, v1.0) with the Esoteric Orders.',
      'Clock: VI.',
      'Ancient One: Hastur, awake.',
      'Doom: 1 of 4. The next doom brings a Cultist.',
      'Elder Signs: 1 of 13 laid down, 3 held, 7 in the supply.',
      'Mythos: none.',
      'The lair of Hastur: open. Task 1: T I6. Terror: all: -2 san. Success: all your Elder Signs are laid down. Failure: all: -2 san. Here: Kate Winthrop.',
      'Museum Entrance: nobody. Monster: Cultist, in the hall (1 of 2). Monster: Cultist, in the hall (2 of 2).',
      'For sale: Food for 2 trophies, Necronomicon for 3 trophies, Duke for 5 trophies, Joe Diamond for 6 trophies.',
      'At the lost and found: Whiskey, 2 Elder Signs.',
      'Left by the devoured, out of reach until midnight: 1 Elder Sign.',
      'Investigators in reserve: Amanda Sharpe.',
      'Cultists kept aside: 4.',
      'Active: Kate Winthrop. Sanity 4 of 5, stamina 3 of 5, 1 clue. At the lair of Hastur. Elder Signs: 3.',
      'Mandy Thompson. Sanity 4 of 5, stamina 3 of 5, 1 clue. At the investigator sheet.',
      'Player 3: no investigator.',
    ])
    expect(sag.statusText(view).split('\n').slice(0, -1)).toEqual([
      'Zug 3: Kate Winthrop. Noch 1 Aktion übrig.',
      'Regeln: Überarbeitete Grundregeln (Fan, v1.0) mit den Esoterischen Orden.',
      'Uhr: VI.',
      'Großer Alter: Hastur, wach.',
      'Verderben: 1 von 4. Das nächste Verderben bringt einen Kultisten.',
      'Ältere Zeichen: 1 von 13 niedergelegt, 3 in Händen, 7 im Vorrat.',
      'Mythos: keiner.',
      'Hort von Hastur: offen. Aufgabe 1: S E6. Schrecken: alle: -2 Verstand. Erfolg: alle deine Älteren Zeichen werden niedergelegt. Misserfolg: alle: -2 Verstand. Hier: Kate Winthrop.',
      'Eingangshalle: niemand. Monster: Kultist, in der Halle (1 von 2). Monster: Kultist, in der Halle (2 von 2).',
      'Zu kaufen: Proviant für 2 Trophäen, Necronomicon für 3 Trophäen, Duke für 5 Trophäen, Joe Diamond für 6 Trophäen.',
      'Im Fundbüro: Whiskey, 2 Ältere Zeichen.',
      'Nachlass der Verschlungenen, bis Mitternacht nicht erreichbar: 1 Älteres Zeichen.',
      'Ermittler in Reserve: Amanda Sharpe.',
      'Zurückgelegte Kultisten: 4.',
      'Am Zug: Kate Winthrop. Verstand 4 von 5, Ausdauer 3 von 5, 1 Hinweis. Ort: Hort von Hastur. Ältere Zeichen: 3.',
      'Mandy Thompson. Verstand 4 von 5, Ausdauer 3 von 5, 1 Hinweis. Ort: Ermittlerbogen.',
      'Spieler 3: kein Ermittler.',
    ])
  })

  it('a lair is shut until the signs are found, and its failures are free while it sleeps', () => {
    const lines = say.statusText(sampleView({ rules: 'fan', hall: sampleHall() })).split('\n')
    expect(lines.find((line) => line.startsWith('The lair'))).toMatch(
      /^The lair of Cthulhu: closed until 13 Elder Signs are found\. Task 1: T L P\..* Failure: nothing\.$/,
    )
  })

  it('begins with the ending, once there is one', () => {
    const ending = { won: true, how: 'sealed' } as const
    expect(say.statusText(sampleView({ ending })).split('\n')[0]).toBe(say.endingText(ending, sampleView()))
  })

  it('in battle it tells the battle task instead of cards', () => {
    const expedition = sampleExpedition('', [sampleRow('battle', ['T', 'L', 'P'])], { rolled: false })
    const lines = say.statusText(sampleView({ awake: true, expedition })).split('\n')
    expect(lines).toContain('Ancient One: Cthulhu, awake.')
    expect(lines).toContain('Battle task: T L P.')
  })
})
