/** Monsters and masks: name and the line below it. */
export const monsters: Readonly<Record<string, readonly [name: string, flavour: string]>> = {
  cultist: ['Kultist', 'Er hat eine Karte gelöst, den Mantel abgegeben und das Messer behalten.'],
  ghoul: ['Ghul', 'Er kam durch die Abflüsse herauf und scheut die Lampen, bis jetzt.'],
  maniac: ['Wahnsinniger', 'Gestern führte er noch Schulklassen durch die Mineraliensammlung.'],
  nightgaunt: ['Nachtmahr', 'Kein Gesicht, kein Laut und sehr behutsame Hände.'],
  'moon-beast': ['Mondbestie', 'Es bietet auf Lebende wie andere auf Porzellan.'],
  byakhee: ['Byakhee', 'Als es längst gestürzt war, lief der Schrei noch immer durch die Kuppel.'],
  'dimensional-shambler': [
    'Dimensionsschlurfer',
    'Die eine Hälfte stand im Korridor. Die andere stand im nächsten Dienstag.',
  ],
  'hound-of-tindalos': ['Hund von Tindalos', 'Verputze jede Ecke des Raumes und bete, dass du keine vergessen hast.'],
  gug: ['Gug', 'Der Lastenaufzug war für Elefanten zugelassen. Geächzt hat er trotzdem.'],
  'mi-go': ['Mi-Go', 'Es hatte jede Schublade beschriftet, in sauberer, geduldiger Schrift.'],
  'attic-witch': ['Dachbodenhexe', 'Die Winkel ihrer Kammer gehen nicht auf, und so gefallen sie ihr.'],
  'thing-in-the-crate': ['Ding in der Kiste', 'Im Frachtbrief steht Keramik. Der Frachtbrief ist angenagt.'],
  'elder-thing': ['Älteres Wesen', 'Es ging durch die Geologie und berichtigte die Jahreszahlen.'],
  'high-priest': ['Hohepriester', 'Die Gemeinde ist fort. Die Andachten hält er allein.'],
  'star-spawn': ['Sternenbrut', 'Etwas von der Größe des Ostflügels lernt gerade Treppensteigen.'],
  shoggoth: ['Shoggothe', 'Die Bohnerwachsschicht war kein Bohnerwachs.'],
  'mask-showman-of-sparks': [
    'Der Schausteller der Funken',
    'Er bittet um einen Freiwilligen aus dem Publikum, und das Licht geht aus.',
  ],
  'mask-pharaoh-behind-the-glass': [
    'Der Pharao hinter Glas',
    'Die Vitrine ist verschlossen, die Vitrine ist leer, die Vitrine atmet.',
  ],
  'mask-antiquary-in-grey': ['Der Antiquar in Grau', 'So höflich, so belesen, und auf einmal ist es so spät.'],
  'mask-burning-eye': ['Das Brennende Auge', 'Es hasst die Straßenlaternen. Heute Nacht sind die Laternen aus.'],
  'mask-herald-with-no-face': [
    'Der Herold ohne Gesicht',
    'Alle erinnern sich an seine Botschaft. Niemand an seinen Mund.',
  ],
}
