import { phrases } from '../words/phrases.ts'

export const chartWords = phrases({
  en: {
    table: 'As a table',
    line: '{label}: from {first} to {last}, between {least} and {most}.',
    flat: '{label}: {last} throughout.',
    bar: '{label}: {value}.',
    none: 'Nothing to show yet.',
  },
  de: {
    table: 'Als Tabelle',
    line: '{label}: von {first} bis {last}, zwischen {least} und {most}.',
    flat: '{label}: durchgehend {last}.',
    bar: '{label}: {value}.',
    none: 'Noch nichts zu zeigen.',
  },
})
