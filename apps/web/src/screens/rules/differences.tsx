/** Differences of two rule sets: a table on the desk, a card each on the phone. */
import { type ReactNode, useId } from 'react'
import { hrefOf } from '../../address.ts'
import { useNarrow } from '../../parts/use-narrow.ts'
import { useWords } from '../../words/phrases.ts'
import { compareWords } from './compare-words.ts'
import type { Entry } from './entry.ts'

export interface Sides {
  readonly game: string
  /** Names of the two sets. */
  readonly a: string
  readonly b: string
  readonly all: readonly { readonly id: string; readonly label: string }[]
}

interface EntryProps {
  readonly entry: Entry
  readonly sides: Sides
}

/** The catalogue is English in every language. */
const Topic = ({ entry: { topic, played } }: EntryProps): ReactNode => (played ? topic : <span lang="en">{topic}</span>)

/** The matrix speaks in catchwords: its row's number leads to what they are about. */
const Reading = ({ entry: { played, cited }, side }: EntryProps & { readonly side: 'a' | 'b' }): ReactNode => (
  <>
    {played && <p>{played[side]}</p>}
    {cited.map((each) => (
      <p key={each.row} className={played ? 'compare-cited' : 'compare-told'} lang="en">
        {played && <b>{each.row}</b>}
        {each[side]}
      </p>
    ))}
  </>
)

const MatrixRows = ({ entry: { played, cited } }: EntryProps): ReactNode => {
  const say = useWords(compareWords)
  return (
    <ul className="compare-rows">
      {cited.map(({ row, topic }) => (
        <li key={row}>
          <b>
            <span className="vh">{say('row')} </span>
            {row}
          </b>
          {played && <span lang="en">{topic}</span>}
        </li>
      ))}
    </ul>
  )
}

const RuleLinks = ({ entry: { rules }, sides: { game } }: EntryProps): ReactNode => (
  <ul className="compare-rules">
    {rules.map((rule) => (
      <li key={rule}>
        <a className="rule-ref" href={hrefOf({ at: 'rules', game, rule })}>
          {rule}
        </a>
      </li>
    ))}
  </ul>
)

const Why = ({ entry: { why } }: EntryProps): ReactNode => {
  const say = useWords(compareWords)
  return (
    why !== undefined && (
      <p className="compare-why">
        <b>{say('why')}</b> <span lang="en">{why}</span>
      </p>
    )
  )
}

const Row = (props: EntryProps): ReactNode => (
  <tr>
    <th scope="row">
      <Topic {...props} />
      <Why {...props} />
    </th>
    <td>
      <Reading {...props} side="a" />
    </td>
    <td>
      <Reading {...props} side="b" />
    </td>
    <td>
      <RuleLinks {...props} />
    </td>
    <td>
      <MatrixRows {...props} />
    </td>
  </tr>
)

const Card = (props: EntryProps): ReactNode => {
  const { sides } = props
  return (
    <li className="panel compare-card">
      <h3>
        <Topic {...props} />
      </h3>
      <dl>
        <dt>{sides.a}</dt>
        <dd>
          <Reading {...props} side="a" />
        </dd>
        <dt>{sides.b}</dt>
        <dd>
          <Reading {...props} side="b" />
        </dd>
      </dl>
      <Why {...props} />
      <div className="compare-foot">
        <RuleLinks {...props} />
        <MatrixRows {...props} />
      </div>
    </li>
  )
}

interface ListProps {
  readonly entries: readonly Entry[]
  readonly sides: Sides
  readonly labelledBy: string
}

const keyOf = ({ topic, rules }: Entry): string => `${topic} ${rules.join()}`

const Table = ({ entries, sides, labelledBy }: ListProps): ReactNode => {
  const say = useWords(compareWords)
  const heads = [say('topic'), sides.a, sides.b, say('rules'), say('rows')]
  return (
    <table className="compare-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={keyOf(entry)} entry={entry} sides={sides} />
        ))}
      </tbody>
    </table>
  )
}

const Cards = ({ entries, sides, labelledBy }: ListProps): ReactNode => (
  <ul className="compare-cards" aria-labelledby={labelledBy}>
    {entries.map((entry) => (
      <Card key={keyOf(entry)} entry={entry} sides={sides} />
    ))}
  </ul>
)

interface DifferencesProps {
  readonly title: string
  readonly about?: string
  readonly entries: readonly Entry[]
  readonly sides: Sides
}

export const Differences = ({ title, about, entries, sides }: DifferencesProps): ReactNode => {
  const id = useId()
  const narrow = useNarrow()
  if (entries.length === 0) return null
  const List = narrow ? Cards : Table
  return (
    <section className="compare-part" aria-labelledby={id}>
      <h2 id={id}>
        {title} <small>{entries.length}</small>
      </h2>
      {about !== undefined && <p className="muted">{about}</p>}
      <List entries={entries} sides={sides} labelledBy={id} />
    </section>
  )
}
