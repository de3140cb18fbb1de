/** A rule as it is read: text, tables, and links to the rules it names. The catalogue is English in every language. */
import type { ReactNode } from 'react'
import { hrefOf } from '../address.ts'
import { useWords } from '../words/phrases.ts'
import { type Block, type Catalogue, type Cell, plainText, type Rule, type Span } from './catalogue.ts'
import { inOrder } from './in-order.ts'
import { ruleWords, setName } from './rule-words.ts'
import './rule-body.css'

interface Reading {
  readonly game: string
  /** The rule set that is looked at: its column is lit. */
  readonly set?: string | undefined
}

const SpanView = ({ span, game }: Reading & { readonly span: Exclude<Span, string> }): ReactNode => {
  switch (span.is) {
    case 'code':
      return <code>{span.text}</code>
    case 'ref':
      return (
        <a className="rule-ref" href={hrefOf({ at: 'rules', game, rule: span.id })} aria-label={span.id}>
          {span.text}
        </a>
      )
    case 'em':
      return <em>{spansIn(span.spans, game)}</em>
    case 'strong':
      return <strong>{spansIn(span.spans, game)}</strong>
    case 'source':
      return <span className="rule-source">{spansIn(span.spans, game)}</span>
  }
}

const spansIn = (spans: readonly Span[], game: string): ReactNode =>
  inOrder(spans, (span) => (typeof span === 'string' ? span : <SpanView span={span} game={game} />))

const TableBlock = ({ block, game, set }: Reading & { readonly block: Extract<Block, { is: 'table' }> }): ReactNode => {
  const lit = block.head.findIndex((cell) => plainText(cell) === set)
  const classOf = (column: number): { className?: string } => (column === lit ? { className: 'lit-column' } : {})
  const cell = (spans: Cell, i: number): ReactNode => <td {...classOf(i)}>{spansIn(spans, game)}</td>
  return (
    // A wide table scrolls by itself; the keyboard must reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has fields
    <div className="rule-table" role="group" tabIndex={0} aria-label={block.head.map(plainText).join(', ')}>
      <table>
        <thead>
          <tr>
            {inOrder(block.head, (spans, i) => (
              <th scope="col" {...classOf(i)}>
                {spansIn(spans, game)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(block.rows, (row) => (
            <tr>{inOrder(row, cell)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const Blocks = ({ blocks, ...reading }: Reading & { readonly blocks: readonly Block[] }): ReactNode =>
  inOrder(blocks, (block) =>
    block.is === 'text' ? <p>{spansIn(block.spans, reading.game)}</p> : <TableBlock block={block} {...reading} />,
  )

/** For which sets, and how sure; nothing for an ordinary rule of all sets. */
export const RuleTags = ({ rule, book }: { readonly rule: Rule; readonly book: Catalogue }): ReactNode => {
  const say = useWords(ruleWords)
  return (
    <>
      {rule.sets.length < book.sets.length && (
        <span className="tag rule-sets">
          {say('only', { sets: rule.sets.map((set) => setName(say, set)).join(', ') })}
        </span>
      )}
      {rule.sure && (
        <span className={`tag sure sure-${rule.sure}`}>
          <b>{rule.sure}</b> {say(rule.sure)}
        </span>
      )}
    </>
  )
}

export const RuleBody = ({ rule, ...reading }: Reading & { readonly rule: Rule }): ReactNode => (
  <div className="rule-body" lang="en">
    <Blocks blocks={rule.blocks} {...reading} />
  </div>
)
