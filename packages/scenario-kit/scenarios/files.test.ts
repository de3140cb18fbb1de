import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { runScenarioFile, type ScenarioFault } from '../src/index.ts'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8')

describe.each(files)('%s', (file) => {
  const { ok, title, rules, failure } = runScenarioFile(read(file))
  test(title, () => {
    expect(failure).toBeUndefined()
    expect(ok).toBe(true)
    expect(rules.length).toBeGreaterThan(0)
    expect(file.startsWith(/\b(?:WE|EC)-(?:ES|DMD)-\d+\b/.exec(title)?.[0].toLowerCase() ?? '?')).toBe(true)
  })
})

it('there are at least a dozen', () => {
  expect(files.length).toBeGreaterThanOrEqual(12)
})

/** A file with one place changed, and what is then said of it. */
const broken = (file: string, from: string, to: string): ScenarioFault | undefined => {
  const text = read(`${file}.json`)
  expect(text).toContain(from)
  return runScenarioFile(text.replace(from, to)).failure
}

const TASK = 'we-es-01-completing-a-task'
const SPELL = 'we-es-06-securing-spell'
const HELP = 'we-es-05-focus-then-assistance'

describe('a file that does not hold says so', () => {
  it('dice that are never rolled', () => {
    expect(broken(TASK, '"T", "T"]', '"T", "T", "I1"]')).toMatchObject({
      step: 2,
      place: 'steps[1]',
      expected: 'a roll of 7 dice',
      got: 'the game rolls 6: the rest of the script is never used',
    })
  })

  it('a roll nobody makes, a roll that is missing', () => {
    expect(broken(TASK, '{ "waits"', '{ "roll": ["L"] }, { "waits"')).toMatchObject({
      step: 5,
      expected: 'a roll of 1 dice',
      got: 'the game rolls 3: the script is too short',
    })
    expect(broken(TASK, '{ "roll": ["I2", "I2", "L", "P", "T", "T"] },', '')).toMatchObject({ step: 2 })
  })

  it('cards that are never drawn', () => {
    expect(broken('we-es-13-no-change', '["whiskey"] }', '["whiskey", "food"] }')).toMatchObject({
      place: 'the end',
      got: 'never drawn: food (common)',
    })
  })

  it('a table that looks different, line by line', () => {
    const fault = broken('we-es-03-terror', '"seats": [{ "sanity": 3 }]', '"seats": [{ "sanity": 4 }]')
    expect(fault).toMatchObject({ step: 3, expected: 'the table to look so' })
    expect(fault?.diff).toContain('-    "sanity": 4\n+    "sanity": 3')
  })

  it('a refusal by another rule', () => {
    expect(broken('ec-es-16-superfluous-dice', '"rule": "ES-RULING-34"', '"rule": "ES-TASK-03"')).toMatchObject({
      step: 2,
      expected: '{"do":"complete","row":"t0","dice":["I3","I1"]} to be refused by ES-TASK-03',
      got: 'refused by ES-RULING-34 (row.superfluous)',
    })
  })

  it('another end of the game', () => {
    expect(broken('we-es-14-doom-and-sign-together', '"won": true', '"won": false')).toMatchObject({
      expected: 'the game to end so',
    })
    expect(
      broken(TASK, '{ "waits": { "for": "prepare", "seat": 0, "dice": 3 } }', '{ "over": { "won": true } }'),
    ).toMatchObject({ step: 5, expected: 'the game to be over' })
  })

  it('no last word', () => {
    expect(broken(TASK, ',\n    { "waits": { "for": "prepare", "seat": 0, "dice": 3 } }', '')).toMatchObject({
      place: 'the end',
      expected: "a last step that says what the game waits for ('waits' or 'over')",
      got: 'none',
    })
  })
})

