/** What the table waits for, in a form that keys can answer. */
import { currentNode, type Decision, type Kind, type Result } from '@vigil/kernel'
import { chanceAfter, weighedAt } from '../advice.ts'
import type { Face } from '../face.ts'
import { percentText } from '../percent.ts'
import type { Act, Sitting } from '../sitting.ts'
import { type Items, isSubset } from './choice.ts'

export type Waiting<K extends Kind> =
  | {
      readonly is: 'list'
      /** Who is asked; empty where nobody in particular is. */
      readonly who: string
      readonly title: string
      readonly items: Items
      detail(item: number): string
      act(picked: readonly number[]): Act<K>
    }
  | {
      readonly is: 'typed'
      readonly who: ''
      readonly title: string
      readonly hint: string
      spells(text: string): boolean
      read(text: string): Result<Act<K>, string>
    }
  | { readonly is: 'over'; readonly who: ''; readonly title: string }

/** One letter for one option: of several with the same letter, none gets it. */
const letters = (wanted: readonly (string | undefined)[]): (string | undefined)[] =>
  wanted.map((letter) => (wanted.filter((other) => other === letter).length === 1 ? letter : undefined))

/** In the order in which they are shown. */
export const optionsInOrder = <K extends Kind>(face: Face<K>, { options }: Decision<K>): K['option'][] => [
  ...options.filter((option) => !face.isLast(option)),
  ...options.filter((option) => face.isLast(option)),
]

/** Where several are picked at once, a chance beside one of them would say nothing: advice weighs whole answers. */
const notesOf = <K extends Kind>(sitting: Sitting<K>, options: readonly K['option'][]): string[] => {
  const weighed = weighedAt(sitting)
  return options.map((option) => {
    const chance = chanceAfter(weighed, option)
    return chance ? percentText(chance) : ''
  })
}

const ofDecision = <K extends Kind>(sitting: Sitting<K>, decision: Decision<K>, short: boolean): Waiting<K> => {
  const { face, match } = sitting
  const { state } = match
  const { min, max } = decision
  const options = optionsInOrder(face, decision)
  const label = short ? face.shortLabel : face.label
  const labels = options.map((option) => label(option, decision, state))
  const items: Items = { labels, min, max, letters: letters(options.map((option) => face.letter(option))) }
  return {
    is: 'list',
    who: face.who(decision.seat, state),
    title: `${face.question(decision, state)}${sitting.afar?.asked ? ` (${sitting.afar.asked} is asked)` : ''}`,
    items: sitting.odds && !isSubset(items) ? { ...items, notes: notesOf(sitting, options) } : items,
    detail(item) {
      const option = options[item]
      return option === undefined ? '' : face.detail(option, decision, state)
    },
    act: (picked) => ({ do: 'answer', pick: picked.flatMap((i) => options.slice(i, i + 1)) }),
  }
}

const ofChance = <K extends Kind>({ face, match }: Sitting<K>, about: K['chance']): Waiting<K> => {
  const asked = face.asked(about, match.state)
  if (asked.is === 'typed') {
    const { question, hint } = asked
    return {
      is: 'typed',
      who: '',
      title: question,
      hint,
      spells: asked.spells,
      read(text) {
        const outcome = asked.read(text)
        return outcome.ok ? { ok: true, value: { do: 'supply', outcome: outcome.value } } : outcome
      },
    }
  }
  return {
    is: 'list',
    who: '',
    title: asked.question,
    items: { labels: asked.outcomes.map(({ label }) => label), min: 1, max: 1 },
    detail: () => '',
    act: ([item = 0]) => ({ do: 'supply', outcome: asked.outcomes[item]?.outcome }),
  }
}

/** `short`: labels for a screen, with signs instead of words. */
export const waitingOf = <K extends Kind>(sitting: Sitting<K>, short = false): Waiting<K> => {
  const node = currentNode(sitting.match)
  switch (node.kind) {
    case 'decision':
      return ofDecision(sitting, node, short)
    case 'chance':
      return ofChance(sitting, node.about)
    case 'over':
      return { is: 'over', who: '', title: sitting.face.ending(node.ending, sitting.match.state) }
  }
}
