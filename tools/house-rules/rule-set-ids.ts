import ts from 'typescript'
import type { Finding } from './finding.ts'
import { lineOf, nodesOf, type Source } from './source.ts'
import type { Tree } from './tree.ts'

export const RULE_SET_IDS = ['first', 'first+faq', 'revised', 'fan']

const GAME = 'packages/elder-sign/src/'
const MAY_NAME_THEM = ['rulesets/', 'content/'].map((folder) => GAME + folder)

/** Rule sets differ only at named seams, so nothing else may ask which one is being played. */
export const strayRuleSetIds = (tree: Tree): Finding[] => tree.sources.filter(mustNotName).flatMap(strayIdsOf)

const mustNotName = ({ path, isTest }: Source): boolean =>
  path.startsWith(GAME) && !isTest && !MAY_NAME_THEM.some((folder) => path.startsWith(folder))

const strayIdsOf = ({ ast, path }: Source): Finding[] =>
  [...nodesOf(ast)]
    .filter((node) => ts.isStringLiteralLike(node))
    .filter((node) => RULE_SET_IDS.includes(node.text))
    .map((node) => ({
      file: path,
      line: lineOf(ast, node),
      problem: `names the rule set '${node.text}'`,
      instead:
        'give the rule set a seam (rulesets/seams.ts) and ask the seam; if it is no rule set, choose another word',
    }))
