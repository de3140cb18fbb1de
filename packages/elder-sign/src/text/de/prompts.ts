/** What is asked. */

import type { Catalogue } from '@vigil/kernel/message'
import type { prompts as english } from '../en/prompts.ts'

export const prompts: Catalogue<keyof typeof english> = {
  'prompt.move': 'Wohin gehst du?',
  'prompt.entrance': '{entrance}: Was tust du hier?',
  'prompt.prepare': '„{card}“: Gleich würfelst du. Was tust du vorher?',
  'prompt.prepare.battle': 'Gleich würfelst du gegen {ancientOne}. Was tust du vorher?',
  'prompt.judge': '„{card}“: Die Würfel sind gefallen. Was machst du damit?',
  'prompt.judge.battle': 'Die Würfel gegen {ancientOne} sind gefallen. Was machst du damit?',
  'prompt.reroll': 'Welche Würfel würfelst du neu ({source}, bis zu {n})?',
  'prompt.discard': 'Der Wurf ist misslungen. Welchen Würfel legst du ab?',
  'prompt.shed': 'Ein Schreckenseffekt kostet einen Würfel des Wurfs. Welchen?',
  'prompt.assist': '{name} bittet dich, einen Würfel zu halten: {face}. Machst du das?',
  'prompt.mend': 'Wer gewinnt 1 {track} zurück?',
  'prompt.place': 'Ein Monster erscheint: {monster}. Wo?',
  'prompt.lock': 'Welcher Würfel kommt in das Schloss ({source})?',
  'prompt.choose': '{source}: Was wählst du?',
  'prompt.pay': '{source}: {cost}?',
  'prompt.target': '{source}: Für wen?',
  'prompt.slay': '{source}: Welches Monster wird besiegt?',
  'prompt.breakLock': '{source}: Welches Schloss wird aufgebrochen?',
  'prompt.shield': 'Du würdest {amount} verlieren. Gibst du stattdessen einen Verbündeten auf?',
  'prompt.trophies': '{source}: Welche Trophäen gibst du ab?',
  'prompt.loseCard':
    '{source}: {deck, select, common {Welchen Gewöhnlichen Gegenstand} unique {Welchen Einzigartigen Gegenstand} other {Welchen Zauber}} verlierst du?',
  'prompt.scrounge': 'Du erhältst {one}. Was nimmst du?',
  'prompt.startingCard': 'Aus welchem Stapel kommt deine Startkarte?',
  'prompt.investigator': 'Welchen Ermittler spielst du ab jetzt?',
  'prompt.midnightOrder': 'Es ist Mitternacht. Welcher Effekt kommt zuerst?',
  'prompt.action': 'Noch {left, plural, one {# Aktion} other {# Aktionen}}: Was tust du?',
  'prompt.share': 'Die Belohnungen: {rewards}. Gibst du eine davon weiter?',
  'prompt.lend': '{name} bittet um einen Würfel auf deinem Zauber „{spell}“. Stimmst du zu?',
  'prompt.shop': 'Kaufst du noch etwas?',
  'prompt.keep': 'Du hast gewürfelt: {faces}. Welches Ergebnis behältst du?',
  'prompt.found': 'Im Fundbüro bekommst du {one}. Welchen nimmst du?',
  'prompt.draft':
    '{of, select, investigator {Welchen Ermittler spielst du?} other {Welchem Großen Alten stellt ihr euch?}}',

  'chance.roll': '{why, select, reroll {Würfle {n} Würfel neu} other {Wirf {n} Würfel}}: {dice}.',
  'chance.roll.none': 'Es gibt nichts zu würfeln.',
  'chance.draw': 'Ziehe aus dem {from}.',
  'chance.ancientOnes': 'Ziehe den Großen Alten.',
  'chance.investigators': 'Ziehe einen Ermittler.',
  'chance.seats': 'Lost aus, wer beginnt.',
}
