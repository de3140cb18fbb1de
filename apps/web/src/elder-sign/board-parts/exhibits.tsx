/** The souvenir exhibit: five things in a row, each with its price, lit for whoever can pay (ES-FANENT-03). */
import type { Exhibit } from '@vigil/elder-sign'
import type { ReactNode } from 'react'
import { CardIcon, Emblem, Icon } from '../../art/index.ts'
import { Tip } from '../../parts/tip.tsx'
import type { OnPress, Press } from './press.ts'
import { Pressable } from './pressable.tsx'
import type { Reader } from './reading.ts'

export interface Shown {
  readonly what: Exhibit
  /** Null where it is sold. */
  readonly card: string | null
  readonly price: number
  readonly press: Press
}

interface ExhibitsProps {
  readonly shown: readonly Shown[]
  readonly reader: Reader
  readonly rules: string
  readonly onPress: OnPress
}

const Picture = ({ what, card }: { readonly what: Exhibit; readonly card: string }): ReactNode =>
  what === 'investigator' ? <Emblem of={card} /> : <CardIcon of={card} kind={what} />

const Price = ({ n }: { readonly n: number }): ReactNode => (
  <b className="ex-price" aria-hidden="true">
    <Icon name="laurels-trophy" />
    {n}
  </b>
)

const One = ({ shown, reader, rules, onPress }: Omit<ExhibitsProps, 'shown'> & { readonly shown: Shown }) => {
  const { what, card, price, press } = shown
  const { words, say } = reader
  const kind = say(`souvenir.${what}`)
  if (card === null)
    return (
      <Tip text={say('sold', { what: kind })}>
        <span className="ex gone" role="img" aria-label={say('sold', { what: kind })}>
          –
        </span>
      </Tip>
    )
  const name = words.nameOf(card)
  const tip = (
    <>
      <b>{say('exhibitFor', { card: name, price })}</b>
      {words.componentText(card, rules)}
    </>
  )
  return (
    <Pressable
      press={press}
      onPress={onPress}
      className={`ex ex-${what}`}
      label={`${kind}: ${say('exhibitFor', { card: name, price })}`}
      tip={tip}
    >
      <Picture what={what} card={card} />
      {press.is === 'rest' && <span className="vh">{`${kind}: ${say('exhibitFor', { card: name, price })}`}</span>}
      <Price n={price} />
    </Pressable>
  )
}

export const Exhibits = ({ shown, reader, rules, onPress }: ExhibitsProps): ReactNode => (
  <ul className="exhibits" aria-label={reader.say('souvenirs')}>
    {shown.map((each) => (
      <li key={each.what}>
        <One shown={each} reader={reader} rules={rules} onPress={onPress} />
      </li>
    ))}
  </ul>
)
