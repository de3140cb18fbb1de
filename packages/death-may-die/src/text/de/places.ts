/** Places are written in the dative: "in deinem Feld". What is done to them, and what goes there, wants the accusative. */

const NEUTER: Readonly<Record<string, string>> = {
  einem: 'ein',
  deinem: 'dein',
  ihrem: 'ihr',
  dem: 'das',
  diesem: 'dieses',
  jedem: 'jedes',
}

/** A place at the beginning or in a list; not what stands in it. */
const HEAD =
  /(^|(?:oder|und|zugleich) )(einem|deinem|ihrem|dem|diesem|jedem) ((?:höchstens .+? (?=entfernten ))?)((?:\S+en )*)(Nachbarfeld|Startfeld|Feld|Portal|Ort)\b/g

/** "ein Feld", "das nächstgelegene Portal", "den Ort „Kais“". */
export const object = (place: string): string =>
  place.replace(HEAD, (_, before: string, article: string, far: string, adjectives: string, noun: string) => {
    if (noun === 'Ort') return `${before}${article.replace(/m$/, 'n')} ${far}${adjectives}${noun}`
    const ending = /^(ein|dein|ihr)em$/.test(article) ? 'es ' : 'e '
    return `${before}${NEUTER[article] ?? article} ${far}${adjectives.replace(/en /g, ending)}${noun}`
  })

/** "des Ermittlers", "jedes anderen Ermittlers", "des aktiven Ermittlers". */
export const of = (who: string): string =>
  who.replace(
    /^(der|jeder) (.*?)(e )?Ermittler\b/,
    (_, article: string, word: string, ending: string | undefined) =>
      `${article === 'der' ? 'des' : 'jedes'} ${word}${ending ? 'en ' : ''}Ermittlers`,
  )

/** "im", "zum", "vom", "ins"; a clause that begins with "in dem" after its comma stays as it is. */
const drawnTogether = (sentence: string): string =>
  sentence
    .replace(/(, )?\b(i|zu|vo)n? dem\b/gi, (found, comma: string | undefined, start: string) =>
      comma === undefined ? `${start}m` : found,
    )
    .replace(/(, )?\b(i)n das\b/gi, (found, comma: string | undefined, start: string) =>
      comma === undefined ? `${start}ns` : found,
    )

/** "Immer wenn", "nur wenn": no comma between them. */
const TOGETHER = /^(immer|nur|und|oder|nicht)$/i

/** A comma before "wenn" and "solange" where something stands before them. */
const parted = (sentence: string): string =>
  sentence.replace(/([\p{L}\d“)]+) (wenn|solange)(?= )/gu, (found, before: string, word: string) =>
    TOGETHER.test(before) ? found : `${before}, ${word}`,
  )

/** "„Student“ oder „Tier“": names of a list are quoted one by one. */
const quoted = (sentence: string): string => sentence.replace(/„([^“]+) oder ([^“]+)“/g, '„$1“ oder „$2“')

export const smooth = (sentence: string): string => quoted(parted(drawnTogether(sentence)))
