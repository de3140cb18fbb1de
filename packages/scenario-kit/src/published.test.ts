import { readFileSync } from 'node:fs'
import { core } from '@vigil/death-may-die/content'
import { describe, expect, it } from 'vitest'
import { Table } from './death-may-die/index.ts'
import { deathMayDieLanguage } from './death-may-die/language.ts'
import { setupShape as layoutShape, seatShape as personShape } from './death-may-die/setup-shape.ts'
import { SPOKEN_WORDS, STEP_SHAPES } from './elder-sign/file-shape.ts'
import { seatShape, setupShape } from './elder-sign/setup-shape.ts'
import { type Given, runScenarioFile, scenarioJsonSchema, tell } from './index.ts'

const published = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')
const page = published('scenarios.md')
const blocks = (language: string): string[] =>
  [...page.matchAll(/^```(\w+)\n([\s\S]*?)\n```$/gm)].flatMap(([, tag, text = '']) => (tag === language ? [text] : []))

describe('docs/scenarios.md', () => {
  it.each(blocks('json').map((text) => [runScenarioFile(text)] as const))('$title', (report) => {
    expect(report.failure).toBeUndefined()
    expect(report.rules).not.toEqual([])
  })

  it.each(blocks('ts'))('%s', (text) => {
    const told: string[] = []
    const scenario = (title: string, story: (given: Given) => void): void => {
      told.push(title)
      tell(story)
    }
    // The examples use no types, so they are JavaScript once the import is gone.
    new Function('scenario', text.replace(/^import .*$/gm, ''))(scenario)
    expect(told).toHaveLength(1)
  })

  it('has one of Death May Die in TypeScript', () => {
    const [text = ''] = blocks('typescript')
    new Function('Table', 'core', 'expect', text.replace(/^import .*$/gm, ''))(Table, core, expect)
    expect.assertions(3)
  })

  it('has examples in both languages', () => {
    expect(blocks('json').length).toBeGreaterThanOrEqual(2)
    expect(blocks('ts').length).toBeGreaterThanOrEqual(2)
  })

  it('names every step, every word and every field of a position', () => {
    for (const step of Object.keys(STEP_SHAPES)) expect(page).toContain(`{ "${step}":`)
    for (const word of SPOKEN_WORDS) expect(page).toContain(`\`${word}\``)
    for (const field of Object.keys(setupShape.shape)) expect(page).toContain(`\`${field}\``)
    for (const field of Object.keys(seatShape.shape)) expect(page).toContain(`\`${field}\``)
    const own = page.slice(page.indexOf('## Death May Die'))
    for (const word of deathMayDieLanguage.words) expect(own).toContain(`\`${word}\``)
    for (const field of Object.keys(layoutShape.shape)) expect(own).toContain(`\`${field}\``)
    for (const field of Object.keys(personShape.shape)) expect(own).toContain(`\`${field}\``)
  })
})

describe('docs/scenario.schema.json', () => {
  it('is current', () => {
    expect(
      JSON.parse(published('scenario.schema.json')),
      'write it again: npx tsx packages/scenario-kit/write-schema.ts',
    ).toEqual(scenarioJsonSchema())
  })

  it('is JSON Schema, and knows every word', () => {
    const schema = JSON.stringify(scenarioJsonSchema())
    expect(scenarioJsonSchema()).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' })
    for (const word of SPOKEN_WORDS) expect(schema).toContain(`"const":"${word}"`)
    for (const word of deathMayDieLanguage.words) expect(schema).toContain(`"${word}"`)
  })
})
