import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import { de } from './de/index.ts'
import { words } from './index.ts'
import { sampleCard, sampleDice, samplePerson, sampleRow, sampleView } from './sample-view.ts'

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
      locks: [{ id: 1, colour: 'green', source: 'card:did-you-hear-that', waits: false }],
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
      expedition: { card: 'did-you-hear-that', rows, rolled: true, maySecure: false, ignoreOrder: false },
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

  it('begins with the ending, once there is one', () => {
    const ending = { won: true, how: 'sealed' } as const
    expect(say.statusText(sampleView({ ending })).split('\n')[0]).toBe(say.endingText(ending, sampleView()))
  })

  it('in battle it tells the battle task instead of cards', () => {
    const expedition = {
      card: '',
      rows: [sampleRow('battle', ['T', 'L', 'P'])],
      rolled: false,
      maySecure: false,
      ignoreOrder: false,
    }
    const lines = say.statusText(sampleView({ awake: true, expedition })).split('\n')
    expect(lines).toContain('Ancient One: Cthulhu, awake.')
    expect(lines).toContain('Battle task: T L P.')
  })
})
