/** Cards and Elder Signs that lie about without an owner (ES-RULING-72). */
import type { HallView } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import type { ReactNode } from 'react'
import { CardIcon, type CardKind, Icon } from '../../art/index.ts'
import { Tip } from '../../parts/tip.tsx'
import type { Reader } from './reading.ts'

const kindOf = ({ pack }: Words, id: string): CardKind => pack.items.find((item) => item.id === id)?.deck ?? 'ally'

interface HeapProps {
  readonly title: string
  readonly lost: HallView['found']
  readonly reader: Reader
}

export const Heap = ({ title, lost: { cards, signs }, reader: { words, say } }: HeapProps): ReactNode =>
  cards.length + signs > 0 && (
    <p className="heap lost">
      <span>{title}</span>
      {signs > 0 && (
        <Tip text={say('signCount', { n: signs })}>
          <span className="heap-sign">
            <Icon name="elder-sign" />
            <b aria-hidden="true">{signs}</b>
            <span className="vh">{say('signCount', { n: signs })}</span>
          </span>
        </Tip>
      )}
      {cards.map((id) => (
        <Tip
          key={id}
          text={
            <>
              <b>{words.nameOf(id)}</b>
              {words.componentText(id)}
            </>
          }
        >
          <span className="heap-card">
            <CardIcon of={id} kind={kindOf(words, id)} />
            <span className="vh">{words.nameOf(id)}</span>
          </span>
        </Tip>
      ))}
    </p>
  )
