/** Ancient Ones: what their ability is called, and the line below. Their names stay. */
export const ancientOnes: Readonly<Record<string, readonly [ability: string, flavour: string]>> = {
  azathoth: ['Ruheloser Hofstaat', 'In der Mitte von allem dreht sich etwas im Schlaf um.'],
  cthulhu: ['Träume des Wahnsinns', 'Er schläft ja nur, und das Meer ist ja nur die Decke.'],
  hastur: ['Zerfetzter Verstand', 'Der Theaterzettel ist gelb. Niemand erinnert sich, eine Karte gekauft zu haben.'],
  ithaqua: ['Eisige Winde', 'Schnee auf den inneren Fensterbänken und ein Fußabdruck, sehr lang.'],
  nyarlathotep: ['Fünf geborgte Gesichter', 'Ihr seid euch schon begegnet. Er war der, der die Tür aufhielt.'],
  'shub-niggurath': [
    'Schwarze Ziege der Wälder',
    'Der Park hinter dem Museum ist gewachsen, und ihm sind Beine gewachsen.',
  ],
  yig: ['Yigs Zorn', 'Jede Schlange im Reptilienhaus beobachtet dieselbe Tür.'],
  'yog-sothoth': ['Hüter der Schwellen', 'Jede Tür im Haus ist für einen Augenblick dieselbe Tür.'],
}
