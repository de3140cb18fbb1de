/** What holds as long as its source is in play. */

import type { Catalogue } from '@vigil/kernel/message'
import type { standings as english } from '../en/standings.ts'

export const standings: Catalogue<keyof typeof english> = {
  'trait.manyTasks': 'Du darfst mit einem Wurf mehrere Aufgaben erfüllen.',
  'trait.scrounge':
    'Immer wenn du einen Gewöhnlichen Gegenstand, einen Einzigartigen Gegenstand oder einen Zauber erhältst, darfst du stattdessen eine Karte der beiden anderen Arten oder einen Hinweis nehmen.',
  'trait.extraGain':
    'Immer wenn du {what, select, common {Gewöhnliche Gegenstände} unique {Einzigartige Gegenstände} spell {Zauber} other {Hinweise}} erhältst, erhältst du einen mehr.',
  'trait.mend.ownTurn': 'Zu Beginn deines Zuges gewinnt ein Ermittler deiner Wahl 1 {track} zurück.',
  'trait.mend': 'Einmal pro Tag gewinnt zu Beginn eines beliebigen Zuges ein Ermittler deiner Wahl 1 {track} zurück.',
  'trait.research':
    'Einmal pro Tag darfst du nach dem Wurf eines beliebigen Spielers {n, plural, one {# Würfel} other {bis zu # Würfel}} dieses Wurfs neu würfeln.',
  'trait.raise': 'Einmal pro Wurf darfst du ein Ermittlungsergebnis um 1 erhöhen, sofern der Würfel diese Seite hat.',
  'trait.convert': 'Einmal pro Wurf darfst du einen Würfel von {from} auf {to} drehen.',
  'trait.dice.otherWorld': 'In Anderen Welten fügst du kostenlos {dice} hinzu.',
  'trait.dice.monsterCard': 'Auf Karten mit einem Monster fügst du kostenlos {dice} hinzu.',
  'trait.trustFund': 'Vor deinem ersten Wurf darfst du {price} ausgeben, um {dice} hinzuzufügen.',
  'trait.secondReroll': 'Nach einem Neuwurf durch einen Hinweis darfst du ein weiteres Mal kostenlos neu würfeln.',
  'trait.reroll':
    'Einmal pro Zug darfst du {n, plural, one {# Würfel} other {bis zu # Würfel}} deines Wurfs neu würfeln.',
  'trait.steady': 'Einmal pro Tag kostet dich ein misslungener Wurf keinen Würfel.',
  'trait.shield':
    'Du darfst diesen Verbündeten ablegen, um einen Verlust von geistiger Gesundheit oder Ausdauer zu ignorieren.',
  'trait.noMonsters': 'In deinem Zug erscheinen keine Monster.',
  'trait.ignoreTerror': 'Du ignorierst Schreckenseffekte.',
  'trait.ignoreOrder': 'Du darfst Aufgaben in beliebiger Reihenfolge erfüllen.',
  'trait.ignoreLingering': 'Schädliche Dauereffekte von Mythoskarten betreffen dich nicht.',
  'trait.useLocked': 'Du darfst gesperrte Würfel werfen, als wären sie frei.',
  'trait.forbid':
    'Niemand darf {what, select, focus {fokussieren} assist {um Hilfe bitten} castSpell {Zauber einsetzen} other {Andenken kaufen}}.',
  'trait.harder': 'Jedes Ermittlungssymbol auf einer Karte verlangt {n} mehr.',
  'trait.monsterCost': 'Die Aufgabe eines Monsters zu erfüllen kostet zusätzlich {amount}.',
  'trait.monsterTask': 'Jedes Monster hat eine weitere Aufgabe: {needs}.',
  'trait.masks': 'Die Maskenmarker liegen im Monsterbecher.',

  'trigger.plain': '{moment}: {clause}',
  'trigger.if': '{moment}, falls {test}: {clause}',
  'trigger.turn': 'einmal pro Zug, {trigger}',
  'moment.gained': 'wenn du diesen Verbündeten erhältst',
  'moment.entered.world': 'wenn du eine Andere Welt betrittst',
  'moment.unique.used': 'wenn du einen Einzigartigen Gegenstand einsetzt',
  'moment.spell.used': 'wenn du einen Zauber einsetzt',
  'moment.monster.task': 'wenn du die Aufgabe eines Monsters erfüllst',
  'moment.monster.collected': 'wenn du ein Monster als Trophäe nimmst',
  'moment.adventure.failed': 'wenn du an einem Abenteuer scheiterst',
  'moment.world.failed': 'wenn du an einer Anderen Welt scheiterst',
  'moment.world.resolved': 'wenn du eine Andere Welt bestehst',
  'moment.broken': 'wenn geistige Gesundheit oder Ausdauer eines Ermittlers auf 0 fällt',
  'moment.devoured': 'wenn ein Ermittler verschlungen wird',
  'moment.midnight': 'um Mitternacht',

  'modifier.max.sanity': 'Maximale geistige Gesundheit {sign}{n}.',
  'modifier.max.stamina': 'Maximale Ausdauer {sign}{n}.',
  'modifier.price.souvenir':
    'Andenken kosten {n, plural, one {# Trophäe} other {# Trophäen}} {change, select, more {mehr} other {weniger}}.',
  'modifier.price.firstAid.sanity':
    'Erste Hilfe für geistige Gesundheit kostet {n, plural, one {# Trophäe} other {# Trophäen}} {change, select, more {mehr} other {weniger}}.',
  'modifier.firstAid.free':
    'Kostenlose Erste Hilfe bringt {n, plural, one {# Punkt} other {# Punkte}} {change, select, more {mehr} other {weniger}}.',
}
