import type { Finding } from './finding.ts'
import type { Tree } from './tree.ts'

const DRAWER = /^(utils?|helpers?|common|misc)$/i

/** Files are named after nouns of the game; there is no drawer for leftovers. */
export const drawers = (tree: Tree): Finding[] =>
  tree.files
    .filter((file) => /^(packages|apps|tools)\//.test(file))
    .filter((file) => file.split('/').some((part) => DRAWER.test(part.replace(/(\.test)?\.\w+$/, ''))))
    .map((file) => ({
      file,
      problem: 'is named after nothing in particular',
      instead: 'put each function beside the noun it serves; a truly general one gets a name of its own in kernel',
    }))
