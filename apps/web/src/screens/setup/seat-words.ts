import { phrases } from '../../words/phrases.ts'

/** The seats of a set-up, in any game. */
export const seatWords = phrases({
  en: {
    seats: 'Who sits where',
    seat: 'Seat {n}',
    lot: 'Drawn by lot',
    'lot.about': 'Who comes is drawn when the game begins.',
    empty: 'Seat {n}: leave to chance',
    allRandom: 'All by lot',
    choose: 'Investigator for seat {n}',
    choosing: 'choosing for seat {n}',
    atSeat: 'at seat {n}',
    satDown: '{name} sits at seat {n}.',
    gotUp: 'Seat {n} is left to chance.',
    nowSeat: 'Next choice: seat {n}.',
    first: 'First player',
  },
  de: {
    seats: 'Wer wo sitzt',
    seat: 'Platz {n}',
    lot: 'Ausgelost',
    'lot.about': 'Wer kommt, wird zu Beginn gezogen.',
    empty: 'Platz {n}: dem Zufall überlassen',
    allRandom: 'Alle auslosen',
    choose: 'Ermittler für Platz {n}',
    choosing: 'Wahl für Platz {n}',
    atSeat: 'auf Platz {n}',
    satDown: '{name} sitzt auf Platz {n}.',
    gotUp: 'Platz {n} bleibt dem Zufall überlassen.',
    nowSeat: 'Nächste Wahl: Platz {n}.',
    first: 'Wer beginnt',
  },
})
