/** Cards that are read out: a Mythos card, and a Discovery card with its two sides. */
import type { SideCard } from '@vigil/death-may-die'
import type { ReactNode } from 'react'
import { useWords } from '../../words/phrases.ts'
import { Solid } from '../art/pictures.tsx'
import { ELDER_SIGN } from '../art/tokens.ts'
import { discoveryCard, mythosCard } from '../detail.ts'
import { useScene } from '../scene.ts'
import { tableWords } from '../table-words.ts'

export const MythosRead = ({ card: id }: { readonly card: string }): ReactNode => {
  const say = useWords(tableWords)
  const { pack, words } = useScene()
  const card = mythosCard(pack, id)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long card scrolls, and the keyboard must reach it
    <article className="read mythos-read" tabIndex={0}>
      <h3>
        {words.nameOf(id)}
        {card?.symbol && <Solid d={ELDER_SIGN} title={say('symbol')} className="read-symbol" />}
      </h3>
      {card && <p>{words.mythosText(card)}</p>}
    </article>
  )
}

interface SideProps {
  readonly card: SideCard | undefined
  readonly side: 'left' | 'right'
}

const Side = ({ card, side }: SideProps): ReactNode => {
  const say = useWords(tableWords)
  const { words, lit, press } = useScene()
  if (!card) return <div className="side none">{say('side.none')}</div>
  const anchor = `side:${side}`
  const open = lit(anchor).length > 0
  const inner = (
    <>
      <span className="side-kind">
        {say(`kind.${card.kind}`)}
        {card.cost?.stress !== undefined && <span className="tag">{say('cost.stress', { n: card.cost.stress })}</span>}
        {card.health !== undefined && <span className="tag">{say('health', { n: card.health })}</span>}
      </span>
      <b>{card.name}</b>
      <span className="side-text">{words.sideText(card)}</span>
    </>
  )
  return open ? (
    <button type="button" className="side lit" data-anchor={anchor} onClick={() => press(anchor)}>
      {inner}
    </button>
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long card scrolls, and the keyboard must reach it
    <div className="side" data-anchor={anchor} tabIndex={0}>
      {inner}
    </div>
  )
}

export const DiscoveryRead = ({ card: id }: { readonly card: string }): ReactNode => {
  const say = useWords(tableWords)
  const { pack } = useScene()
  const card = discoveryCard(pack, id)
  if (!card) return null
  return (
    <>
      <h2 className="rolln">
        {say('tray.discovery')} · {card.name}
      </h2>
      <div className="discovery">
        <Side card={card.left} side="left" />
        <Side card={card.right} side="right" />
      </div>
    </>
  )
}
