/** Other Worlds: title and the line below it. */
export const otherWorlds: Readonly<Record<string, readonly [name: string, flavour: string]>> = {
  'another-dimension': ['Eine fremde Dimension', 'Oben ist hier Ansichtssache, und die Mehrheit ist gegen dich.'],
  'city-of-the-great-race': [
    'Stadt der Großen Rasse',
    'In ihrer Bibliothek stehen deine Memoiren, die du noch nicht begonnen hast.',
  ],
  'great-hall-of-celeano': ['Große Halle von Celaeno', 'Um Ruhe wird gebeten, und etwas sorgt für sie.'],
  'plateau-of-leng': ['Hochebene von Leng', 'Der Wind ist über sehr viel Nichts gekommen, um dich zu erreichen.'],
  'r-lyeh': ["R'lyeh", 'Jeder Winkel lügt, und die Tür ist einer der Winkel.'],
  'the-abyss': ['Der Abgrund', 'Mittags hast du eine Münze hineingeworfen, und eben hat sich jemand bedankt.'],
  'the-dreamlands': ['Die Traumlande', 'Die Katzen kennen den Weg, falls ihnen danach ist, ihn zu verraten.'],
  yuggoth: ['Yuggoth', 'Kälter als jedes Wetter und aufgeräumter, als gut ist.'],
}
