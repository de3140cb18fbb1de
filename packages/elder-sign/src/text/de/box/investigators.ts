/** Investigators: what they are, what their ability is called, and the line below. Their names stay. */
export const investigators: Readonly<Record<string, readonly [title: string, ability: string, flavour: string]>> = {
  'amanda-sharpe': ['Studentin', 'Fleißig', 'Sie hat vorausgelesen und wünscht, sie hätte es gelassen.'],
  'ashcan-pete': [
    'Landstreicher',
    'Aufstöbern',
    'Er hat schon schlechter geschlafen, aber nirgends, wo etwas zurückschaute.',
  ],
  'bob-jenkins': [
    'Vertreter',
    'Gerissener Händler',
    'Er könnte das Haus verkaufen, käme der Käufer nur bei Tageslicht.',
  ],
  'carolyn-fern': ['Psychologin', 'Psychologie', 'Sie wird fürs Zuhören bezahlt, und heute Nacht reden die Wände.'],
  'darrell-simmons': ['Fotograf', 'Heimvorteil', 'Sein bestes Bild vom Museum ist das, das er verbrannt hat.'],
  'dexter-drake': [
    'Magier',
    'Magische Gabe',
    'Es waren alles Spiegel und Drähte, bis zu der Nacht, in der es keine waren.',
  ],
  'gloria-goldberg': ['Schriftstellerin', 'Übersinnliches Gespür', 'Sie hatte gedacht, sie denke es sich aus.'],
  'harvey-walters': [
    'Professor',
    'Starker Geist',
    'Er hat schlechtere Arbeiten benotet, aber keine, die zurückbenotete.',
  ],
  'jenny-barnes': ['Dilettantin', 'Treuhandfonds', 'Es gibt sehr wenig, was sich mit Geld nicht aufschieben lässt.'],
  'joe-diamond': ['Privatdetektiv', 'Bauchgefühl', 'Der Klient hat im Voraus bezahlt, mit Münzen, die niemand prägt.'],
  'kate-winthrop': [
    'Wissenschaftlerin',
    'Wissenschaft!',
    'Sie wiederholt den Versuch, denn das erste Ergebnis hat gewinkt.',
  ],
  'mandy-thompson': ['Forscherin', 'Nachforschung', 'Wurde es je aufgeschrieben, kennt sie das Regal.'],
  'michael-mcglen': ['Gangster', 'Starker Körper', 'Er hat vom Angstmachen gelebt und kennt die Anzeichen.'],
  'monterey-jack': [
    'Archäologe',
    'Archäologie',
    'Die Hälfte davon hat er hergebracht, mit der anderen Hälfte hat er zu reden.',
  ],
  'sister-mary': ['Nonne', 'Schutzengel', 'Sie wacht über die Nachtstunden, und heute wachen sie über sie.'],
  'vincent-lee': ['Arzt', 'Heilkunst', 'Erstens: nicht schaden. Zweitens: nicht umdrehen.'],
}
