/** The log, in the past tense. Names stand in the nominative: in quotes, in brackets or after a colon. */

import type { Catalogue } from '@vigil/kernel/message'
import type { events as english } from '../en/events.ts'

export const events: Catalogue<keyof typeof english> = {
  'event.ancientOne': '{name} regte sich unter dem Museum.',
  'event.investigator': '{name}, {title}, betrat das Museum.',
  'event.firstPlayer': '{name} begann.',
  'event.turn': 'Zug {turn}: {name}.',
  'event.moved': '{name} ging zu „{place}“.',
  'event.moved.sheet': '{name} kehrte auf den Ermittlerbogen zurück.',
  'event.dealt': '„{card}“ wurde {slot, select, extra {als zusätzliches Abenteuer } other {}}ausgelegt.',
  'event.gate': 'Ein Tor öffnete sich: {card}.',
  'event.rolled':
    '{name} würfelte{why, select, reroll { neu} found { im Fundbüro} card { für die Karten} other {}}: {faces}.',
  'event.rolled.none': '{name} hatte nichts zu würfeln.',
  'event.completed': '{name} erfüllte {row} mit {dice}.',
  'event.completed.half': '{name} besiegte {row} mit {dice}.',
  'event.failedRoll': 'Der Wurf von {name} misslang.',
  'event.terror': 'Schrecken packte {name} ({source}).',
  'event.dieOut': 'Ein Würfel wurde abgelegt: {die}.',
  'event.secured':
    '{by, select, focus {{on} fokussierte einen Würfel: {die}} assist {{on} half und hielt einen Würfel: {die}} other {Auf „{on}“ kam ein Würfel: {die}}}.',
  'event.turned': '{die} wurde auf {face} gedreht.',
  'event.dieIn': 'Ein {die} kam in den Würfelpool ({by}).',
  'event.laidOut': '{name} legte „{card}“ aus.',
  'event.declined': '{name} lehnte ab.',
  'event.resolved': '{name} bestand „{card}“.',
  'event.resolved.place': '{name} setzte sich durch: {place}.',
  'event.failed': '{name} scheiterte an „{card}“.',
  'event.failed.place': '{name} wurde zurückgeschlagen: {place}.',
  'event.used': '{name} setzte „{card}“ ein.',
  'event.lost': '{name} verlor {amount}{source, select, none {} other { ({source})}}.',
  'event.gained':
    '{name} {what, select, clue {erhielt {amount}} other {gewann {amount} zurück}}{source, select, none {} other { ({source})}}.',
  'event.prevented': '{by}: {name} {what, select, die {musste keinen Würfel ablegen} other {verlor keine {track}}}.',
  'event.maximum': 'Die maximale {track} von {name} betrug nun {n}.',
  'event.drew':
    '{name} {deck, select, ally {gewann einen Verbündeten} common {zog einen Gewöhnlichen Gegenstand} unique {zog einen Einzigartigen Gegenstand} spell {zog einen Zauber} other {zog eine Karte}}: {card}.',
  'event.nothing': 'Der {what} war leer.',
  'event.returned': '„{card}“ von {name} kam zurück unter den Stapel.',
  'event.spentTrophies': '{name} gab Trophäen ab: {pieces}.',
  'event.sign':
    '{n, plural, one {Ein Älteres Zeichen wurde gefunden} other {# Ältere Zeichen wurden gefunden}}: {total} von {needed}.',
  'event.sign.lost':
    '{n, plural, one {Ein Älteres Zeichen ging verloren} other {# Ältere Zeichen gingen verloren}}: noch {total} von {needed}.',
  'event.sign.brought':
    '{n, plural, one {Ein Älteres Zeichen wurde} other {# Ältere Zeichen wurden}} niedergelegt ({place}): {total} von {needed}.',
  'event.sign.taken':
    '{n, plural, one {Ein Älteres Zeichen ging} other {# Ältere Zeichen gingen}} wieder verloren ({place}): noch {total} von {needed}.',
  'event.signFound': '{name} erhielt {amount} und hatte nun {held}.',
  'event.signFound.lost': '{name} verlor {amount} und hatte {held, plural, =0 {keines mehr} other {noch #}}.',
  'event.doom': 'Das Verderben wuchs{n, plural, one {} other { um #}}: {total} von {full}.',
  'event.doom.lifted': 'Das Verderben schwand{n, plural, one {} other { um #}}: {total} von {full}.',
  'event.doom.cleared': 'Die Verderbensleiste war voll, und alles Verderben wurde entfernt.',
  'event.clock': 'Die Uhr rückte vor auf {hour}.',
  'event.clockHeld': 'Die Uhr stand still.',
  'event.monster':
    'Ein Monster erschien {box, select, below {unter „{card}“} hall {bei „{card}“} other {bei „{card}“, Aufgabe {box}}}: {name}.',
  'event.noMonster': 'Ein Monster wäre erschienen, doch {name} hielt es fern.',
  'event.beaten': '{name} besiegte ein Monster: {monster}.',
  'event.collected': '{name} nahm ein Monster als Trophäe: {monster}.',
  'event.locked': 'Ein {die} wurde gesperrt ({source}).',
  'event.lockWaits': 'Ein Schloss wartet auf einen Würfel ({source}).',
  'event.freed': 'Ein {die} kam frei ({source}).',
  'event.midnight': 'Die Uhr schlug Mitternacht.',
  'event.midnightEffect': 'Mitternachtseffekt: {source}.',
  'event.mythos': 'Eine neue Mythoskarte wurde aufgedeckt: {card}.',
  'event.banished': '„{card}“ kam aus dem Spiel.',
  'event.opened': 'Der Weg war offen: {place}.',
  'event.closed': 'Ein Tor schloss sich: {card}.',
  'event.gave': '{name} gab „{card}“ an {to}.',
  'event.waited': '{name} tat nichts.',
  'event.bought': '{name} {what, select, investigator {warb {card} an} other {kaufte „{card}“}}.',
  'event.exhibited':
    '{what, select, investigator {{card} kam zum Anwerben in die Eingangshalle} other {„{card}“ wurde ausgestellt}}.',
  'event.leftBehind': 'Der Nachlass der Verschlungenen kam ins Fundbüro: {list}.',
  'event.pickedUp': '{name} nahm „{card}“ aus dem Fundbüro.',
  'event.devoured': '{name} wurde verschlungen.',
  'event.eliminated': '{name} schied aus dem Spiel aus.',
  'event.awoke': '{name} erwachte!',
  'event.attack': '{name} griff an.',
  'event.wounded': '{name} wurde verwundet: {n, plural, =0 {kein Verderben} other {noch # Verderben}} übrig.',
  'event.corrected.own': 'Korrigiert: {name} hatte {amount}.',
  'event.corrected.museum':
    'Korrigiert: {what, select, doom {Das Verderben stand bei {n}} signs {{n, plural, one {# Älteres Zeichen war gefunden} other {# Ältere Zeichen waren gefunden}}} brought {{n, plural, one {# Älteres Zeichen war niedergelegt} other {# Ältere Zeichen waren niedergelegt}}} other {Die Uhr zeigte {hour}}}.',
  'event.corrected.card': 'Korrigiert: {name} {way, select, give {besaß} other {besaß nicht}}: {card}.',
  'event.over': '{ending}',

  'ending.sealed': 'Die Ermittler haben gewonnen: {name} wurde versiegelt.',
  'ending.defeated': 'Die Ermittler haben gewonnen: {name} wurde im Kampf besiegt.',
  'ending.devoured': 'Die Ermittler haben verloren: Niemand war übrig, um sich {name} entgegenzustellen.',
  'ending.awakened': 'Die Ermittler haben verloren: {name} erwachte, und nichts konnte das Ende aufhalten.',
}
