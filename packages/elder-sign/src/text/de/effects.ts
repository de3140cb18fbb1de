/**
 * Effects as clauses for sentences of many kinds: in the infinitive, which fits after "du" and after "jeder Ermittler:".
 * Tests have their verb at the end, for they always follow "falls".
 */

import type { Catalogue } from '@vigil/kernel/message'
import type { effects as english } from '../en/effects.ts'

export const effects: Catalogue<keyof typeof english> = {
  'clause.each': 'jeder Ermittler: {clause}',
  'clause.any': 'ein Ermittler deiner Wahl: {clause}',
  'clause.lose': '{amounts} verlieren',
  'clause.gain': '{amounts} erhalten',
  'clause.regain': '{amounts} zurückgewinnen',
  'clause.maximum': 'die maximale {track} um {n} {change, select, lower {senken} other {erhöhen}}',
  'clause.devour': 'verschlungen werden',
  'clause.loseTrophies': 'Trophäen im Wert von {n} verlieren',
  'clause.losePiece':
    '{of, select, monster {{n, plural, one {# Monstertrophäe} other {# Monstertrophäen}}} other {{n, plural, one {# beliebige Trophäe} other {# beliebige Trophäen}}}} verlieren',
  'clause.loseSign': '{amount} vom Großen Alten entfernen',
  'clause.leave': 'dieser Verbündete verlässt dich',
  'clause.doom': '+{n} Verderben',
  'clause.doom.worlds': '+{n} Verderben für jede Andere Welt im Spiel',
  'clause.liftDoom': '-{n} Verderben',
  'clause.monster': '{n, plural, one {ein Monster erscheint} other {# Monster erscheinen}}',
  'clause.gate': '{n, plural, one {ein Tor öffnet sich} other {# Tore öffnen sich}}',
  'clause.closeGate': 'das älteste Tor schließt sich und verschlingt, wer dort ist',
  'clause.clock': 'die Uhr {n, plural, one {} =2 {zweimal } other {#-mal }}vorstellen',
  'clause.extraAdventure': 'ein zusätzliches Abenteuer wird ausgelegt',
  'clause.banishWorld': 'diese Andere Welt kommt aus dem Spiel',
  'clause.awaken': 'der Große Alte erwacht',
  'clause.defeat': 'die Ermittler verlieren das Spiel',
  'clause.rollForCards': 'für jeden eigenen {decks} einen grünen Würfel werfen und die Karte bei {faces} verlieren',
  'clause.shed.terror': 'alle Würfel des Wurfs verlieren, die Schrecken zeigen',
  'clause.shed.one': 'zusätzlich zum abgelegten Würfel einen weiteren Würfel des Wurfs verlieren',
  'clause.fail': 'das Abenteuer scheitert',
  'clause.addDice': '{dice} hinzufügen',
  'clause.recoverDice': 'alle abgelegten {colour}en Würfel zurücknehmen',
  'clause.reroll': '{n, plural, one {# Würfel} other {bis zu # Würfel}} neu würfeln',
  'clause.turnDie': '1 Würfel auf {face} drehen',
  'clause.secure':
    '{n, plural, one {# Würfel} other {bis zu # Würfel}} des Wurfs auf diesen Zauber legen, wo {n, plural, one {er sein Ergebnis behält} other {sie ihre Ergebnisse behalten}}',
  'clause.slay': 'ein Monster im Spiel besiegen',
  'clause.slay.worth':
    'ein Monster im Spiel besiegen, das höchstens {n, plural, one {# Trophäe} other {# Trophäen}} wert ist',
  'clause.ignoreOrder': 'die Aufgaben dieses Abenteuers in beliebiger Reihenfolge erfüllen',
  'clause.ignoreTerror': 'bei diesem Abenteuer Schreckenseffekte ignorieren',
  'clause.holdClock': 'am Ende dieses Zuges wird die Uhr nicht vorgestellt',
  'clause.breakLock': 'ein Schloss im Spiel aufbrechen und seinen Würfel befreien',
  'clause.or': '{one} oder {other}',
  'clause.then': '{one}; {other}',
  'clause.pay': '{cost}, sonst: {otherwise}',
  'clause.if': 'falls {test}: {then}',
  'clause.if.else': 'falls {test}: {then}; sonst: {else}',
  'clause.nothing': 'nichts',

  'test.monsters.least': '{n, plural, one {ein Monster im Spiel ist} other {mindestens # Monster im Spiel sind}}',
  'test.monsters.most':
    '{n, plural, =0 {kein Monster im Spiel ist} one {höchstens # Monster im Spiel ist} other {höchstens # Monster im Spiel sind}}',
  'test.otherWorlds.least':
    '{n, plural, one {eine Andere Welt im Spiel ist} other {mindestens # Andere Welten im Spiel sind}}',
  'test.otherWorlds.most':
    '{n, plural, =0 {keine Andere Welt im Spiel ist} one {höchstens # Andere Welt im Spiel ist} other {höchstens # Andere Welten im Spiel sind}}',
  'test.allies.least': 'die Ermittler {n, plural, one {einen Verbündeten} other {mindestens # Verbündete}} haben',
  'test.allies.most':
    'die Ermittler {n, plural, =0 {keinen Verbündeten} one {höchstens # Verbündeten} other {höchstens # Verbündete}} haben',
  'test.monstersHere.least':
    '{n, plural, one {ein Monster auf deiner Karte liegt} other {mindestens # Monster auf deiner Karte liegen}}',
  'test.monstersHere.most':
    '{n, plural, =0 {kein Monster auf deiner Karte liegt} one {höchstens # Monster auf deiner Karte liegt} other {höchstens # Monster auf deiner Karte liegen}}',
  'test.worldsLeft.least':
    '{n, plural, one {noch eine Andere Welt übrig ist} other {noch mindestens # Andere Welten übrig sind}}',
  'test.worldsLeft.most':
    '{n, plural, =0 {keine Andere Welt mehr übrig ist} one {höchstens noch # Andere Welt übrig ist} other {höchstens noch # Andere Welten übrig sind}}',
  'test.marker': 'es vom Typ „{name}“ ist',

  'icon.each': 'alle: {icons}',
  'icon.any': 'nach Wahl: {icons}',
  'icon.lose.sanity': '-{n} Verstand',
  'icon.lose.stamina': '-{n} Ausdauer',
  'icon.lose.clue': '-{n} {n, plural, one {Hinweis} other {Hinweise}}',
  'icon.gain.sanity': '+{n} Verstand',
  'icon.gain.stamina': '+{n} Ausdauer',
  'icon.gain.clue': '+{n} {n, plural, one {Hinweis} other {Hinweise}}',
  'icon.gain.common': '+{n} gewöhnlich',
  'icon.gain.unique': '+{n} einzigartig',
  'icon.gain.spell': '+{n} Zauber',
  'icon.gain.ally': '+{n} {n, plural, one {Verbündeter} other {Verbündete}}',
  'icon.gain.sign': '+{n} Zeichen',
  'icon.doom': '+{n} Verderben',
  'icon.liftDoom': '-{n} Verderben',
  'icon.monster': '{n, plural, one {Monster} other {# Monster}}',
  'icon.gate': '{n, plural, one {Tor} other {# Tore}}',
  'icon.clock': '{n, plural, one {Uhr} other {#-mal Uhr}}',
  'icon.or': '{one} / {other}',
  'icon.nothing': 'nichts',
}
