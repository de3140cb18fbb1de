import { phrases } from '../../words/phrases.ts'

export const setupWords = phrases({
  en: {
    title: 'Set up {game}',
    unknown: 'There is no game called “{id}” here.',
    table: 'The table',
    undo: 'Undo',
    dice: 'We roll real dice',
    diceAbout: 'You roll and draw at your own table and tell Vigil what came up.',
    seed: 'Seed',
    seedAbout: 'The same seed, set-up and choices give the same dice.',
    reroll: 'Another seed',
    rerolled: 'New seed: {seed}',
    begin: 'Begin the night',
    opening: 'Opening the museum …',
    reset: 'Start over',
  },
  de: {
    title: '{game} aufbauen',
    unknown: 'Ein Spiel namens „{id}“ gibt es hier nicht.',
    table: 'Der Tisch',
    undo: 'Zurücknehmen',
    dice: 'Wir würfeln selbst',
    diceAbout: 'Ihr würfelt und zieht an eurem eigenen Tisch und sagt Vigil, was kam.',
    seed: 'Startwert',
    seedAbout: 'Gleicher Startwert, gleiche Wahl: gleiche Würfe.',
    reroll: 'Anderer Startwert',
    rerolled: 'Neuer Startwert: {seed}',
    begin: 'Nacht beginnen',
    opening: 'Das Museum öffnet …',
    reset: 'Zurücksetzen',
  },
})
