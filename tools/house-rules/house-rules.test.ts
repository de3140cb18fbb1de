import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { importCycles } from './cycles.ts'
import { undeclaredImports } from './declared.ts'
import { describeFindings, type Finding } from './finding.ts'
import { LIMITS, LONG_FILES, longFiles, longFunctions, measured, quantile } from './lengths.ts'
import { drawers } from './names.ts'
import { impurities } from './purity.ts'
import { missingReadmes } from './readmes.ts'
import { wrongImports } from './rooms.ts'
import { strayRuleSetIds } from './rule-set-ids.ts'
import { statesInScreens } from './states.ts'
import { readTree, type Tree } from './tree.ts'
import { bannedWords } from './words.ts'

const tree = readTree(fileURLToPath(new URL('../..', import.meta.url)))

const rules: Readonly<Record<string, (tree: Tree) => Finding[]>> = {
  'rooms import only the rooms below them': wrongImports,
  'no file imports itself by a detour': importCycles,
  'packages import only what they declare': undeclaredImports,
  'no input, output, clock or chance below apps/': impurities,
  'rule sets are named only in rulesets/': strayRuleSetIds,
  'screens see views and never a state': statesInScreens,
  'no drawer for leftovers': drawers,
  'files stay short': longFiles,
  'functions stay short': longFunctions,
  'every room has a README': missingReadmes,
  'the project speaks of the project alone': bannedWords,
}

describe('house rules', () => {
  it.each(Object.entries(rules))('%s', (name, rule) => {
    const findings = rule(tree)
    if (findings.length > 0) expect.fail(describeFindings(name, findings))
  })

  it('most files are short', () => {
    const lengths = measured(tree)
      .filter(({ path }) => !path.startsWith('tools/'))
      .map(({ lines }) => lines)
    const median = quantile(lengths, 0.5)
    const p95 = quantile(lengths, 0.95)
    console.log(`${lengths.length} source files: median ${median} lines, p95 ${p95}`)
    expect(median, 'median file length: split the long half by noun').toBeLessThanOrEqual(LIMITS.median)
    expect(p95, '95th percentile of file length: split the longest files').toBeLessThanOrEqual(LIMITS.p95)
  })

  it('files allowed to be long still exist and still need it', () => {
    const long = measured(tree).filter(({ lines }) => lines > LIMITS.file)
    expect(Object.keys(LONG_FILES).filter((file) => long.every(({ path }) => path !== file))).toEqual([])
  })
})
