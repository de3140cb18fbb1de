/** The symbols of a task as printed. */
import { FACES, type Face, type Need } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import type { ReactNode } from 'react'
import { faceSymbol, SplitSym, Sym } from '../../art/index.ts'

const facesOf = (need: Need): readonly Face[] => FACES.filter((face) => need.split('|').includes(face))

const One = ({ need, words }: { readonly need: Need; readonly words: Words }): ReactNode => {
  const sum = /^I(\d+)$/.exec(need)?.[1]
  if (sum !== undefined) return <Sym is="investigation" n={Number(sum)} label={words.needText(need)} />
  const faces = facesOf(need)
  const [first] = faces
  if (first === undefined) return words.needText(need)
  const label = faces.map((face) => words.faceName(face)).join(' / ')
  return faces.length > 1 ? (
    <SplitSym of={faces.map(faceSymbol)} label={label} />
  ) : (
    <Sym {...faceSymbol(first)} label={label} />
  )
}

export const Needs = ({ needs, words }: { readonly needs: readonly Need[]; readonly words: Words }): ReactNode =>
  needs.map((need, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a task may ask for the same symbol twice
    <One key={i} need={need} words={words} />
  ))
