/** Where the content knowingly differs from a recorded fact. Only facts of low or medium confidence may be left. */
export interface Departure {
  readonly card: string
  readonly field: string
  readonly reason: string
}

export const departures: readonly Departure[] = [
  {
    card: 'yog-sothoth',
    field: 'signs',
    reason:
      'One doubtful source says 10. Every Ancient One known from better sources is sealed by as many signs as its ' +
      'doom track is long, and 2 more, which makes 12 here.',
  },
  {
    card: 'nyarlathotep',
    field: 'attack',
    reason:
      'Known is only that an investigator without clues is devoured. Here the others hand over a clue; if it cost ' +
      'nothing, a single clue would protect for ever.',
  },
]
