import { phrases } from '../../words/phrases.ts'

export const creditsWords = phrases({
  en: {
    title: 'Credits',
    unofficial: 'Unofficial',
    unofficialText:
      'Vigil is a free, unofficial work by people who like these games. It is not affiliated with, endorsed by or supported by their publishers or designers. Names of games and characters belong to their owners; no art, logo or printed card of theirs is used here.',
    game: 'Elder Sign was designed by Richard Launius and Kevin Wilson and published by Fantasy Flight Games. If you like it here, you will like it on a table.',
    fonts: 'Typefaces',
    fontsText: 'All three under the SIL Open Font License 1.1, by way of Fontsource.',
    icons: 'Icons',
    iconsText: 'Colours and sizes were changed, coordinates rounded.',
    iconsBy: '{author}, {n, plural, one {# icon} other {# icons}}',
    own: 'Sigils, emblems, the lantern, the great window, the dice and the strokes of the interface were drawn for Vigil. Its sounds are computed, not recorded.',
    libraries: 'Software',
    librariesText: 'Vigil stands on the work of others:',
    vigil: 'Vigil itself',
    vigilText:
      'Copyright 2026 the Vigil contributors. Free software under the MIT License: use it, change it, pass it on.',
  },
  de: {
    title: 'Mitwirkende',
    unofficial: 'Inoffiziell',
    unofficialText:
      'Vigil ist eine freie, inoffizielle Arbeit von Leuten, die diese Spiele mögen. Es gibt keine Verbindung zu den Verlagen oder Autoren, weder Auftrag noch Billigung. Namen von Spielen und Figuren gehören denen, die die Rechte daran haben; Bilder, Logos und gedruckte Karten von ihnen kommen hier nicht vor.',
    game: 'Elder Sign wurde von Richard Launius und Kevin Wilson erdacht und von Fantasy Flight Games verlegt. Wenn es dir hier gefällt, gefällt es dir auch auf dem Tisch.',
    fonts: 'Schriften',
    fontsText: 'Alle drei unter der SIL Open Font License 1.1, bezogen über Fontsource.',
    icons: 'Icons',
    iconsText: 'Farben und Größen wurden geändert, Koordinaten gerundet.',
    iconsBy: '{author}, {n, plural, one {# Icon} other {# Icons}}',
    own: 'Siegel, Embleme, die Laterne, das große Fenster, die Würfel und die Striche der Oberfläche wurden für Vigil gezeichnet. Die Töne sind berechnet, nicht aufgenommen.',
    libraries: 'Software',
    librariesText: 'Vigil steht auf der Arbeit anderer:',
    vigil: 'Vigil selbst',
    vigilText:
      'Copyright 2026 die Mitwirkenden von Vigil. Freie Software unter der MIT-Lizenz: benutze sie, ändere sie, gib sie weiter.',
  },
})
