/** The catalogue against the sources: no key without a use, no parameter that never comes, German as complete as English. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { de } from './de/index.ts'
import { en } from './en/index.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

type Ast = ReturnType<IntlMessageFormat['getAst']>

/** 1 argument, 2 number, 5 select, 6 plural. */
const argumentsOf = (ast: Ast): string[] =>
  ast.flatMap((part) => [
    ...([1, 2, 5, 6].includes(part.type) && 'value' in part ? [String(part.value)] : []),
    ...('options' in part ? Object.values(part.options).flatMap(({ value }) => argumentsOf(value)) : []),
  ])

const argumentsIn = (template: string, locale: string): string[] =>
  [...new Set(argumentsOf(new IntlMessageFormat(template, locale, undefined, { ignoreTag: true }).getAst()))].sort()

/** Frames without words, and what is called the same. */
const ALIKE =
  /^(cost\.stress|cards\.(tag|kinds)|effect\.(rule|if|eachPerson|eachSpace|roll\.then)|test\.in|trait\.fangs|which\.at|(option|die)\.(action|seat|space|card|alike|count|level|instead|effect|option|standard)|prompt\.(discovery|mythos|may)|event\.over|source\.stress|thing\.monster|effect\.heal\.stress)$/

const pairs = Object.entries(en.catalogue).map(([key, english]) => {
  const german = (de.catalogue as Readonly<Record<string, string>>)[key] ?? ''
  return { key, english, german }
})

describe('the catalogue', () => {
  it('has no key that nothing says', () => {
    const text = readdirSync(folder, { encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
      .join('\n')
    const patterns = [...text.matchAll(/`([\w.]+\$\{[^`]*)`/g)].map(
      ([, key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`),
    )
    const unsaid = pairs.filter(({ key }) => !text.includes(`'${key}'`) && !patterns.some((one) => one.test(key)))
    expect(unsaid.map(({ key }) => key)).toEqual([])
  })

  it('has the same keys in German', () =>
    expect(Object.keys(de.catalogue).sort()).toEqual(Object.keys(en.catalogue).sort()))

  it('says everything in German words', () =>
    expect(
      pairs.filter(({ key, english, german }) => english === german && !ALIKE.test(key)).map(({ key }) => key),
    ).toEqual([]))

  it('asks for the same parameters', () => {
    for (const { key, english, german } of pairs)
      expect(argumentsIn(german, de.locale), key).toEqual(argumentsIn(english, en.locale))
  })

  it('quotes „so“, and never with straight marks', () => {
    for (const { key, german } of pairs) {
      expect(german, key).not.toMatch(/["”»«]/)
      expect(german.split('„').length, key).toBe(german.split('“').length)
    }
  })
})
