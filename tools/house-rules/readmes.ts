import type { Finding } from './finding.ts'
import type { Tree } from './tree.ts'

/** Every room says in ten lines what it is for, what it may import and where to start reading. */
export const missingReadmes = (tree: Tree): Finding[] =>
  tree.workspaces
    .map(({ folder }) => folder)
    .filter((folder) => tree.files.some((file) => file.startsWith(`${folder}/src/`)))
    .filter((folder) => !tree.files.includes(`${folder}/README.md`))
    .map((folder) => ({
      file: `${folder}/README.md`,
      problem: 'is missing',
      instead: 'write ten lines: what the room is for, what it may import, where to start reading',
    }))
