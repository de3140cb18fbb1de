import type { EpisodeWords } from '../../tongue.ts'

export const eldritchIdols: EpisodeWords = {
  name: 'Unheilige Götzen',
  setting: 'Museum bei Nacht',
  opening:
    'Das Museum kaufte die fünf Götzen als Familie und stellte sie in fünf getrennten Sälen auf, des Lichtes wegen, wie die Schilder sagen. Heute Nacht haben sie sich auf ihren Sockeln gedreht, um einander durch die Wände anzusehen. Zwischen euch und ihnen gehen drei rechtschaffene Männer mit Laternen, die sehr gern wüssten, was ihr hier treibt.',
  goal: 'In zwei der drei Portale liegt zugleich ein Götze. Das Ritual ist sofort gestört.',
  rules: {
    guards:
      'Am Ende jedes Zuges geht jeder Wächter 1 Feld seiner Runde; wer dann bei einem Monster oder dem Großen Alten steht, wird entfernt. Danach wird ein Ermittler verhaftet, der in einem Sicheren Feld bei einem Wächter steht und einen Götzen trägt, eine Waffe hat oder Gesucht ist: er verliert den Götzen und kommt in die Wachstube.',
    arrested: 'Ein Verhafteter kann weder rennen noch angreifen, tauschen oder ermitteln.',
    weight:
      'Am Ende seines Zuges verliert ein Ermittler, der einen Götzen trägt, 1 geistige Gesundheit. Ein toter Träger lässt seinen Götzen liegen.',
  },
  actions: { 'handle-an-idol': 'Einen Götzen bewegen', 'slip-the-net': 'Durchs Netz schlüpfen' },
  spaces: {
    1: 'Laderampe',
    2: 'Antikensaal',
    3: 'Saal der Tiere',
    4: 'Pazifikflügel',
    5: 'Restaurierung',
    6: 'Kartenraum',
    7: 'Ägyptischer Saal',
    8: 'Rotunde',
    9: 'Meteoritensaal',
    10: 'Packraum',
    11: 'Wachstube',
    12: 'Lesesaal',
    13: 'Reptiliensaal',
    14: 'Kesselraum',
  },
  mythos: {
    'e4-black-tide': 'Schwarze Flut auf Marmor',
    'e4-skylight': 'Durch das Oberlicht',
    'e4-change-of-shift': 'Schichtwechsel',
    'e4-the-idols-weep': 'Die Götzen weinen',
    'e4-toppled': 'Umgestürzt',
    'e4-alarm': 'Alarm',
    'e4-storeroom': 'Etwas im Magazin',
    'e4-night-tour': 'Nachtführung',
  },
  discovery: {
    'e4-security-locker': ['Spind der Wache', 'Zahlenfolge eins, zwei, drei, vier.'],
    'e4-hunters-diorama': [
      'Jagddiorama',
      'Der Jäger aus Wachs hat ein echtes Gewehr. Dem Löwen aus Wachs ist es gleich.',
    ],
    'e4-sword-in-the-case': [
      'Schwert in der Vitrine',
      'Auf dem Schild steht Nachbildung. Der Stein darum ist anderer Meinung.',
    ],
    'e4-lost-dog': ['Entlaufener Hund', 'Er wartet seit der Schließung neben derselben Bank.'],
    'e4-royal-treasures': [
      'Königliche Schätze',
      'Ihr Bildnis hat kein Gesicht, doch das Diadem hat viel Ausstrahlung.',
    ],
    'e4-night-cleaner': ['Putzfrau der Nacht', '„Vorsicht, der Boden. Vorsicht, was darunter ist.“'],
    'e4-curator': ['Kurator', 'Er fragt, was du unter dem Mantel hast, und hofft, dass du es nicht sagst.'],
    'e4-cat-burglar': ['Fassadenkletterin', '„Wir suchen Verschiedenes. Ich habe nachgesehen.“'],
    'e4-packing-table': ['Packtisch', 'Stroh, Schnur und ein Formular in dreifacher Ausfertigung.'],
    'e4-guards-lunch': ['Pausenbrot des Wächters', 'Noch warm. Er kommt wieder.'],
    'e4-first-aid-post': ['Sanitätsraum', 'Für Besucher, die sich zu plötzlich hinsetzen.'],
    'e4-plaster-shop': ['Gipswerkstatt', 'Neun Abgüsse im Regal. Du zählst zehn.'],
    'e4-mummy-case': ['Mumiensarg', 'Der Deckel steht offen, und der Fahrgast sieht erholt aus.'],
    'e4-sketching-night': ['Zeichenabend', 'Eine Studentin schläft über vierzig Skizzen desselben Flurs.'],
    'e4-off-duty-policeman': ['Polizist außer Dienst', 'Er wollte die Käfer sehen. Er hat genug gesehen.'],
  },
}
