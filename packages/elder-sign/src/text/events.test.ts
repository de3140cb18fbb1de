import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import type { Event } from '../kind.ts'
import { de } from './de/index.ts'
import { words } from './index.ts'
import { sampleExpedition, sampleHall, sampleRow, sampleView } from './sample-view.ts'

const say = words(core)
const sag = words(core, de)
const view = sampleView({
  expedition: sampleExpedition('koi-pond', [sampleRow('t0', ['T']), sampleRow('t1', ['T', 'P', 'P'])]),
})

type Rows = {
  readonly [I in Event['is']]: readonly (readonly [Extract<Event, { is: I }>, english: string, german: string])[]
}

/** Every fact. Seat 0 is Kate, seat 1 Mandy. */
const EVENTS: Rows = {
  ancientOne: [
    [{ is: 'ancientOne', id: 'yig' }, 'Yig stirred beneath the museum.', 'Yig regte sich unter dem Museum.'],
  ],
  investigator: [
    [
      { is: 'investigator', seat: 0, id: 'joe-diamond' },
      'Joe Diamond, The Private Eye, entered the museum.',
      'Joe Diamond, Privatdetektiv, betrat das Museum.',
    ],
  ],
  firstPlayer: [[{ is: 'firstPlayer', seat: 1 }, 'Mandy Thompson began.', 'Mandy Thompson begann.']],
  turn: [[{ is: 'turn', seat: 0, turn: 4 }, 'Turn 4: Kate Winthrop.', 'Zug 4: Kate Winthrop.']],
  moved: [
    [{ is: 'moved', seat: 0, to: 'koi-pond' }, 'Kate Winthrop went to Koi Pond.', 'Kate Winthrop ging zu „Koiteich“.'],
    [
      { is: 'moved', seat: 0, to: 'did-you-hear-that' },
      'Kate Winthrop went to Did You Hear That?',
      'Kate Winthrop ging zu „Hast du das gehört?“.',
    ],
    [
      { is: 'moved', seat: 0, to: 'cthulhu' },
      'Kate Winthrop went to the lair of Cthulhu.',
      'Kate Winthrop ging zu „Hort von Cthulhu“.',
    ],
    [
      { is: 'moved', seat: 0, to: 'sheet' },
      'Kate Winthrop went back to the investigator sheet.',
      'Kate Winthrop kehrte auf den Ermittlerbogen zurück.',
    ],
  ],
  dealt: [
    [{ is: 'dealt', card: 'koi-pond', slot: 2 }, 'Koi Pond was laid out.', '„Koiteich“ wurde ausgelegt.'],
    [
      { is: 'dealt', card: 'koi-pond', slot: -1 },
      'Koi Pond was laid out as an extra Adventure.',
      '„Koiteich“ wurde als zusätzliches Abenteuer ausgelegt.',
    ],
  ],
  gate: [[{ is: 'gate', card: 'yuggoth' }, 'A gate opened to Yuggoth.', 'Ein Tor öffnete sich: Yuggoth.']],
  rolled: [
    [
      {
        is: 'rolled',
        seat: 0,
        dice: [0, 1, 2, 3, 4, 5, 6, 7],
        faces: ['T', 'T', 'L', 'P', 'I1', 'I2', 'I4', 'W'],
        why: 'task',
      },
      'Kate Winthrop rolled T T L P 1 2, yellow 4, red W.',
      'Kate Winthrop würfelte: S S W G 1 2, 4 (gelb), J (rot).',
    ],
    [
      { is: 'rolled', seat: 1, dice: [7], faces: ['P'], why: 'reroll' },
      'Mandy Thompson rerolled red P.',
      'Mandy Thompson würfelte neu: G (rot).',
    ],
    [
      { is: 'rolled', seat: 1, dice: [0], faces: ['P'], why: 'found' },
      'Mandy Thompson rolled P at the lost and found.',
      'Mandy Thompson würfelte im Fundbüro: G.',
    ],
    [
      { is: 'rolled', seat: 1, dice: [], faces: [], why: 'card' },
      'Mandy Thompson had nothing to roll for.',
      'Mandy Thompson hatte nichts zu würfeln.',
    ],
  ],
  completed: [
    [
      { is: 'completed', seat: 0, row: 't1', dice: [0, 1, 7], faces: ['T', 'P', 'W'] },
      'Kate Winthrop completed task 2 (T P P) with green terror, green peril and red wildcard.',
      'Kate Winthrop erfüllte Aufgabe 2 (S G G) mit Schrecken (grün), Gefahr (grün) und Joker (rot).',
    ],
    [
      { is: 'completed', seat: 0, row: 'm:cultist#1', dice: [0], faces: ['L'] },
      'Kate Winthrop completed Cultist task with green lore.',
      'Kate Winthrop erfüllte Monsteraufgabe „Kultist“ mit Wissen (grün).',
    ],
    [
      { is: 'completed', seat: 0, row: 'h:cultist#1', dice: [0], faces: ['L'] },
      'Kate Winthrop beat Cultist alone (L|P) with green lore.',
      'Kate Winthrop besiegte „Kultist“ allein (W|G) mit Wissen (grün).',
    ],
  ],
  failedRoll: [[{ is: 'failedRoll', seat: 0 }, "Kate Winthrop's roll failed.", 'Der Wurf von Kate Winthrop misslang.']],
  terror: [
    [
      { is: 'terror', seat: 0, source: 'koi-pond' },
      'Terror took hold of Kate Winthrop (Koi Pond).',
      'Schrecken packte Kate Winthrop (Koiteich).',
    ],
  ],
  dieOut: [
    [
      { is: 'dieOut', die: 0, face: 'T' },
      'The green terror was discarded.',
      'Ein Würfel wurde abgelegt: Schrecken (grün).',
    ],
  ],
  secured: [
    [
      { is: 'secured', die: 0, face: 'P', on: '0', by: 'focus' },
      'Kate Winthrop focused the green peril.',
      'Kate Winthrop fokussierte einen Würfel: Gefahr (grün).',
    ],
    [
      { is: 'secured', die: 0, face: 'P', on: '1', by: 'assist' },
      'Mandy Thompson held the green peril.',
      'Mandy Thompson half und hielt einen Würfel: Gefahr (grün).',
    ],
    [
      { is: 'secured', die: 7, face: 'W', on: 'circle-of-chalk', by: 'spell' },
      'The red wildcard was put on Circle of Chalk.',
      'Auf „Kreidekreis“ kam ein Würfel: Joker (rot).',
    ],
  ],
  turned: [
    [
      { is: 'turned', die: 6, from: 'I3', to: 'I4' },
      'The yellow investigation 3 was turned to investigation 4.',
      'Ermittlung 3 (gelb) wurde auf Ermittlung 4 gedreht.',
    ],
  ],
  dieIn: [
    [
      { is: 'dieIn', die: 7, by: 'alien-statue' },
      'The red die joined the pool (Alien Statue).',
      'Ein roter Würfel kam in den Würfelpool (Fremdartige Statue).',
    ],
    [
      { is: 'dieIn', die: 6, by: 'gloria-goldberg' },
      'The yellow die joined the pool (Psychic Sensitivity).',
      'Ein gelber Würfel kam in den Würfelpool (Übersinnliches Gespür).',
    ],
    [
      { is: 'dieIn', die: 0, by: 'marker' },
      'The green die joined the pool (off a marker).',
      'Ein grüner Würfel kam in den Würfelpool (von einem Marker).',
    ],
  ],
  laidOut: [
    [
      { is: 'laidOut', seat: 1, card: 'whispered-ward' },
      'Mandy Thompson laid out Whispered Ward.',
      'Mandy Thompson legte „Geflüsterter Schutz“ aus.',
    ],
  ],
  declined: [[{ is: 'declined', seat: 1 }, 'Mandy Thompson declined.', 'Mandy Thompson lehnte ab.']],
  resolved: [
    [
      { is: 'resolved', seat: 0, card: 'koi-pond' },
      'Kate Winthrop resolved Koi Pond.',
      'Kate Winthrop bestand „Koiteich“.',
    ],
    [
      { is: 'resolved', seat: 0, card: 'cthulhu' },
      'Kate Winthrop prevailed at the lair of Cthulhu.',
      'Kate Winthrop setzte sich durch: Hort von Cthulhu.',
    ],
  ],
  failed: [
    [
      { is: 'failed', seat: 0, card: 'did-you-hear-that' },
      'Kate Winthrop failed Did You Hear That?',
      'Kate Winthrop scheiterte an „Hast du das gehört?“.',
    ],
    [
      { is: 'failed', seat: 0, card: 'entrance' },
      'Kate Winthrop was beaten back at Museum Entrance.',
      'Kate Winthrop wurde zurückgeschlagen: Eingangshalle.',
    ],
  ],
  used: [[{ is: 'used', seat: 0, card: 'food' }, 'Kate Winthrop used Food.', 'Kate Winthrop setzte „Proviant“ ein.']],
  lost: [
    [
      { is: 'lost', seat: 0, what: 'sanity', n: 2, source: 'koi-pond' },
      'Kate Winthrop lost 2 sanity (Koi Pond).',
      'Kate Winthrop verlor 2 geistige Gesundheit (Koiteich).',
    ],
    [
      { is: 'lost', seat: 0, what: 'clue', n: 1, source: 'reroll' },
      'Kate Winthrop lost 1 clue (reroll).',
      'Kate Winthrop verlor 1 Hinweis (Neuwurf).',
    ],
    [
      { is: 'lost', seat: 0, what: 'stamina', n: 1, source: 't1' },
      'Kate Winthrop lost 1 stamina (task 2).',
      'Kate Winthrop verlor 1 Ausdauer (Aufgabe 2).',
    ],
    [
      { is: 'lost', seat: 0, what: 'stamina', n: 1, source: '' },
      'Kate Winthrop lost 1 stamina.',
      'Kate Winthrop verlor 1 Ausdauer.',
    ],
  ],
  gained: [
    [
      { is: 'gained', seat: 1, what: 'clue', n: 2, source: 'koi-pond' },
      'Mandy Thompson gained 2 clues (Koi Pond).',
      'Mandy Thompson erhielt 2 Hinweise (Koiteich).',
    ],
    [
      { is: 'gained', seat: 1, what: 'stamina', n: 1, source: 'firstAid' },
      'Mandy Thompson regained 1 stamina (first aid).',
      'Mandy Thompson gewann 1 Ausdauer zurück (Erste Hilfe).',
    ],
  ],
  prevented: [
    [
      { is: 'prevented', seat: 0, what: 'sanity', by: 'duke' },
      'Duke kept Kate Winthrop from losing sanity.',
      'Duke: Kate Winthrop verlor keine geistige Gesundheit.',
    ],
    [
      { is: 'prevented', seat: 0, what: 'die', by: 'silas-webb' },
      'Silas Webb, Night Watchman saved Kate Winthrop a die.',
      'Silas Webb, Nachtwächter: Kate Winthrop musste keinen Würfel ablegen.',
    ],
  ],
  maximum: [
    [
      { is: 'maximum', seat: 0, what: 'sanity', n: 4 },
      "Kate Winthrop's maximum sanity was now 4.",
      'Die maximale geistige Gesundheit von Kate Winthrop betrug nun 4.',
    ],
  ],
  drew: [
    [
      { is: 'drew', seat: 0, card: 'food', deck: 'common' },
      'Kate Winthrop drew the Common Item Food.',
      'Kate Winthrop zog einen Gewöhnlichen Gegenstand: Proviant.',
    ],
    [
      { is: 'drew', seat: 0, card: 'duke', deck: 'ally' },
      'Kate Winthrop gained the Ally Duke.',
      'Kate Winthrop gewann einen Verbündeten: Duke.',
    ],
  ],
  nothing: [
    [{ is: 'nothing', what: 'cup' }, 'Nothing was left in the monster cup.', 'Der Monsterbecher war leer.'],
    [{ is: 'nothing', what: 'mythos' }, 'Nothing was left in the Mythos deck.', 'Der Mythosstapel war leer.'],
    [
      { is: 'nothing', what: 'cultists' },
      'Nothing was left in the supply of Cultists.',
      'Der Vorrat an Kultisten war leer.',
    ],
    [
      { is: 'nothing', what: 'sign' },
      'Nothing was left in the supply of Elder Signs.',
      'Der Vorrat an Älteren Zeichen war leer.',
    ],
    [
      { is: 'nothing', what: 'investigators' },
      'Nothing was left in the stack of investigators.',
      'Der Stapel der Ermittler war leer.',
    ],
  ],
  returned: [
    [
      { is: 'returned', seat: 0, card: 'food' },
      "Kate Winthrop's Food went back under its deck.",
      '„Proviant“ von Kate Winthrop kam zurück unter den Stapel.',
    ],
  ],
  spentTrophies: [
    [
      { is: 'spentTrophies', seat: 0, pieces: ['koi-pond', 'gug'] },
      'Kate Winthrop gave up Koi Pond and Gug.',
      'Kate Winthrop gab Trophäen ab: Koiteich und Gug.',
    ],
  ],
  sign: [
    [
      { is: 'sign', n: 1, total: 2 },
      'An Elder Sign was found: 2 of 13.',
      'Ein Älteres Zeichen wurde gefunden: 2 von 13.',
    ],
    [
      { is: 'sign', n: 3, total: 4 },
      '3 Elder Signs were found: 4 of 13.',
      '3 Ältere Zeichen wurden gefunden: 4 von 13.',
    ],
    [
      { is: 'sign', n: -1, total: 0 },
      'An Elder Sign was lost: 0 of 13 left.',
      'Ein Älteres Zeichen ging verloren: noch 0 von 13.',
    ],
  ],
  signFound: [
    [
      { is: 'signFound', seat: 0, n: 1, held: 3 },
      'Kate Winthrop gained 1 Elder Sign and now held 3.',
      'Kate Winthrop erhielt 1 Älteres Zeichen und hatte nun 3.',
    ],
    [
      { is: 'signFound', seat: 0, n: -2, held: 1 },
      'Kate Winthrop lost 2 Elder Signs and still held 1.',
      'Kate Winthrop verlor 2 Ältere Zeichen und hatte noch 1.',
    ],
    [
      { is: 'signFound', seat: 0, n: -1, held: 0 },
      'Kate Winthrop lost 1 Elder Sign and still held none.',
      'Kate Winthrop verlor 1 Älteres Zeichen und hatte keines mehr.',
    ],
  ],
  opened: [
    [
      { is: 'opened', id: 'cthulhu' },
      'The way to the lair of Cthulhu was open.',
      'Der Weg war offen: Hort von Cthulhu.',
    ],
  ],
  doom: [
    [{ is: 'doom', n: 1, total: 3 }, 'Doom advanced: 3 of 4.', 'Das Verderben wuchs: 3 von 4.'],
    [{ is: 'doom', n: 2, total: 4 }, 'Doom advanced by 2: 4 of 4.', 'Das Verderben wuchs um 2: 4 von 4.'],
    [{ is: 'doom', n: -1, total: 1 }, 'Doom receded: 1 of 4.', 'Das Verderben schwand: 1 von 4.'],
  ],
  clock: [
    [{ is: 'clock', hours: 0 }, 'The clock moved to XII.', 'Die Uhr rückte vor auf XII.'],
    [{ is: 'clock', hours: 9 }, 'The clock moved to IX.', 'Die Uhr rückte vor auf IX.'],
  ],
  clockHeld: [[{ is: 'clockHeld' }, 'The clock did not move.', 'Die Uhr stand still.']],
  monster: [
    [
      { is: 'monster', marker: 'cultist#2', card: 'koi-pond', box: 0 },
      'A monster appeared at Koi Pond, task 1: Cultist.',
      'Ein Monster erschien bei „Koiteich“, Aufgabe 1: Kultist.',
    ],
    [
      { is: 'monster', marker: 'gug', card: 'koi-pond', box: -1 },
      'A monster appeared below Koi Pond: Gug.',
      'Ein Monster erschien unter „Koiteich“: Gug.',
    ],
    [
      { is: 'monster', marker: 'gug', card: 'cthulhu', box: -1 },
      'A monster appeared below the lair of Cthulhu: Gug.',
      'Ein Monster erschien unter „Hort von Cthulhu“: Gug.',
    ],
    [
      { is: 'monster', marker: 'cultist#1', card: 'entrance', box: -1 },
      'A monster appeared at Museum Entrance: Cultist.',
      'Ein Monster erschien bei „Eingangshalle“: Kultist.',
    ],
  ],
  noMonster: [
    [
      { is: 'noMonster', seat: 0 },
      'A monster would have appeared, but Kate Winthrop kept it away.',
      'Ein Monster wäre erschienen, doch Kate Winthrop hielt es fern.',
    ],
  ],
  beaten: [
    [
      { is: 'beaten', marker: 'gug', seat: 0 },
      'Kate Winthrop beat the Gug.',
      'Kate Winthrop besiegte ein Monster: Gug.',
    ],
    [
      { is: 'beaten', marker: 'mask-burning-eye', seat: 0 },
      'Kate Winthrop beat The Burning Eye.',
      'Kate Winthrop besiegte ein Monster: Das Brennende Auge.',
    ],
  ],
  collected: [
    [
      { is: 'collected', marker: 'cultist#1', seat: 1 },
      'Mandy Thompson took the Cultist as a trophy.',
      'Mandy Thompson nahm ein Monster als Trophäe: Kultist.',
    ],
  ],
  locked: [
    [
      { is: 'locked', die: 7, source: 'mythos' },
      'The red die was locked by the Mythos card.',
      'Ein roter Würfel wurde gesperrt (Mythoskarte).',
    ],
  ],
  lockWaits: [
    [
      { is: 'lockWaits', source: 'card:koi-pond' },
      'The lock of Koi Pond waits for a die.',
      'Ein Schloss wartet auf einen Würfel (Koiteich).',
    ],
  ],
  freed: [
    [
      { is: 'freed', die: 0, source: 'broken:3' },
      'The green die was freed (a broken lock).',
      'Ein grüner Würfel kam frei (aufgebrochenes Schloss).',
    ],
  ],
  midnight: [[{ is: 'midnight' }, 'The clock struck midnight.', 'Die Uhr schlug Mitternacht.']],
  midnightEffect: [
    [
      { is: 'midnightEffect', source: 'horrible-visions' },
      'At midnight, Horrible Visions took effect.',
      'Mitternachtseffekt: Grauenhafte Visionen.',
    ],
  ],
  mythos: [
    [
      { is: 'mythos', card: 'warning-written-in-chalk' },
      'A new Mythos card was turned up: A Warning… Written in Chalk.',
      'Eine neue Mythoskarte wurde aufgedeckt: Eine Warnung… Mit Kreide geschrieben.',
    ],
  ],
  banished: [[{ is: 'banished', card: 'yuggoth' }, 'Yuggoth left the game.', '„Yuggoth“ kam aus dem Spiel.']],
  closed: [[{ is: 'closed', card: 'yuggoth' }, 'The gate to Yuggoth closed.', 'Ein Tor schloss sich: Yuggoth.']],
  gave: [
    [
      { is: 'gave', seat: 0, to: 1, card: 'food' },
      'Kate Winthrop gave Food to Mandy Thompson.',
      'Kate Winthrop gab „Proviant“ an Mandy Thompson.',
    ],
  ],
  waited: [[{ is: 'waited', seat: 1 }, 'Mandy Thompson did nothing.', 'Mandy Thompson tat nichts.']],
  bought: [
    [
      { is: 'bought', seat: 0, what: 'common', card: 'food' },
      'Kate Winthrop bought Food.',
      'Kate Winthrop kaufte „Proviant“.',
    ],
    [
      { is: 'bought', seat: 0, what: 'investigator', card: 'joe-diamond' },
      'Kate Winthrop recruited Joe Diamond.',
      'Kate Winthrop warb Joe Diamond an.',
    ],
  ],
  exhibited: [
    [{ is: 'exhibited', what: 'common', card: 'food' }, 'Food was put on show.', '„Proviant“ wurde ausgestellt.'],
    [
      { is: 'exhibited', what: 'investigator', card: 'joe-diamond' },
      'Joe Diamond came to the entrance for hire.',
      'Joe Diamond kam zum Anwerben in die Eingangshalle.',
    ],
  ],
  leftBehind: [
    [
      { is: 'leftBehind', cards: ['food', 'duke'], signs: 2 },
      'What the devoured left came to the lost and found: Food, Duke, 2 Elder Signs.',
      'Der Nachlass der Verschlungenen kam ins Fundbüro: Proviant, Duke, 2 Ältere Zeichen.',
    ],
    [
      { is: 'leftBehind', cards: [], signs: 1 },
      'What the devoured left came to the lost and found: 1 Elder Sign.',
      'Der Nachlass der Verschlungenen kam ins Fundbüro: 1 Älteres Zeichen.',
    ],
  ],
  pickedUp: [
    [
      { is: 'pickedUp', seat: 0, card: 'food' },
      'Kate Winthrop took Food from the lost and found.',
      'Kate Winthrop nahm „Proviant“ aus dem Fundbüro.',
    ],
  ],
  devoured: [
    [
      { is: 'devoured', seat: 0, id: 'kate-winthrop' },
      'Kate Winthrop was devoured.',
      'Kate Winthrop wurde verschlungen.',
    ],
  ],
  eliminated: [[{ is: 'eliminated', seat: 1 }, 'Player 2 was out of the game.', 'Spieler 2 schied aus dem Spiel aus.']],
  awoke: [[{ is: 'awoke', id: 'cthulhu' }, 'Cthulhu awoke!', 'Cthulhu erwachte!']],
  attack: [[{ is: 'attack', id: 'cthulhu' }, 'Cthulhu attacked.', 'Cthulhu griff an.']],
  wounded: [
    [
      { is: 'wounded', doom: 3 },
      'Cthulhu was wounded: 3 doom left.',
      'Cthulhu wurde verwundet: noch 3 Verderben übrig.',
    ],
    [
      { is: 'wounded', doom: 0 },
      'Cthulhu was wounded: no doom left.',
      'Cthulhu wurde verwundet: kein Verderben übrig.',
    ],
  ],
  corrected: [
    [
      { is: 'corrected', change: { do: 'set', what: 'sanity', seat: 0, to: 3 } },
      'Corrected: Kate Winthrop had 3 sanity.',
      'Korrigiert: Kate Winthrop hatte 3 geistige Gesundheit.',
    ],
    [
      { is: 'corrected', change: { do: 'set', what: 'clues', seat: 1, to: 1 } },
      'Corrected: Mandy Thompson had 1 clue.',
      'Korrigiert: Mandy Thompson hatte 1 Hinweis.',
    ],
    [
      { is: 'corrected', change: { do: 'set', what: 'doom', to: 4 } },
      'Corrected: doom stood at 4.',
      'Korrigiert: Das Verderben stand bei 4.',
    ],
    [
      { is: 'corrected', change: { do: 'set', what: 'signs', to: 2 } },
      'Corrected: 2 Elder Signs had been found.',
      'Korrigiert: 2 Ältere Zeichen waren gefunden.',
    ],
    [
      { is: 'corrected', change: { do: 'set', what: 'clock', to: 9 } },
      'Corrected: the clock showed IX.',
      'Korrigiert: Die Uhr zeigte IX.',
    ],
    [
      { is: 'corrected', change: { do: 'give', deck: 'common', card: 'food', seat: 0 } },
      'Corrected: Kate Winthrop had Food.',
      'Korrigiert: Kate Winthrop besaß: Proviant.',
    ],
    [
      { is: 'corrected', change: { do: 'take', deck: 'common', card: 'food', seat: 0 } },
      'Corrected: Kate Winthrop did not have Food.',
      'Korrigiert: Kate Winthrop besaß nicht: Proviant.',
    ],
  ],
  over: [
    [
      { is: 'over', won: true, how: 'sealed' },
      'The investigators won: Cthulhu was sealed away.',
      'Die Ermittler haben gewonnen: Cthulhu wurde versiegelt.',
    ],
    [
      { is: 'over', won: true, how: 'defeated' },
      'The investigators won: Cthulhu was beaten in battle.',
      'Die Ermittler haben gewonnen: Cthulhu wurde im Kampf besiegt.',
    ],
    [
      { is: 'over', won: false, how: 'devoured' },
      'The investigators lost: nobody was left to stand against Cthulhu.',
      'Die Ermittler haben verloren: Niemand war übrig, um sich Cthulhu entgegenzustellen.',
    ],
    [
      { is: 'over', won: false, how: 'awakened' },
      'The investigators lost: Cthulhu awoke, and nothing could stop it.',
      'Die Ermittler haben verloren: Cthulhu erwachte, und nichts konnte das Ende aufhalten.',
    ],
  ],
}

