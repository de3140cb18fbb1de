/** Why not. The rule's id is added in brackets. */
import type { refusals as english } from '../en/refusals.ts'
import type { Catalogue } from '../message.ts'

export const refusals: Catalogue<keyof typeof english> = {
  'refusal.bracket': '{why} [{rule}]',
  'refusal.strange': 'Das ist nicht möglich ({code}).',

  // the table and its records
  'refusal.answer.over': 'Das Spiel ist vorbei.',
  'refusal.answer.stale': 'Das beantwortet eine frühere Frage; das Spiel ist schon weiter.',
  'refusal.answer.chance': 'Erst kommen Würfel oder Karten; gerade wird niemand gefragt.',
  'refusal.answer.seat': 'Diese Entscheidung ist nicht deine.',
  'refusal.correct.never': 'In diesem Spiel kann nichts korrigiert werden.',
  'refusal.correct.unknown': 'Das kann ein Schiedsrichter hier nicht korrigieren.',
  'refusal.correct.range': 'Es muss eine ganze Zahl von {min} bis {max} sein, nicht {got}.',
  'refusal.correct.choice': '{got} ist dort nicht möglich. Möglich: {known}.',
  'refusal.correct.seat': 'An diesem Platz spielt niemand.',
  'refusal.correct.elsewhere': '„{item}“ liegt woanders.',
  'refusal.correct.needed': '„{item}“ muss bleiben: Ohne diese Hilfe wäre jemand am Ende.',
  'refusal.correct.notInBox': 'Im Karton gibt es das nicht: {item}.',
  'refusal.chance.impossible': 'So können Würfel und Karten hier nicht ausfallen.',
  'refusal.chance.sampled': 'In diesem Spiel würfelt und zieht der Computer.',
  'refusal.chance.none': 'Gerade ist nichts dem Zufall überlassen.',
  'refusal.pick.twice': 'Du hast dasselbe zweimal gewählt.',
  'refusal.pick.few': 'Wähle mindestens {min}; du hast {got} gewählt.',
  'refusal.pick.many': 'Wähle höchstens {max}; du hast {got} gewählt.',
  'refusal.undo.none': 'Es gibt nichts zurückzunehmen.',
  'refusal.undo.range': 'Du kannst zu jedem Punkt bis {max} zurückgehen, nicht zu {got}.',
  'refusal.undo.never': 'In diesem Spiel wird nichts zurückgenommen.',
  'refusal.undo.revealed': 'Seitdem wurden Würfel oder Karten gesehen; das lässt sich nicht mehr zurücknehmen.',
  'refusal.record.json': 'Die Datei ist beschädigt: Zeile {line}, Spalte {column}, bei {got}.',
  'refusal.record.format': 'Die Datei hat das Format {got}; dieses Programm liest {expected}.',
  'refusal.record.field': 'Die Datei ist beschädigt: {field} sollte {expected} sein und ist {got}.',
  'refusal.replay.asked':
    'In dieser Partie wurde mit echten Würfeln gespielt; es gibt keinen Startwert, an dem man sie prüfen könnte.',
  'refusal.replay.fate':
    'Eintrag {index} des Protokolls stammt nicht aus dem Startwert: Fällig war {expected}, dort steht {got}.',
  'refusal.replay.game': 'Die Datei gehört zum Spiel {got}, nicht zu {expected}.',
  'refusal.replay.version': 'Die Datei stammt von Version {got} der Regeln; dies ist Version {expected}.',
  'refusal.replay.input': 'Eintrag {index} des Protokolls ist an dieser Stelle nicht möglich ({cause}).',
  'refusal.input.broken': 'Das Protokoll enthält einen Eintrag, der keinen Sinn ergibt.',

  // set-up
  'refusal.setup.shape': 'Der Spielaufbau ist kein Objekt mit Regeln, Ermittlern und einem Großen Alten.',
  'refusal.setup.rules': 'Es gibt kein Regelwerk „{value}“. Es gibt: {known}.',
  'refusal.setup.ancientOne': 'Es gibt keinen Großen Alten „{value}“. Es gibt: {known}.',
  'refusal.setup.investigator': 'Es gibt keinen Ermittler „{value}“. Es gibt: {known}.',
  'refusal.setup.seats': 'Das Spiel ist für 1 bis {most} Spieler.',
  'refusal.setup.twice': '{value} kann nur einmal gespielt werden.',
  'refusal.setup.firstPlayer': 'Es gibt keinen Platz {value}, der beginnen könnte.',

  // moments
  'refusal.option.notNow': 'Das ist in diesem Moment nicht möglich.',
  'refusal.complete.noAdventure': 'Du bist nicht auf einem Abenteuer.',
  'refusal.complete.noRoll': 'Würfle zuerst: Eine Aufgabe braucht Würfel, die auf dem Tisch liegen.',
  'refusal.roll.judgeFirst': 'Nutze erst den Wurf, der auf dem Tisch liegt, oder lass ihn misslingen.',
  'refusal.giveUp.battle': 'Im letzten Kampf würfelst du bis zum letzten Würfel.',
  'refusal.giveUp.now': 'In diesem Moment kannst du nicht aufgeben.',
  'refusal.giveUp.nothing': 'Es gibt kein Abenteuer, das du aufgeben könntest.',
  'refusal.move.battle': 'Der Große Alte ist wach: Niemand bewegt sich mehr.',
  'refusal.move.here': 'Du bist schon hier: {to}.',
  'refusal.move.unknown': 'Im Museum gibt es keinen Ort „{to}“.',

  // tasks
  'refusal.row.unknown': 'Das gibt es hier nicht: {row}.',
  'refusal.row.done': 'Schon erfüllt: {row}.',
  'refusal.row.oneTask': 'Eine Aufgabe pro Wurf: {row} muss auf den nächsten warten.',
  'refusal.row.order': 'Hier gilt von oben nach unten: {first} kommt vor {row}.',
  'refusal.row.cost': 'Du kannst {n} {what} für {row} nicht bezahlen: Dir bliebe nichts übrig.',
  'refusal.row.superfluous': 'Nicht alle diese Würfel werden gebraucht: {row}.',
  'refusal.row.unmet': 'Die Würfel genügen nicht: {row}.',
  'refusal.die.unusable': 'Diesen Würfel kannst du nicht verwenden ({die}).',
  'refusal.die.twice': 'Ein Würfel zählt nur für ein Symbol.',
  'refusal.die.focused': 'Ein {die} auf einem Marker bleibt dort, bis er verwendet wird.',
  'refusal.die.locked': 'Der {colour}e Würfel ist gesperrt.',
  'refusal.die.discarded': 'Der {colour}e Würfel wurde in diesem Zug abgelegt und kann nicht zurückkommen.',
  'refusal.die.gone': 'Der {colour}e Würfel ist endgültig verloren.',
  'refusal.die.spell': 'Der {colour}e Würfel liegt auf einem Zauber.',
  'refusal.die.used': 'Der {colour}e Würfel ist schon im Einsatz.',
  'refusal.discard.unrolled': 'Dieser Würfel gehörte nicht zu diesem Wurf ({die}).',
  'refusal.discard.secured': 'Nur ein Würfel dieses Wurfs kann abgelegt werden, und dieser gehört nicht dazu ({die}).',
  'refusal.reroll.unrolled': 'Dieser Würfel gehörte nicht zu diesem Wurf ({die}).',
  'refusal.reroll.secured':
    'Nur Würfel dieses Wurfs können neu gewürfelt werden, und dieser gehört nicht dazu ({die}).',

  // improving a roll
  'refusal.clue.noRoll': 'Mit einem Hinweis würfelst du neu: Würfle erst einmal.',
  'refusal.clue.late': 'Du hast mit diesem Wurf eine Aufgabe erfüllt; er kann nicht neu gewürfelt werden.',
  'refusal.clue.freeFirst': 'Dir steht ein Neuwurf ohne Hinweis offen; nutze zuerst diesen.',
  'refusal.clue.none': 'Du hast keine Hinweise.',
  'refusal.reroll.lost': 'Der zweite Neuwurf folgt direkt auf den ersten oder gar nicht.',
  'refusal.reroll.used': 'Diesen Neuwurf hast du in diesem Zug schon genutzt.',
  'refusal.reroll.none': 'Nichts gibt dir diesen Neuwurf.',
  'refusal.ability.none': 'Eine solche Fähigkeit hast du nicht.',
  'refusal.ability.noRoll': 'Diese Fähigkeit verändert einen Wurf: Würfle zuerst.',
  'refusal.ability.onceARoll': 'Diese Fähigkeit hast du bei diesem Wurf schon benutzt.',
  'refusal.ability.die': 'Diese Fähigkeit bewirkt bei diesem Würfel nichts.',
  'refusal.ability.daily': '{seat} hat diese Fähigkeit heute schon benutzt; um Mitternacht ist sie wieder bereit.',
  'refusal.research.nobody': '{seat} kann keine Würfel für dich neu würfeln.',
  'refusal.research.noRoll':
    'Würfel können nur neu gewürfelt werden, solange ein Wurf auf dem Tisch liegt und noch keine Aufgabe mit ihm erfüllt wurde.',
  'refusal.research.declined': '{seat} hat für diesen Wurf abgelehnt.',
  'refusal.trustFund.late': 'Das muss vor dem ersten Wurf geschehen.',
  'refusal.unlock.notMary': 'Gesperrte Würfel können nicht geworfen werden.',
  'refusal.takeOff.afterRoll': 'Nimm Würfel von Zaubern, bevor du würfelst.',
  'refusal.takeOff.never': 'Ein Würfel bleibt auf seinem Zauber, bis er verwendet wird.',

  // focus and assistance
  'refusal.focus.noAdventure': 'Fokussieren kannst du nur bei einem Abenteuer.',
  'refusal.focus.battle': 'Im letzten Kampf kann niemand fokussieren.',
  'refusal.focus.early': 'Fokussieren kannst du nur nach einem misslungenen Wurf.',
  'refusal.focus.success': 'Fokussieren kannst du nur nach einem misslungenen Wurf.',
  'refusal.focus.holds': 'Auf deinem Marker liegt schon ein Würfel.',
  'refusal.focus.used': 'Du hast in diesem Zug schon fokussiert.',
  'refusal.focus.both': 'Nach einem misslungenen Wurf darf ein Würfel behalten werden, und das ist schon geschehen.',
  'refusal.assist.noAdventure': 'Andere können nur bei einem Abenteuer helfen.',
  'refusal.assist.battle': 'Im letzten Kampf kann niemand Würfel für andere halten.',
  'refusal.assist.elsewhere': '{seat} ist nicht auf dieser Karte.',
  'refusal.assist.early': 'Andere können einen Würfel nur nach einem misslungenen Wurf halten.',
  'refusal.assist.success': 'Andere können einen Würfel nur nach einem misslungenen Wurf halten.',
  'refusal.assist.holds': 'Auf dem Marker von {seat} liegt schon ein Würfel.',
  'refusal.assist.used': '{seat} hat in diesem Zug schon geholfen.',
  'refusal.assist.declined': '{seat} hat abgelehnt.',
  'refusal.forbidden':
    '„{source}“ verbietet es, {what, select, focus {zu fokussieren} assist {um Hilfe zu bitten} castSpell {Zauber zu wirken} souvenir {Andenken zu kaufen} other {das zu tun}}.',

  // cards
  'refusal.use.cast': '„{item}“ liegt auf dem Tisch und nimmt keine neuen Würfel auf.',
  'refusal.use.notYours': '„{item}“ ist nicht auf deiner Hand.',
  'refusal.use.adventure':
    '„{item}“ kann nur bei einem Abenteuer eingesetzt werden, solange noch Würfel hinzukommen dürfen.',
  'refusal.use.rolled':
    '„{item}“ kann nur bei einem eigenen Wurf eingesetzt werden, der auf dem Tisch liegt, und bevor du damit eine Aufgabe erfüllst.',
  'refusal.use.turn': '„{item}“ kann nur vor einem Wurf bei einem Abenteuer eingesetzt werden.',
  'refusal.use.layOut': '„{item}“ muss vor dem Wurf ausgelegt werden.',
  'refusal.layOut.needless':
    'Zauber werden auf einen Wurf gewirkt, der auf dem Tisch liegt; vorher muss nichts ausgelegt werden.',
  'refusal.roll.spellFirst': '„{item}“ wurde für diesen Wurf ausgelegt und muss zuerst einen Würfel aufnehmen.',
  'refusal.use.laidOut': '„{item}“ liegt schon aus.',
  'refusal.use.failed':
    '„{item}“ kann nur nach einem misslungenen Wurf eingesetzt werden, sobald ein Würfel abgelegt wurde.',
  'refusal.use.nothing': '„{item}“ würde jetzt nichts bewirken.',
  'refusal.use.poolEmpty':
    '„{item}“ fügt einem Wurf Würfel hinzu, und du hast keine Würfel mehr, die du werfen könntest.',
  'refusal.use.price': 'Du kannst den Preis nicht bezahlen: {item}.',

  // the entrance and trophies
  'refusal.entrance.battle':
    'Der Große Alte ist wach: Die Eingangshalle gibt es nicht mehr, und gekauft wird auch nichts mehr.',
  'refusal.entrance.done': 'Pro Besuch in der Eingangshalle tust du nur eines.',
  'refusal.firstAid.both': 'Kostenlose Erste Hilfe gibt 1 geistige Gesundheit und 1 Ausdauer.',
  'refusal.firstAid.either': 'Kostenlose Erste Hilfe gibt geistige Gesundheit oder Ausdauer, nicht beides.',
  'refusal.firstAid.poor': 'Das kostet {price, plural, one {# Trophäe} other {# Trophäen}}; deine sind {wealth} wert.',
  'refusal.firstAid.whole': 'Du hast nichts verloren, was Erste Hilfe zurückgeben könnte.',
  'refusal.souvenir.poor': 'Das kostet {price, plural, one {# Trophäe} other {# Trophäen}}; deine sind {wealth} wert.',
  'refusal.souvenir.soldOut': 'Der {deck} ist leer.',
  'refusal.souvenir.unknown': 'In der Eingangshalle gibt es das nicht zu kaufen: {what}.',
  'refusal.hand.notYours': 'Diese Trophäen hast du nicht.',
  'refusal.hand.few': 'Diese Trophäen sind {worth} wert; du brauchst {price}.',
  'refusal.hand.superfluous': 'Du kannst eine dieser Trophäen behalten und trotzdem {price} erreichen.',
  'refusal.place.uneven': 'Monster unter Karten werden gleichmäßig verteilt: Wähle eine Karte mit weniger Monstern.',
  'refusal.place.taken': 'Zuerst muss ein freies Monsterfeld genutzt werden, und dieses ist nicht frei.',
}
