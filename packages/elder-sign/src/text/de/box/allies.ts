/** Allies: name and the line below it. */
export const allies: Readonly<Record<string, readonly [name: string, flavour: string]>> = {
  duke: ['Duke', 'Ein braver Hund. Keine weiteren Fragen.'],
  'silas-webb': [
    'Silas Webb, Nachtwächter',
    'Seit dreißig Jahren dieselbe Runde, und er drückt noch immer jede Klinke.',
  ],
  'ada-thorne': ['Ada Thorne, Katalogisiererin', 'Bei Signaturen irrt sie sich nie und bei Menschen selten.'],
  'ruth-calloway': ['Ruth Calloway, Krankenschwester', 'Sie hat Verbandszeug und den Verstand, nicht zu fragen.'],
  'brother-anselm': ['Bruder Anselm, Kaplan', 'Erst repariert er den Kessel, dann betet er.'],
  'eli-pruett': ['Eli Pruett, Schlosser', 'Vordertüren sind für Kundschaft.'],
  'mina-okafor': ['Mina Okafor, Informantin', 'Sie hört es am Dienstag. Die Zeitung druckt es am Freitag.'],
  'otto-brandt': ['Otto Brandt, Tierpräparator', 'Er will den Kopf. Den Rest darfst du behalten.'],
}
