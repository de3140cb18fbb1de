/** One rule by its id, for pop-ups that say why something cannot be done. */
import type { ReactNode } from 'react'
import { hrefOf } from '../address.ts'
import { useWords } from '../words/phrases.ts'
import { ruleIn, useRules } from './book.ts'
import { RuleBody, RuleTags } from './rule-body.tsx'
import { ruleWords } from './rule-words.ts'

export interface RuleTextProps {
  readonly game: string
  /** `ES-FOCUS-01`. */
  readonly id: string
  /** The rule set that is played: its column of a table is lit. */
  readonly set?: string
}

export const RuleText = ({ game, id, set }: RuleTextProps): ReactNode => {
  const say = useWords(ruleWords)
  const opened = useRules(game)
  if (opened.is === 'loading') return <p className="muted">{say('loading')}</p>
  const rule = opened.is === 'open' ? ruleIn(opened.book, id) : undefined
  if (opened.is === 'none' || !rule) return <p className="muted">{say('missing', { id })}</p>
  const english = say('english')
  return (
    <article className="rule-text">
      <p className="row rule-text-head">
        <a className="rule-id" href={hrefOf({ at: 'rules', game, rule: id })} title={say('open')}>
          {id}
        </a>
        <RuleTags rule={rule} book={opened.book} />
      </p>
      <RuleBody rule={rule} game={game} set={set} />
      {english !== '' && <p className="muted xs">{english}</p>}
    </article>
  )
}