/** The same facts under other rules. */
const HELD: readonly (readonly [Event, english: string, german: string])[] = [
  [
    { is: 'sign', n: 3, total: 4 },
    '3 Elder Signs were laid down at the lair of Cthulhu: 4 of 13.',
    '3 Ältere Zeichen wurden niedergelegt (Hort von Cthulhu): 4 von 13.',
  ],
  [
    { is: 'sign', n: -1, total: 0 },
    'An Elder Sign was taken away from the lair of Cthulhu: 0 of 13 left.',
    'Ein Älteres Zeichen ging wieder verloren (Hort von Cthulhu): noch 0 von 13.',
  ],
  [
    { is: 'doom', n: -4, total: 0 },
    'The doom track was full, and all doom was removed.',
    'Die Verderbensleiste war voll, und alles Verderben wurde entfernt.',
  ],
  [{ is: 'doom', n: -1, total: 0 }, 'Doom receded: 0 of 4.', 'Das Verderben schwand: 0 von 4.'],
  [
    { is: 'corrected', change: { do: 'set', what: 'signs', to: 2 } },
    'Corrected: 2 Elder Signs had been laid down.',
    'Korrigiert: 2 Ältere Zeichen waren niedergelegt.',
  ],
]

describe('events', () => {
  it.each(Object.entries(EVENTS))('%s', (_, table) => {
    for (const [event, english, german] of table) {
      expect(say.eventText(event, view)).toBe(english)
      expect(sag.eventText(event, view)).toBe(german)
    }
  })

  it.each(HELD)('%j, where signs are held and brought', (event, english, german) => {
    const hall = { ...view, rules: 'fan', hall: sampleHall() }
    expect(say.eventText(event, hall)).toBe(english)
    expect(sag.eventText(event, hall)).toBe(german)
  })

  it('whoever sits down among the events of one input is known from then on', () => {
    expect(
      say.eventTexts(
        [
          { is: 'devoured', seat: 0, id: 'kate-winthrop' },
          { is: 'investigator', seat: 0, id: 'joe-diamond' },
          { is: 'drew', seat: 0, card: 'food', deck: 'common' },
        ],
        view,
      ),
    ).toEqual([
      'Kate Winthrop was devoured.',
      'Joe Diamond, The Private Eye, entered the museum.',
      'Joe Diamond drew the Common Item Food.',
    ])
  })
})
