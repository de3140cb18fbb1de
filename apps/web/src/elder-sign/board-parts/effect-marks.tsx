/** What a penalty or a reward comes to, as pictures with numbers; words where there is no picture. */
import type { Effect, EffectOf, EffectWord } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import { Fragment, type ReactNode } from 'react'
import { Icon, type SymbolName, symbolIcon } from '../../art/index.ts'
import { Tip } from '../../parts/tip.tsx'
import { tail } from './reading.ts'

interface Mark {
  readonly is: SymbolName
  readonly n: string
}

const minus = (n: number): string => `−${n}`
const plus = (n: number): string => `+${n}`
/** One thing needs no number. */
const many = (n: number): string => (n === 1 ? '' : String(n))

type Marks = { readonly [W in EffectWord]?: (effect: EffectOf<W>) => Mark | undefined }

const MARKS: Marks = {
  lose: ({ what, n }) => ({ is: what, n: minus(n) }),
  gain: ({ what, n }) => ({ is: what, n: what === 'sanity' || what === 'stamina' ? plus(n) : many(n) }),
  loseCard: ({ deck, n }) => ({ is: deck, n: minus(n) }),
  loseSign: ({ n }) => ({ is: 'sign', n: minus(n) }),
  loseTrophies: ({ n }) => ({ is: 'trophy', n: minus(n) }),
  devour: () => ({ is: 'devour', n: '' }),
  doom: ({ n }) => (typeof n === 'number' ? { is: 'doom', n: plus(n) } : undefined),
  liftDoom: ({ n }) => ({ is: 'doom', n: minus(n) }),
  monster: ({ n }) => ({ is: 'monster', n: many(n) }),
  gate: ({ n }) => ({ is: 'gate', n: many(n) }),
  clock: ({ n }) => ({ is: 'clock', n: plus(n) }),
  extraAdventure: () => ({ is: 'adventure', n: plus(1) }),
}

const markOf = (effect: Effect): Mark | undefined =>
  (MARKS[effect.do] as ((effect: Effect) => Mark | undefined) | undefined)?.(effect)

const One = ({ effect, words }: { readonly effect: Effect; readonly words: Words }): ReactNode => {
  const text = tail(words.effectText([effect]))
  const mark = markOf(effect)
  if (!mark || ('who' in effect && effect.who === 'any')) return <span className="out-words">{text}</span>
  return (
    <Tip text={text}>
      <span className="out-mark">
        <Icon name={symbolIcon(mark.is)} />
        {mark.n !== '' && <b aria-hidden="true">{mark.n}</b>}
        <span className="vh">{text}</span>
      </span>
    </Tip>
  )
}

export interface EffectMarksProps {
  readonly effects: readonly Effect[]
  readonly words: Words
}

/** Items of a list. */
export const EffectMarks = ({ effects, words }: EffectMarksProps): ReactNode =>
  effects.map((effect, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the effects of a card never change places
    <Fragment key={i}>
      <li>
        <One effect={effect} words={words} />
      </li>
    </Fragment>
  ))
