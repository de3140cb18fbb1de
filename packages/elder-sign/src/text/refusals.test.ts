import { refusal } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import { de } from './de/index.ts'
import { words } from './index.ts'
import { sampleView } from './sample-view.ts'

const say = words(core)
const sag = words(core, de)

const TEXTS = [
  [
    refusal('row.cost', 'ES-TASK-11', { row: 't1', what: 'sanity', n: 2 }),
    'You cannot pay 2 sanity for task 2: it would leave you with none. [ES-TASK-11]',
    'Du kannst 2 geistige Gesundheit für Aufgabe 2 nicht bezahlen: Dir bliebe nichts übrig. [ES-TASK-11]',
  ],
  [
    refusal('row.order', 'ES-TASK-09', { row: 'm:gug', first: 't0' }),
    'Tasks go from top to bottom here: task 1 comes before Gug task. [ES-TASK-09]',
    'Hier gilt von oben nach unten: Aufgabe 1 kommt vor Monsteraufgabe „Gug“. [ES-TASK-09]',
  ],
  [
    refusal('row.unmet', 'ES-TASK-03', { row: 'battle' }),
    'The dice do not meet battle task. [ES-TASK-03]',
    'Die Würfel genügen nicht: Kampfaufgabe. [ES-TASK-03]',
  ],
  [
    refusal('forbidden', 'ES-MYTHOS-03', { what: 'focus', source: 'sudden-terror-amid-the-stillness' }),
    'Sudden Terror… Amid the Stillness forbids focusing. [ES-MYTHOS-03]',
    '„Jäher Schrecken… Mitten in der Stille“ verbietet es, zu fokussieren. [ES-MYTHOS-03]',
  ],
  [
    refusal('use.rolled', 'ES-SPELL-02', { item: 'whispered-ward' }),
    'Whispered Ward can be used only on a roll of yours that lies on the table, before you complete a task with it. [ES-SPELL-02]',
    '„Geflüsterter Schutz“ kann nur bei einem eigenen Wurf eingesetzt werden, der auf dem Tisch liegt, und bevor du damit eine Aufgabe erfüllst. [ES-SPELL-02]',
  ],
  [
    refusal('die.locked', 'ES-LOCK-03', { colour: 'red' }),
    'The red die is locked. [ES-LOCK-03]',
    'Der rote Würfel ist gesperrt. [ES-LOCK-03]',
  ],
  [
    refusal('die.unusable', 'ES-DICE-07', { die: 6 }),
    'You cannot use that yellow die. [ES-DICE-07]',
    'Diesen Würfel kannst du nicht verwenden (gelber Würfel). [ES-DICE-07]',
  ],
  [
    refusal('assist.elsewhere', 'ES-ASSIST-01', { seat: 1 }),
    'Mandy Thompson is not on this card. [ES-ASSIST-01]',
    'Mandy Thompson ist nicht auf dieser Karte. [ES-ASSIST-01]',
  ],
  [
    refusal('souvenir.poor', 'ES-ENTRANCE-05', { price: 10, wealth: 3 }),
    'That costs 10 trophies; yours are worth 3. [ES-ENTRANCE-05]',
    'Das kostet 10 Trophäen; deine sind 3 wert. [ES-ENTRANCE-05]',
  ],
  [
    refusal('souvenir.soldOut', 'ES-RULING-57', { what: 'ally' }),
    'No Ally is left to buy. [ES-RULING-57]',
    'Kein Verbündeter steht noch zum Verkauf. [ES-RULING-57]',
  ],
  [
    refusal('souvenir.soldOut', 'ES-RULING-60', { what: 'investigator' }),
    'No investigator is left to buy. [ES-RULING-60]',
    'Kein Ermittler steht noch zum Verkauf. [ES-RULING-60]',
  ],
  [
    refusal('move.sealed', 'ES-FANSEAL-03', { to: 'cthulhu' }),
    'The way to the lair of Cthulhu is closed until enough Elder Signs have been found. [ES-FANSEAL-03]',
    'Der Weg ist versperrt, bis genug Ältere Zeichen gefunden sind: Hort von Cthulhu. [ES-FANSEAL-03]',
  ],
  [
    refusal('action.phases', 'ES-TURN-02'),
    'A turn goes by phases in this game, not by actions. [ES-TURN-02]',
    'In diesem Spiel hat ein Zug Phasen, keine Aktionen. [ES-TURN-02]',
  ],
  [
    refusal('action.sheet', 'ES-RULING-06'),
    'Your marker is on your investigator sheet: go somewhere first. [ES-RULING-06]',
    'Dein Marker ist auf deinem Ermittlerbogen: Geh zuerst irgendwohin. [ES-RULING-06]',
  ],
  [
    refusal('action.haunted', 'ES-FANTURN-06'),
    'You cannot do nothing while a monster is here. [ES-FANTURN-06]',
    'Solange hier ein Monster ist, kannst du nicht nichts tun. [ES-FANTURN-06]',
  ],
  [
    refusal('attempt.nothing', 'ES-FANTURN-03'),
    'There is no monster to fight at the entrance. [ES-FANTURN-03]',
    'In der Eingangshalle ist kein Monster, gegen das du kämpfen könntest. [ES-FANTURN-03]',
  ],
  [
    refusal('give.haunted', 'ES-FANTURN-05'),
    'Nothing can be handed over while a monster is here. [ES-FANTURN-05]',
    'Solange hier ein Monster ist, kann nichts übergeben werden. [ES-FANTURN-05]',
  ],
  [
    refusal('give.nobody', 'ES-FANTURN-05'),
    'Nobody else is here to take anything. [ES-FANTURN-05]',
    'Hier ist sonst niemand, der etwas nehmen könnte. [ES-FANTURN-05]',
  ],
  [
    refusal('give.notYours', 'ES-RULING-73', { item: 'food' }),
    'Food cannot be given: it must be in your hand or be your ally, and whoever takes it must be here. [ES-RULING-73]',
    '„Proviant“ kannst du nicht geben: Es muss auf deiner Hand oder dein Verbündeter sein, und wer es nimmt, muss hier sein. [ES-RULING-73]',
  ],
  [
    refusal('entrance.elsewhere', 'ES-FANTURN-04'),
    'That can be done only at the entrance. [ES-FANTURN-04]',
    'Das geht nur in der Eingangshalle. [ES-FANTURN-04]',
  ],
  [
    refusal('entrance.haunted', 'ES-FANTURN-04'),
    'A monster is at the entrance: beat it first. [ES-FANTURN-04]',
    'In der Eingangshalle ist ein Monster: Besiege es zuerst. [ES-FANTURN-04]',
  ],
  [
    refusal('setup.orders', 'ES-ORDER-01'),
    'The Esoteric Orders are on or off: true or false. [ES-ORDER-01]',
    'Die Esoterischen Orden sind dabei oder nicht: true oder false. [ES-ORDER-01]',
  ],
  [
    refusal('setup.ordersNeed', 'ES-ORDER-01'),
    'The Esoteric Orders need rules under which the Ancient One has a lair. [ES-ORDER-01]',
    'Die Esoterischen Orden brauchen Regeln, nach denen der Große Alte einen Hort hat. [ES-ORDER-01]',
  ],
  [
    refusal('move.here', 'ES-MOVE-02', { to: 'did-you-hear-that' }),
    'You are at Did You Hear That? already. [ES-MOVE-02]',
    'Du bist schon hier: Hast du das gehört? [ES-MOVE-02]',
  ],
  [
    refusal('setup.investigator', '', { value: 'kate', known: 'kate-winthrop, joe-diamond' }),
    'There is no investigator kate. There is: Kate Winthrop, Joe Diamond.',
    'Es gibt keinen Ermittler „kate“. Es gibt: Kate Winthrop, Joe Diamond.',
  ],
  [
    refusal('setup.twice', 'ES-SETUP-07', { value: 'joe-diamond' }),
    'Joe Diamond can be played only once. [ES-SETUP-07]',
    'Joe Diamond kann nur einmal gespielt werden. [ES-SETUP-07]',
  ],
  [
    refusal('pick.few', '', { min: 1, got: 0 }),
    'Pick at least 1; you picked 0.',
    'Wähle mindestens 1; du hast 0 gewählt.',
  ],
  [
    refusal('record.json', '', { line: 3, column: 14, got: '}' }),
    'The file is damaged at line 3, column 14, near }.',
    'Die Datei ist beschädigt: Zeile 3, Spalte 14, bei }.',
  ],
  [
    refusal('answer.stale', '', { current: 4, got: 3 }),
    'That answers an earlier question; the game has moved on.',
    'Das beantwortet eine frühere Frage; das Spiel ist schon weiter.',
  ],
] as const

describe('refusals', () => {
  it.each(TEXTS)('%j', (why, english, german) => {
    expect(say.refusalText(why, sampleView())).toBe(english)
    expect(sag.refusalText(why, sampleView())).toBe(german)
  })

  it('without a view, seats go by their number', () =>
    expect(say.refusalText(refusal('assist.used', 'ES-ASSIST-04', { seat: 1 }))).toBe(
      'Player 2 has helped this turn. [ES-ASSIST-04]',
    ))
})
