/** One rule of the catalogue, with the address that leads to it. */
import { memo, type ReactNode } from 'react'
import { hrefOf } from '../../address.ts'
import type { Catalogue, Rule } from '../../rules/catalogue.ts'
import { RuleBody, RuleTags } from '../../rules/rule-body.tsx'

interface RuleEntryProps {
  readonly rule: Rule
  readonly book: Catalogue
  readonly game: string
  readonly set: string | undefined
  /** The rule the address names. */
  readonly lit: boolean
}

export const RuleEntry = memo(
  ({ rule, book, game, set, lit }: RuleEntryProps): ReactNode => (
    <li
      id={`rule-${rule.id}`}
      className={lit ? 'rule-entry is-lit' : 'rule-entry'}
      tabIndex={-1}
      aria-labelledby={`name-${rule.id}`}
      {...(lit && { 'aria-current': 'true' as const })}
    >
      <p className="rule-entry-head">
        <a id={`name-${rule.id}`} className="rule-id" href={hrefOf({ at: 'rules', game, rule: rule.id })}>
          {rule.id}
        </a>
        <RuleTags rule={rule} book={book} />
      </p>
      <RuleBody rule={rule} game={game} set={set} />
    </li>
  ),
)
