/** Which rules of the catalogue are tested. Pure: it is handed texts and reads no files. */

export interface Rule {
  readonly id: string
  /** The beginning of what it says. */
  readonly says: string
}

export interface Citation {
  readonly file: string
  readonly title: string
}

export interface Covered extends Rule {
  readonly tests: readonly Citation[]
}

export interface SourceText {
  readonly file: string
  readonly text: string
}

/** Ids that do not hold for every rule set, with the sets they hold for. A trailing `*` stands for a whole chapter. */
export type Applies = Readonly<Record<string, readonly string[]>>

/** Rulings bear the confidence they were given with: `**ES-RULING-46 (B)**`. */
const ENTRY = /^\s*(?:[-|]\s*)?\*\*([A-Z]+-[A-Z]+-\d+)(?: \([A-Z]\))?\*\*[\s—–:|-]*(.*)$/gm

/** The entries of a catalogue: a bold id at the start of a line, and what it says. */
export const rulesIn = (catalogue: string): Rule[] =>
  [...catalogue.matchAll(ENTRY)].map(([, id = '', says = '']) => ({
    id,
    // Sources stand in brackets, a question before its ruling in italics.
    says: says
      .replace(/\s*\*?\[.*$/, '')
      .replace(/\s*\|.*$/, '')
      .replace(/\*([^*]+)\*/g, '$1')
      .trim(),
  }))

const setsOf = (id: string, applies: Applies): readonly string[] | undefined =>
  applies[id] ?? applies[`${id.replace(/-\d+$/, '')}-*`]

/** Whether a rule holds in at least one of the sets that can be played. */
export const isInForce = (id: string, applies: Applies, playable: readonly string[]): boolean =>
  setsOf(id, applies)?.some((set) => playable.includes(set)) ?? true

const ID = /\b[A-Z]+-[A-Z]+-\d+\b/g
/** The name of a test or scenario, quoted in any way, with ids in brackets: `[ES-TASK-03] …`. */
const TITLE = /(['"`])((?:(?!\1)[^\\\n]|\\.)*\[[A-Z]+-[A-Z]+-\d+[^\]\n]*\](?:(?!\1)[^\\\n]|\\.)*)\1/g

/** Ids cited in the titles of a test file. */
const citedInTitles = ({ file, text }: SourceText): [id: string, Citation][] =>
  [...text.matchAll(TITLE)].flatMap(([, , title = '']) =>
    [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, ids = '']) =>
      (ids.match(ID) ?? []).map((id): [string, Citation] => [id, { file, title }]),
    ),
  )

export const coverage = (
  rules: readonly Rule[],
  tests: readonly SourceText[],
  applies: Applies,
  playable: readonly string[],
): Covered[] => {
  const cited = new Map<string, Citation[]>()
  for (const [id, citation] of tests.flatMap(citedInTitles)) {
    const known = cited.get(id) ?? []
    if (!known.some(({ file, title }) => file === citation.file && title === citation.title)) known.push(citation)
    cited.set(id, known)
  }
  return rules
    .filter(({ id }) => isInForce(id, applies, playable))
    .map((rule) => ({ ...rule, tests: cited.get(rule.id) ?? [] }))
}

/** Ids that tests cite and no catalogue knows: a slip of the pen, or a rule that was never written down. */
export const unknownCitations = (rules: readonly Rule[], tests: readonly SourceText[]): [string, Citation][] => {
  const known = new Set(rules.map(({ id }) => id))
  const prefixes = new Set(rules.map(({ id }) => id.split('-')[0]))
  return tests.flatMap(citedInTitles).filter(([id]) => prefixes.has(id.split('-')[0]) && !known.has(id))
}
