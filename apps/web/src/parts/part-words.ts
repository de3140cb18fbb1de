import { phrases } from '../words/phrases.ts'

export const partWords = phrases({
  en: { close: 'Close', back: 'Back to the start page', loading: 'One moment …' },
  de: { close: 'Schließen', back: 'Zur Startseite', loading: 'Einen Augenblick …' },
})
