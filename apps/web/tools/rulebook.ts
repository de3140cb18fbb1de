/** `virtual:rules/<game>`: the catalogue of docs/rules as data, in a chunk of its own. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { parseCatalogue } from '../src/rules/parse.ts'

const DOCS = `${import.meta.dirname}/../../../docs/rules`
const ID = /^virtual:rules\/([a-z-]+)$/

export const rulebook = (): Plugin => ({
  name: 'vigil-rulebook',
  resolveId: (id) => (ID.test(id) ? `\0${id}` : undefined),
  load(id) {
    const game = ID.exec(id.replace('\0', ''))?.[1]
    if (game === undefined) return undefined
    const [text = '', applies = '{}', alike = '{}'] = [`${game}.md`, 'applies.json', 'alike.json'].map((name) => {
      this.addWatchFile(`${DOCS}/${name}`)
      return readFileSync(`${DOCS}/${name}`, 'utf8')
    })
    const catalogue = parseCatalogue(text, JSON.parse(applies)[game] ?? {}, JSON.parse(alike)[game] ?? {})
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(catalogue))})`
  },
})
