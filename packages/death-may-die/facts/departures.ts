/** Where the content knowingly differs from a recorded fact. Only facts of low or medium confidence may be left. */
export interface Departure {
  readonly card: string
  readonly field: string
  readonly reason: string
}

export const departures: readonly Departure[] = [
  {
    card: 'rlyeh-unleashed',
    field: 'summon',
    reason:
      'The transcription shows none and may be incomplete; the rulebook pictures a card that fits (DMD-RULING-64).',
  },
  {
    card: 'locked-cabinet',
    field: 'right.kind',
    reason:
      'Noted as a Companion that needs checking; without health and taken by force it is a Condition (DMD-RULING-67).',
  },
]
