/** A new game: loads the rules, sets the table, keeps the first save. */
import { type AnyRecord, no, ok, type Result } from '@vigil/kernel'
import { botAt, newTable, type Seating, type UndoPolicy } from '@vigil/table'
import { headOf, newId, type SaveHead, shelf } from '../../saves/index.ts'
import { settings } from '../../settings/settings.ts'
import { boxOf } from '../../shelf.ts'
import { phrases, sayIn } from '../../words/phrases.ts'
import { newSeed } from './seed.ts'

export interface Beginning {
  readonly origin: SaveHead['origin']
  /** One of its own where none is given. */
  readonly seed?: string
  /** The players roll and draw themselves, and tell. */
  readonly realDice?: boolean
  /** The settings' choice where none is given. */
  readonly undo?: UndoPolicy
  /** Bots that play from the start. */
  readonly seating?: Seating
}

const words = phrases({
  en: {
    noGame: 'There is no game called “{id}”.',
    full: 'This browser has no room left for another game. Remove an old one under “Games” and try again.',
    closed: 'This browser does not let the page keep games. Allow it to store data, or leave private browsing.',
    elsewhere: 'Another tab is writing to the same game. Close it and try again.',
  },
  de: {
    noGame: 'Ein Spiel namens „{id}“ gibt es nicht.',
    full: 'In diesem Browser ist kein Platz für ein weiteres Spiel. Lösche ein altes unter „Spiele“ und versuche es noch einmal.',
    closed:
      'Dieser Browser lässt die Seite keine Spiele speichern. Erlaube ihr, Daten zu behalten, oder verlasse das private Fenster.',
    elsewhere: 'Ein anderer Tab schreibt gerade in dasselbe Spiel. Schließe ihn und versuche es noch einmal.',
  },
})

/** Takes a game out of its box ahead of time. */
export const unpack = async (gameId: string): Promise<void> => {
  const face = await boxOf(gameId)?.load()
  await face?.speech(settings().language)
}

/** Comes back with the save's id, or with a sentence for the player. `setup` undefined: the game's default. */
export const beginGame = async (
  gameId: string,
  setup: unknown,
  { origin, seed, realDice, undo = settings().undo, seating = [] }: Beginning,
): Promise<Result<string, string>> => {
  const say = sayIn(words, settings().language)
  const face = await boxOf(gameId)?.load()
  if (!face) return no(say('noGame', { id: gameId }))
  const speech = await face.speech(settings().language)
  const options = { undo, ...(realDice && { chance: 'ask' as const }) }
  const begun = newTable(face.game, setup ?? face.defaultSetup(), seed?.trim() || newSeed(), options)
  if (!begun.ok) return no(speech.refusal(begun.why))
  const table = begun.value
  const seats = face.seats(table.glance().view)
  for (let seat = 0; seat < seats; seat++) table.seat(seat, botAt(seating, seat))
  const record = table.record()
  const now = Date.now()
  const id = newId()
  const head = headOf({ id, face, speech, record, glance: table.glance(), origin, created: now, now })
  const kept = await shelf().keep({ head, record: record as AnyRecord, undo })
  return kept.ok ? ok(id) : no(say(kept.why))
}
