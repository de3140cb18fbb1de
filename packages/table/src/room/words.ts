/** What goes wrong at an online table, in words. Refusals of the rules have words of their own, each game's. */
import type { Refusal } from '@vigil/kernel'
import { type Catalogue, type Say, speaker } from '@vigil/kernel/message'

const en = {
  'room.none': 'There is no such room, or this link does not open it. Ask whoever invited you for a new link.',
  'room.over': 'This game is over. Its replay is open to everybody who was there.',
  'room.running': 'This game is not over yet; its log and its seed are shown when it is.',
  'room.closed': 'Spectators are not admitted at this table.',
  'room.host': 'Only the host may do that.',
  'room.self': 'The host cannot do that to the host: hand the table over first.',
  'room.name': 'A name has between 1 and {most} letters.',
  'room.bot': 'There is no bot called “{bot}”. There are: {known}.',
  'room.botPlays': 'The bot “{bot}” plays this seat. Take it back first.',
  'room.notYours': 'Seat {seat, number} is somebody else’s.',
  'room.noSeat': 'There is no such seat in this game.',
  'room.noChair': 'There is no chair {chair, number} at this table.',
  'room.time': 'A turn takes from {least, number} to {most, number} seconds, or 0 for as long as one likes.',
  'room.noCorrections': 'Corrections are not allowed at this table.',
  'room.muted': 'The host has muted you.',
  'room.removed': 'The host has closed this chair’s link. Ask for a new one.',
  'room.full': 'This server has as many rooms as it can hold. Try again later.',
  'room.players': 'Every seat of the game belongs to exactly one chair: {problem}.',
  'vote.none': 'Nothing is being voted on any more.',
  'vote.notAsked': 'You are not asked in this vote.',
  'point.not': 'That cannot be done here, so it cannot be suggested.',
  'point.hidden': 'Only whoever is asked sees what can be done here.',
  'act.stale': 'The game has moved on. Look again.',
  'wire.version':
    'This page and the server speak different versions ({got, number} and {expected, number}). Reload the page.',
  'wire.frame': 'The server did not understand this message: {problem}.',
  'wire.size': 'This message is too large: {most, number} bytes at most.',
  'wire.rate': 'Too much at once. Wait {seconds, number} s.',
  'wire.slow': 'This connection is too slow to follow the game. It was closed; come back when it is better.',
  'store.full':
    'The server has no room left to save. Nothing is lost; this answer was not taken. Tell whoever runs it.',
  'store.fault': 'The server cannot save at the moment. Nothing is lost; this answer was not taken. Try again soon.',
  'server.closing': 'The server is restarting. You will be back in a moment, and nothing is lost.',
  'game.unknown': 'This server does not know a game called “{game}”. It knows: {known}.',
} as const

export type RoomCode = keyof typeof en

const de: Catalogue<RoomCode> = {
  'room.none': 'Diesen Raum gibt es nicht, oder dieser Link öffnet ihn nicht. Bitte um einen neuen Link.',
  'room.over': 'Dieses Spiel ist vorbei. Wer dabei war, kann es sich noch einmal ansehen.',
  'room.running': 'Dieses Spiel läuft noch; Verlauf und Startwert gibt es, wenn es vorbei ist.',
  'room.closed': 'An diesem Tisch sind keine Zuschauer zugelassen.',
  'room.host': 'Das darf nur, wer den Tisch leitet.',
  'room.self': 'Wer den Tisch leitet, kann das nicht mit sich selbst tun: Gib die Leitung zuerst ab.',
  'room.name': 'Ein Name hat zwischen 1 und {most} Buchstaben.',
  'room.bot': 'Einen Bot namens „{bot}“ gibt es nicht. Es gibt: {known}.',
  'room.botPlays': 'Der Bot „{bot}“ spielt diesen Platz. Nimm ihn zuerst zurück.',
  'room.notYours': 'Platz {seat, number} gehört jemand anderem.',
  'room.noSeat': 'Diesen Platz gibt es im Spiel nicht.',
  'room.noChair': 'Den Stuhl {chair, number} gibt es an diesem Tisch nicht.',
  'room.time': 'Ein Zug dauert {least, number} bis {most, number} Sekunden, oder 0 für beliebig lange.',
  'room.noCorrections': 'An diesem Tisch wird nicht berichtigt.',
  'room.muted': 'Die Leitung hat dich stummgeschaltet.',
  'room.removed': 'Die Leitung hat den Link zu diesem Stuhl geschlossen. Bitte um einen neuen.',
  'room.full': 'Dieser Server hat so viele Räume, wie er fassen kann. Versuche es später.',
  'room.players': 'Jeder Platz des Spiels gehört genau einem Stuhl: {problem}.',
  'vote.none': 'Darüber wird nicht mehr abgestimmt.',
  'vote.notAsked': 'Du bist hier nicht gefragt.',
  'point.not': 'Das geht hier nicht und lässt sich also nicht vorschlagen.',
  'point.hidden': 'Was hier möglich ist, sieht nur, wer gefragt ist.',
  'act.stale': 'Das Spiel ist weitergegangen. Sieh noch einmal hin.',
  'wire.version':
    'Diese Seite und der Server sprechen verschiedene Fassungen ({got, number} und {expected, number}). Lade die Seite neu.',
  'wire.frame': 'Der Server hat diese Nachricht nicht verstanden: {problem}.',
  'wire.size': 'Diese Nachricht ist zu groß: höchstens {most, number} Byte.',
  'wire.rate': 'Zu viel auf einmal. Warte {seconds, number} s.',
  'wire.slow':
    'Diese Verbindung ist zu langsam für das Spiel. Sie wurde geschlossen; komm wieder, wenn sie besser ist.',
  'store.full':
    'Der Server hat keinen Platz mehr zum Speichern. Nichts ist verloren; diese Antwort wurde nicht angenommen. Sag es dem, der ihn betreibt.',
  'store.fault':
    'Der Server kann gerade nicht speichern. Nichts ist verloren; diese Antwort wurde nicht angenommen. Versuche es gleich wieder.',
  'server.closing': 'Der Server startet neu. Du bist gleich wieder da, und nichts ist verloren.',
  'game.unknown': 'Dieser Server kennt kein Spiel namens „{game}“. Er kennt: {known}.',
}

const SAYS: Readonly<Record<'en' | 'de', Say<RoomCode>>> = { en: speaker('en', en), de: speaker('de', de) }

export const roomWords = { en, de } as const

const isRoomCode = (code: string): code is RoomCode => Object.hasOwn(en, code)

/** A refusal of the table in words, or undefined for one of the rules. */
export const sayRoom = ({ code, params }: Refusal, language: 'en' | 'de' = 'en'): string | undefined =>
  isRoomCode(code) ? SAYS[language](code, params) : undefined