describe('a file that cannot be read says where', () => {
  it('bad JSON', () => {
    expect(broken(TASK, '"game": "elder-sign",', '"game": "elder-sign"')).toEqual({
      step: 0,
      place: 'line 6, column 3',
      expected: 'JSON',
      got: '"\\""',
    })
    expect(runScenarioFile('{')).toMatchObject({
      ok: false,
      title: '',
      rules: [],
      failure: { got: 'the end of the file' },
    })
  })

  it('a field nobody knows', () => {
    expect(broken('we-es-03-terror', '"sanity": 4', '"sanitey": 4')).toEqual({
      step: 0,
      place: 'setup.seats[0].sanitey',
      expected: "no field of this name; did you mean 'sanity'?",
      got: '4',
    })
    expect(broken(TASK, '"steps"', '"stops"')).toMatchObject({ place: 'steps', expected: 'a list' })
  })

  it('a value of the wrong kind', () => {
    expect(broken('we-es-03-terror', '"sanity": 4', '"sanity": "4"')).toMatchObject({
      place: 'setup.seats[0].sanity',
      expected: 'a number',
      got: '"4"',
    })
    expect(broken(TASK, '["P T", "I3 L"]', '["P T", 3]')).toMatchObject({
      place: 'setup.cards[0].tasks[1]',
      expected: 'a text',
    })
    expect(broken(TASK, '"cards": [{', '"cards": [7, {')).toMatchObject({
      place: 'setup.cards[0]',
      expected: 'a text or null or an object in braces',
    })
  })

  it('a format or a game it does not know', () => {
    expect(broken(TASK, 'vigil-scenario/1', 'vigil-scenario/9')).toMatchObject({
      place: 'format',
      expected: `"vigil-scenario/1"; did you mean 'vigil-scenario/1'?`,
    })
    expect(broken(TASK, '"elder-sign"', '"chess"')).toMatchObject({
      place: 'game',
      expected: 'one of elder-sign, death-may-die',
    })
    expect(broken(TASK, '"elder-sign"', '"elder-sing"')?.expected).toContain("did you mean 'elder-sign'?")
    expect(runScenarioFile('[]').failure).toMatchObject({ place: 'the file', expected: 'an object in braces' })
  })

  it('a step that is none', () => {
    expect(broken(TASK, '{ "waits":', '{ "wait":')).toMatchObject({
      step: 5,
      place: 'steps[4]',
      expected: expect.stringMatching(/^a step with one of the fields do, roll, .*; did you mean 'waits'\?$/),
    })
    expect(broken(TASK, '"do": "move"', '"do": "moves"')).toMatchObject({
      place: 'steps[0].do',
      expected: expect.stringMatching(/^one of stay, move, .*; did you mean 'move'\?$/),
    })
    expect(broken(TASK, '"to": "x"', '"too": "x"')).toMatchObject({ step: 1, place: 'steps[0].to' })
  })
})

describe('names nobody knows come with the nearest that somebody does', () => {
  it.each([
    [SPELL, '["whispered-ward"]', '["wispered-ward"]', "did you mean 'whispered-ward'?"],
    [HELP, '"id": "bob-jenkins"', '"id": "bob-jenkin"', "did you mean 'bob-jenkins'?"],
    [HELP, '"seat": "mandy"', '"seat": "mandi"', "did you mean 'mandy-thompson'?"],
    [HELP, '"at": "x"', '"at": "entrence"', "did you mean 'entrance'?"],
    [TASK, '[{ "tasks": ["P T", "I3 L"] }]', '["koi-pnd"]', "did you mean 'koi-pond'?"],
    [TASK, '"setup": {', '"setup": { "worlds": ["the-abys"],', "did you mean 'the-abyss'?"],
    [TASK, '"setup": {', '"setup": { "ancientOne": "ithaca",', "did you mean 'ithaqua'?"],
    [TASK, '"to": "x"', '"to": "dul-2"', "did you mean 'dull-2'?"],
    ['we-es-09-total-monster-box', '"id": "imp", "needs": "T"', '"marker": "shogoth"', "did you mean 'shoggoth"],
    ['ec-es-38-helpers-pay', '"carolyn-fern"', '"caroline-fern"', "did you mean 'carolyn-fern'?"],
  ])('%s: %s as %s', (file, from, to, hint) => {
    expect(broken(file, from, to)?.got).toContain(hint)
  })
})

