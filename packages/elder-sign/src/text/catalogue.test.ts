/** The catalogue against the sources: no code without words, no words without a use, no parameter that never comes. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { IntlMessageFormat } from 'intl-messageformat'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { LANGUAGES, tongueOf, words } from './index.ts'

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const sourcesIn = (path: string): { readonly name: string; readonly text: string }[] =>
  readdirSync(folder(path), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({ name, text: readFileSync(`${folder(path)}/${name}`, 'utf8') }))

/** The toy game speaks to nobody, and an online table has words of its own. */
const rules = [
  ...sourcesIn('../../../kernel/src').filter(({ name }) => !name.startsWith('toy')),
  ...sourcesIn('../../../table/src').filter(({ name }) => !name.startsWith('room')),
  ...sourcesIn('..').filter(({ name }) => !name.startsWith('text')),
]

interface Use {
  readonly code: string
  /** Names of the parameters, where they are written out at the call. */
  readonly params: readonly string[] | undefined
}

const literalsIn = (node: ts.Node): string[] => {
  const found: string[] = ts.isStringLiteral(node) ? [node.text] : []
  ts.forEachChild(node, (child) => void found.push(...literalsIn(child)))
  return found
}

const namesIn = (node: ts.Node | undefined): string[] | undefined => {
  if (!node) return []
  if (!ts.isObjectLiteralExpression(node) || node.properties.some(ts.isSpreadAssignment)) return undefined
  return node.properties.map((property) => property.name?.getText() ?? '')
}

/** Functions that make refusals of their arguments, and what they add. */
const MAKERS: Readonly<Record<string, readonly string[]>> = { unknown: ['value', 'known'] }

const usesIn = (node: ts.Node): Use[] => {
  const found: Use[] = []
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    const [code, , params] = node.arguments
    const maker = node.expression.text
    if (code && ts.isStringLiteral(code) && maker === 'refusal')
      found.push({ code: code.text, params: namesIn(params) })
    if (code && ts.isStringLiteral(code) && maker in MAKERS) found.push({ code: code.text, params: MAKERS[maker] })
  }
  if ((ts.isVariableDeclaration(node) || ts.isParameter(node)) && node.name.getText() === 'code' && node.initializer)
    for (const code of literalsIn(node.initializer)) if (code.includes('.')) found.push({ code, params: undefined })
  ts.forEachChild(node, (child) => void found.push(...usesIn(child)))
  return found
}

const uses = rules.flatMap(({ name, text }) => usesIn(ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true)))
const codes = [...new Set(uses.map(({ code }) => code))].sort()

type Ast = ReturnType<IntlMessageFormat['getAst']>

/** 1 argument, 2 number, 5 select, 6 plural. */
const argumentsOf = (ast: Ast): string[] =>
  ast.flatMap((part) => [
    ...([1, 2, 5, 6].includes(part.type) && 'value' in part ? [String(part.value)] : []),
    ...('options' in part ? Object.values(part.options).flatMap(({ value }) => argumentsOf(value)) : []),
  ])

const argumentsIn = (template: string, locale = 'en-GB'): string[] =>
  argumentsOf(new IntlMessageFormat(template, locale, undefined, { ignoreTag: true }).getAst())

/** Not codes: the frame around a refusal, and what is said where there is no code. */
const FRAMES = ['bracket', 'strange']
const worded = Object.keys(en.catalogue)
  .filter((key) => key.startsWith('refusal.'))
  .map((key) => key.slice('refusal.'.length))
  .filter((code) => !FRAMES.includes(code))

describe('the catalogue', () => {
  it.each([...Object.entries(en.catalogue), ...Object.entries(de.catalogue)])('%s can be parsed', (_, template) => {
    expect(() => argumentsIn(template)).not.toThrow()
  })

  it('finds the refusals of kernel and rules', () => expect(codes.length).toBeGreaterThan(80))

  it('has words for every refusal', () => expect(codes.filter((code) => !worded.includes(code))).toEqual([]))

  it('has no words for a refusal that does not exist', () =>
    expect(worded.filter((code) => !codes.includes(code))).toEqual([]))

  it('asks no refusal for a parameter it does not carry', () => {
    const missing = uses.flatMap(({ code, params }) => {
      const template = (en.catalogue as Readonly<Record<string, string>>)[`refusal.${code}`] ?? ''
      return params
        ? argumentsIn(template)
            .filter((name) => !params.includes(name))
            .map((name) => `${code}: ${name}`)
        : []
    })
    expect(missing).toEqual([])
  })

  it('has no key that nothing says', () => {
    const text = sourcesIn('.')
      .filter(({ name }) => !/^(en|de)\b/.test(name))
      .map((source) => source.text)
      .join('\n')
    const patterns = [...text.matchAll(/`([\w.]+\$\{[^`]*)`/g)].map(
      ([, key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`),
    )
    const unsaid = Object.keys(en.catalogue).filter(
      (key) => !text.includes(`'${key}'`) && !patterns.some((pattern) => pattern.test(key)),
    )
    expect(unsaid).toEqual([])
  })

  it('an unknown code is at least repeated', () =>
    expect(words(core).refusalText({ code: 'brand.new', rule: 'ES-CORE-01', params: {} })).toBe(
      'That is not possible (brand.new). [ES-CORE-01]',
    ))
})

/** Alike in both languages: frames without words, numbers, and what is called the same. */
const ALIKE =
  /^(letter\.I\d|hour\.\d+|card\.task|row\.(symbols|costs)|refusal\.bracket|event\.over|option\.option|clause\.then|icon\.or|trigger\.plain|detail\.(found|task\.monster)|investigator\.ability|ancient\.ability|mythos\.now|status\.(entrance|mythos)|switch\.cited)$/

describe('German', () => {
  const pairs = Object.entries(en.catalogue).map(([key, english]) => {
    const german = (de.catalogue as Readonly<Record<string, string>>)[key] ?? ''
    return { key, english, german }
  })

  it('has the keys of English and no others', () =>
    expect(Object.keys(de.catalogue).sort()).toEqual(Object.keys(en.catalogue).sort()))

  it('says everything in its own words', () =>
    expect(pairs.filter(({ key, english, german }) => (english === german) !== ALIKE.test(key))).toEqual([]))

  it('asks for the same parameters', () => {
    const names = (template: string, locale: string) => [...new Set(argumentsIn(template, locale))].sort()
    for (const { key, english, german } of pairs)
      expect(names(german, de.locale), key).toEqual(names(english, en.locale))
  })

  it('quotes „so“, and never with straight marks', () => {
    for (const { key, german } of pairs) {
      expect(german, key).not.toMatch(/["”»«]/)
      expect(german.split('„').length, key).toBe(german.split('“').length)
    }
  })
})

describe('languages', () => {
  it.each(LANGUAGES)('%s is loaded when asked for', async (language) => {
    const tongue = await tongueOf(language)
    expect(tongue.language).toBe(language)
    expect(words(core, tongue).language).toBe(language)
    expect(Intl.PluralRules.supportedLocalesOf(tongue.locale)).toEqual([tongue.locale])
  })
})
