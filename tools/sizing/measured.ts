/** What the bench measured, in the units the arithmetic uses. */

export interface Figure {
  readonly id: string
  readonly value: number
}

export interface Measured {
  /** Milliseconds of CPU of all nodes for one answer, where the people of a room sit at one, two, three of them. */
  readonly answerMs: readonly [one: number, two: number, three: number]
  /** Milliseconds of CPU of Postgres for one answer, likewise. */
  readonly postgresMs: readonly [one: number, two: number, three: number]
  /** Milliseconds of CPU of a node when somebody comes and the room has to be read. */
  readonly comingMs: number
  /** Microseconds of CPU, and bytes, of one update to one who watches. */
  readonly watchUs: number
  readonly watchBytes: number
  readonly roomKb: number
  /** By game: kilobytes of a finished one, entries of its log, kilobytes written ahead for an entry. */
  readonly games: Readonly<Record<string, { readonly kb: number; readonly entries: number; readonly walKb: number }>>
  /** Entries of the log for one answer, chance included. */
  readonly entriesPerAnswer: number
}

const GAMES = ['elder-sign', 'death-may-die']

/** Answers a second that the shares of CPU were measured at. */
const PACE = 250

export const measuredFrom = (figures: readonly Figure[]): Measured => {
  const figure = (id: string): number => {
    const found = figures.find((each) => each.id === id)
    if (!found) throw new Error(`${id} has not been measured: npm run bench -- --only cluster`)
    return found.value
  }
  const share = (nodes: number, who: string): number => (figure(`cluster.postgres${nodes}.share.${who}`) * 10) / PACE
  const onEach = (who: string): readonly [number, number, number] => [share(1, who), share(2, who), share(3, who)]
  return {
    answerMs: onEach('nodes'),
    postgresMs: onEach('postgres'),
    comingMs: figure('cluster.coming.first'),
    watchUs: figure('cluster.watch.cpu'),
    watchBytes: figure('cluster.watch.bytes'),
    roomKb: figure('cluster.room.memory'),
    games: Object.fromEntries(
      GAMES.map((game) => [
        game,
        {
          kb: figure(`cluster.kept.${game}.bytes`),
          entries: figure(`cluster.kept.${game}.entries`),
          walKb: figure(`cluster.kept.${game}.wal`),
        },
      ]),
    ),
    entriesPerAnswer: figure('play.inputs') / figure('play.decisions'),
  }
}

/** Every further node that has people of the room adds as much as the second and third did. */
export const perAnswer = ([one, , three]: readonly [number, number, number], nodes: number): number =>
  one + ((three - one) / 2) * (nodes - 1)