const RUN = 'we-dmd-01-running'
const BRAWL = 'we-dmd-02-brawling'

describe('Death May Die says what does not hold', () => {
  it.each([
    [
      'dice too many',
      BRAWL,
      '"S", "ST", "E"]',
      '"S", "ST", "E", "-"]',
      'a roll of 5 dice',
      'the rest of the script is never used',
    ],
    ['dice too few', BRAWL, '["-", "S", "ST", "E"]', '["-", "S"]', 'a roll of 2 dice', 'the script is too short'],
    [
      'a face no such die has',
      BRAWL,
      '["-", "S", "ST", "E"]',
      '["-", "S", "SE", "E"]',
      'a face of a standard die',
      "'SE'",
    ],
    [
      'a roll nobody makes',
      RUN,
      '{ "do": "run" }',
      '{ "roll": ["S"] }, { "do": "run" }',
      'a roll of S',
      "the game waits for 'act'",
    ],
    ['a table that looks different', RUN, '"fire": 0', '"fire": 1', 'the table to look so', ''],
    [
      'an allowed answer',
      RUN,
      '"to": 1 }, "rule": "DMD-MAP-02"',
      '"to": 9 }, "rule": "DMD-MAP-02"',
      'refused by DMD-MAP-02',
      'allowed',
    ],
    [
      'another rule',
      RUN,
      '"rule": "DMD-MAP-02"',
      '"rule": "DMD-RUN-01"',
      'refused by DMD-RUN-01',
      'DMD-MAP-02 (run.closed)',
    ],
    ['another decision', RUN, '"for": "run", "left"', '"for": "act", "left"', "wait for 'act'", "waits for 'run'"],
    ['an enemy that is not there', BRAWL, '"enemy": "cultist" }\n', '"enemy": "ghoul" }\n', 'to be offered', ''],
    [
      'a misspelt card',
      'we-dmd-10-assistant-janitor',
      '"feral-student:left"]\n',
      '"feral-stdent:left"]\n',
      'a Discovery card',
      "did you mean 'feral-student'?",
    ],
    [
      'a misspelt enemy',
      RUN,
      '"enemy": "cultist", "at"',
      '"enemy": "cultits", "at"',
      'an enemy of this game',
      "did you mean 'cultist'?",
    ],
    [
      'an event that was not',
      'we-dmd-05-red-space',
      '"is": "advanced", "to": 5',
      '"is": "advanced", "to": 6',
      'this to have happened',
      '',
    ],
    ['another end', 'we-dmd-12-both-die', '"won": true', '"won": false', 'the game to end so', ''],
  ])('%s', (_what, file, from, to, expected, got) => {
    const text = read(`${file}.json`)
    const found = from.endsWith('\n') ? from.trimEnd() : from
    expect(text).toContain(found)
    const fault = runScenarioFile(text.replace(found, to.trimEnd())).failure
    expect(fault?.expected).toContain(expected)
    expect(fault?.got).toContain(got)
  })

  it('no last word, fields and words nobody knows', () => {
    expect(
      broken('we-dmd-03-resting', ',\n    { "waits": { "for": "act", "seat": "beth", "actions": 2 } }', ''),
    ).toMatchObject({
      place: 'the end',
      got: 'none',
    })
    expect(broken('we-dmd-03-resting', '"wounds": 1 }]', '"wouns": 1 }]')).toMatchObject({
      place: 'setup.seats[1].wouns',
      expected: "no field of this name; did you mean 'wounds'?",
    })
    expect(
      broken('we-dmd-03-resting', '{ "do": "rest", "stress": 3, "wounds": 0 }', '{ "do": "restt" }')?.expected,
    ).toContain("did you mean 'rest'?")
  })
})
