/** Filled marks drawn for Vigil, on a 100 grid: the wild star, the Elder Sign, the second game's burst, a blank. */
export const SOLIDS = {
  wild: 'M50 4q5 36 46 46q-41 10-46 46q-5-36-46-46q41-10 46-46zM50 41a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
  'elder-sign':
    'M50 4Q55.9 27.7 61.2 36.6Q71.3 38.8 95.7 37.2Q74.9 50.1 68.1 57.9Q69.1 68.2 78.2 90.8Q59.5 75.1 50 71Q40.5 75.1 21.8 90.8Q30.9 68.2 31.9 57.9Q25.1 50.1 4.3 37.2Q28.7 38.8 38.8 36.6Q44.1 27.7 50 4ZM33 53Q50 36 67 53Q50 70 33 53ZM50 43q5 6 5 10a5 5 0 0 1-10 0q0-4 5-10z',
  burst: 'M50 3l10 27 24-16-16 24 29 12-29 10 16 24-24-14-10 27-10-27-24 14 16-24-29-10 29-12-16-24 24 16z',
} as const

export type SolidName = keyof typeof SOLIDS
