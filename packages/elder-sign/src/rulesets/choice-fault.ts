/** What is wrong with a choice of house rules: switches that are unknown, idle, or do not stand together. */
import { type Refusal, refusal } from '@vigil/kernel'
import { type Bond, noteOf, SEAM_NAMES, type Seam } from './seam-notes.ts'
import type { RuleSet } from './seams.ts'
import { readingOf, type Switch, switchesOver, turned } from './switch.ts'

interface Broken {
  readonly seam: Seam
  readonly other: Seam
  readonly why: string
}

const breaks = (rules: RuleSet, { requires = {}, excludes = {} }: Bond, other: Seam): boolean => {
  const reading = readingOf(rules, other)
  return requires[other]?.includes(reading) === false || excludes[other]?.includes(reading) === true
}

/** The first bond that does not hold. */
export const brokenBond = (rules: RuleSet): Broken | undefined => {
  for (const seam of SEAM_NAMES) {
    for (const bond of noteOf(seam).bonds ?? []) {
      if (readingOf(rules, seam) !== bond.reading) continue
      const other = SEAM_NAMES.find((each) => breaks(rules, bond, each))
      if (other) return { seam, other, why: bond.why }
    }
  }
  return undefined
}

const listed = (switches: readonly Switch[]): string => switches.map(({ id }) => id).join(', ')

/** Both ends were switched: they contradict each other. One was: the other is missing, and these would mend it. */
const bondFault = (base: RuleSet, chosen: readonly Switch[], sets: readonly RuleSet[]): Refusal | undefined => {
  const rules = chosen.reduce((so, each) => turned(so, each, sets), base)
  const broken = brokenBond(rules)
  if (!broken) return undefined
  const { seam, other, why } = broken
  const rule = noteOf(seam).rules[0] ?? ''
  const here = chosen.find(({ turns }) => turns === seam)
  const there = chosen.find(({ turns }) => turns === other)
  if (here && there) return refusal('setup.switchClash', rule, { switch: here.id, other: there.id, why })
  const missing = switchesOver(base, sets).filter(({ turns }) => turns === (here ? other : seam))
  const mends = missing.filter((each) => brokenBond(turned(rules, each, sets)) === undefined)
  return refusal('setup.switchNeeds', rule, { switch: (here ?? there)?.id ?? '', missing: listed(mends), why })
}

const unknownFault = (base: RuleSet, id: unknown, sets: readonly RuleSet[]): Refusal => {
  const everywhere = sets.flatMap((set) => switchesOver(set, sets))
  return everywhere.some((each) => each.id === id)
    ? refusal('setup.switchIdle', '', { switch: String(id), base: base.id })
    : refusal('setup.switch', '', { value: String(id), known: listed(switchesOver(base, sets)) })
}

/** `switches` comes from outside and may be anything. */
export const switchFault = (base: RuleSet, switches: unknown, sets: readonly RuleSet[]): Refusal | undefined => {
  if (switches === undefined) return undefined
  if (!Array.isArray(switches)) return refusal('setup.switches')
  const known = switchesOver(base, sets)
  const chosen: Switch[] = []
  for (const id of switches as readonly unknown[]) {
    const found = known.find((each) => each.id === id)
    if (!found) return unknownFault(base, id, sets)
    const twin = chosen.find(({ turns }) => turns === found.turns)
    if (twin) return refusal('setup.switchTwice', found.rules[0], { switch: found.id, other: twin.id })
    chosen.push(found)
  }
  return bondFault(base, chosen, sets)
}
