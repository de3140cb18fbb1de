/** Whole cards, a line for each part. */

import type { Catalogue } from '@vigil/kernel/message'
import type { cards as english } from '../en/cards.ts'

export const cards: Catalogue<keyof typeof english> = {
  'card.kind.adventure': 'Abenteuer im Wert von {n, plural, one {# Trophäe} other {# Trophäen}}.',
  'card.kind.otherWorld': 'Andere Welt im Wert von {n, plural, one {# Trophäe} other {# Trophäen}}.',
  'card.order': '{ordered, select, true {Aufgaben, von oben nach unten:} other {Aufgaben, in beliebiger Reihenfolge:}}',
  'card.task': '{n}. {task}',
  'card.box.empty': 'Monsterfeld, leer, bis ein Monster kommt',
  'card.box.total': '{task} (Monsterfeld: ein Monster ersetzt hier die ganze Aufgabe)',
  'card.box.partial': '{task} (Monsterfeld: ein Monster ersetzt hier {covered})',
  'card.lock': 'Schloss: {colour}er Würfel.',
  'card.terror': 'Schrecken: {effects}',
  'card.midnight': 'Um Mitternacht: {effects}',
  'card.success': 'Erfolg: {effects}',
  'card.failure': 'Misserfolg: {effects}',
  'card.none': 'nichts.',

  'monster.kind':
    '{mask, select, true {Maske} other {Monster}} im Wert von {n, plural, one {# Trophäe} other {# Trophäen}}.',
  'monster.task': 'Aufgabe: {task}.',
  'monster.reverse': 'Wird der Marker als Trophäe genommen: {effects}',

  'item.kind': '{deck, select, common {Gewöhnlicher Gegenstand} unique {Einzigartiger Gegenstand} other {Zauber}}.',
  'item.when':
    '{when, select, turn {In deinem Zug} adventure {Bei einem Abenteuer} rolled {Nach deinem Wurf} other {Nach einem misslungenen Wurf}}: {effects}',
  'item.price': 'Preis: {price}',
  'item.paysCosts': 'Darf auch eingesetzt werden, während du für eine Aufgabe bezahlst.',

  'ally.kind': 'Verbündeter.',

  'investigator.kind': '{title}. Verstand {sanity}, Ausdauer {stamina}.',
  'investigator.ability': '{name}: {text}',
  'investigator.starts': 'Erhält zu Beginn {starts}.',
  'investigator.choose': '{n, plural, one {eine Karte} other {# Karten}} aus Stapeln deiner Wahl',

  'ancient.signs':
    'Versiegelt durch {n, plural, one {# Älteres Zeichen} other {# Ältere Zeichen}}. Verderbensleiste mit {doom, plural, one {# Feld} other {# Feldern}}{monsters, plural, =0 {} other {, davon # mit Monster}}.',
  'ancient.ability': '{name}: {text}',
  'ancient.awakens': 'Beim Erwachen: {effects}',
  'ancient.battle': 'Kampfaufgabe: {task}.',
  'ancient.attack': 'Angriff: {effects}',
  'lair.opens':
    'Der Hort öffnet sich, sobald {n, plural, one {# Älteres Zeichen gefunden ist} other {# Ältere Zeichen gefunden sind}}.',
  'lair.task': 'Aufgabe des Horts: {task}.',
  'lair.attacks':
    'Greift bei Schrecken im Hort an; einmal erwacht, auch um Mitternacht und wenn dort ein Versuch scheitert.',
  'lair.success': 'Erfolg: {reward}.',
  'lair.reward': 'alle deine Älteren Zeichen werden niedergelegt',

  'cultists.place.lair': 'Kultisten erscheinen unter dem Hort.',
  'cultists.place.entrance': 'Kultisten erscheinen in der Eingangshalle.',
  'cultists.appears': 'Wenn ein Kultist erscheint: {effects}',
  'cultists.beaten': 'Wenn ein Kultist als Trophäe genommen wird: {effects}',
  'cultists.costs': 'Jede Aufgabe eines Kultisten kostet zusätzlich: {costs}.',
  'cultists.lock': 'Jeder Kultist sperrt den {colour}en Würfel.',
  'cultists.signs':
    'Für jeden Kultisten im Spiel {n, plural, one {ist # weiteres Älteres Zeichen} other {sind # weitere Ältere Zeichen}} nötig.',
  'cultists.maxima':
    'Jeder Kultist im Spiel senkt bei allen ein Maximum um 1: der erste geistige Gesundheit, der zweite Ausdauer und so weiter.',

  'mythos.now': '{title}: {effects}',
  'mythos.lingering': '{title} (bis zur nächsten Mitternacht): {effects}',
  'mythos.terror': 'Schrecken: {effects}',
  'mythos.midnight': 'Um Mitternacht: {effects}',
  'mythos.arrival': 'Sofort: {effects}',
  'mythos.none': 'kein Dauereffekt.',

  'entrance.firstAid':
    'Erste Hilfe: kostenlos 1 geistige Gesundheit oder 1 Ausdauer zurückgewinnen; eines von beiden ganz für 2 Trophäen; beides ganz für 4.',
  'entrance.found': 'Fundbüro: einen grünen Würfel werfen. {chart}',
  'entrance.found.crowd':
    'Fundbüro: für jeden Ermittler und Verbündeten in der Eingangshalle einen grünen Würfel werfen und ein Ergebnis behalten. {chart}',
  'entrance.souvenirs': 'Andenken kaufen: {list}.',
  'entrance.exhibit': 'Andenken, beliebig viele der ausgestellten: {list}.',
  'entrance.souvenir': '{one} für {price, plural, one {# Trophäe} other {# Trophäen}}',
  'find.clue': '1 Hinweis erhalten',
  'find.common': 'einen Gewöhnlichen Gegenstand nehmen',
  'find.unique': 'einen Einzigartigen Gegenstand nehmen',
  'find.signs':
    '1 geistige Gesundheit oder 1 Ausdauer verlieren und bis zu {n, plural, one {# dort liegendes Älteres Zeichen} other {# dort liegende Ältere Zeichen}} nehmen',
  'find.signs.many':
    '1 geistige Gesundheit oder 1 Ausdauer verlieren und bis zu so viele dort liegende Ältere Zeichen nehmen',
  'find.lying.signs':
    '{n, plural, =0 {Dort liegt kein Älteres Zeichen} one {Dort liegt # Älteres Zeichen} other {Dort liegen # Ältere Zeichen}}.',
  'find.lying.cards': 'Vom Stapel oder eine Karte, die dort liegt: {list}.',
}
