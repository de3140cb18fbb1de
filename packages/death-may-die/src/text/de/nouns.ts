/** Nouns of the core box as sentences want them. A noun that is not here stands alone, as names of other packs do. */
import type { Case } from '../tongue.ts'

interface Noun {
  readonly der: 'der' | 'die' | 'das'
  /** Behind "ein", in each case. */
  readonly indefinite: Readonly<Record<Case, string>>
  /** Behind "jeder" and "der nächste", as who does it and as what it is done to. */
  readonly definite: Readonly<Record<'subject' | 'object', string>>
}

const like = (der: Noun['der'], noun: string, oblique = noun): Noun => ({
  der,
  indefinite: { subject: noun, object: oblique, with: oblique },
  definite: { subject: noun, object: oblique },
})

/** "ein Tiefes Wesen", "einem Tiefen Wesen", "jedes Tiefe Wesen". */
const described = (der: 'der' | 'das', stem: string, noun: string): Noun => {
  const weak = `${stem}e${noun}`
  const oblique = `${stem}en${noun}`
  return der === 'der'
    ? {
        der,
        indefinite: { subject: `${stem}er${noun}`, object: oblique, with: oblique },
        definite: { subject: weak, object: oblique },
      }
    : {
        der,
        indefinite: { subject: `${stem}es${noun}`, object: `${stem}es${noun}`, with: oblique },
        definite: { subject: weak, object: weak },
      }
}

const STRONG = [
  'Gegner',
  'Ermittler',
  'Ghul',
  'Feuervampir',
  'Byakhee',
  'Cthonier',
  'Jünger Hasturs',
  'Leichnam',
  'Tänzer',
  'Hexer',
  'Wächter',
  'Mondspiegel',
]

const NOUNS: ReadonlyMap<string, Noun> = new Map([
  ...STRONG.map((noun): [string, Noun] => [noun, like('der', noun)]),
  ...['Kultist', 'Foliant'].map((noun): [string, Noun] => [noun, like('der', noun, `${noun}en`)]),
  ...['Götze', 'Shoggothe'].map((noun): [string, Noun] => [noun, like('der', noun, `${noun}n`)]),
  ...['Monster', 'Labor', 'Sternengezücht', 'Licht'].map((noun): [string, Noun] => [noun, like('das', noun)]),
  ['Figur', like('die', 'Figur')],
  // No noun of its own.
  ['Verhaftet', like('der', 'Marker „Verhaftet“')],
  ['Jagender Schrecken', described('der', 'Jagend', ' Schrecken')],
  ['Ältester der Allens', described('der', 'Ältest', ' der Allens')],
  ['Ältester der Marshs', described('der', 'Ältest', ' der Marshs')],
  ['Tiefes Wesen', described('das', 'Tief', ' Wesen')],
  ['Gelbes Zeichen', described('das', 'Gelb', ' Zeichen')],
])

const EIN: { readonly [D in Noun['der']]: Readonly<Record<Case, string>> } = {
  der: { subject: 'ein', object: 'einen', with: 'einem' },
  die: { subject: 'eine', object: 'eine', with: 'einer' },
  das: { subject: 'ein', object: 'ein', with: 'einem' },
}

/** There is one only, and it keeps its article. */
const ELDER_ONE: Readonly<Record<Case, string>> = {
  subject: 'der Große Alte',
  object: 'den Großen Alten',
  with: 'dem Großen Alten',
}

/** "Leichnam (verdeckt)": what is said of a noun stays as it is. */
const parted = (noun: string): readonly [Noun | undefined, string] => {
  const [bare = noun] = noun.split(' (')
  return [NOUNS.get(bare), noun.slice(bare.length)]
}

export const one = (noun: string, as: Case): string => {
  if (noun === ELDER_ONE.subject) return ELDER_ONE[as]
  const [known, more] = parted(noun)
  return known ? `${EIN[known.der][as]} ${known.indefinite[as]}${more}` : noun
}

const ARTICLE = {
  der: { subject: 'der', object: 'den' },
  die: { subject: 'die', object: 'die' },
  das: { subject: 'das', object: 'das' },
} as const

export const the = (noun: string, as: 'subject' | 'object'): string => {
  const [known, more] = parted(noun)
  return known ? `${ARTICLE[known.der][as]} ${known.definite[as]}${more}` : noun
}

export const each = (noun: string): string => {
  const [known, more] = parted(noun)
  if (!known) return `jede Figur „${noun}“`
  return `${{ der: 'jeder', die: 'jede', das: 'jedes' }[known.der]} ${known.definite.subject}${more}`
}

const NEXT = {
  der: { subject: 'der nächste', object: 'den nächsten' },
  die: { subject: 'die nächste', object: 'die nächste' },
  das: { subject: 'das nächste', object: 'das nächste' },
} as const

export const nearest = (noun: string, as: 'subject' | 'object'): string => {
  const [known, more] = parted(noun)
  return known ? `${NEXT[known.der][as]} ${known.definite[as]}${more}` : `die nächste Figur „${noun}“`
}
