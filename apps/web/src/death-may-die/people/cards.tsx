/** What an investigator holds: cards claimed on their left side stand left, on their right side right. */
import type { PersonView, Side } from '@vigil/death-may-die'
import type { ReactNode } from 'react'
import { Tip } from '../../parts/tip.tsx'
import { useWords } from '../../words/phrases.ts'
import { handAnchor, tokenAnchor } from '../anchor.ts'
import { Line, tokenLine } from '../art/pictures.tsx'
import { discoveryCard } from '../detail.ts'
import { useScene } from '../scene.ts'
import { tableWords } from '../table-words.ts'

type Held = PersonView['cards'][number]

const HeldCard = ({ held: { card: id, side, wounds } }: { readonly held: Held }): ReactNode => {
  const say = useWords(tableWords)
  const { pack, words, lit, press } = useScene()
  const card = discoveryCard(pack, id)?.[side]
  if (!card) return null
  const anchor = handAnchor(id)
  const open = lit(anchor).length > 0
  const inner = (
    <>
      <small>
        {say(`kind.${card.kind}`)}
        {card.health !== undefined && ` · ${say('held.health', { n: card.health - wounds, of: card.health })}`}
      </small>
      <b>{card.name}</b>
    </>
  )
  const css = `held kind-${card.kind}`
  return (
    <li>
      <Tip text={words.sideText(card)}>
        {open ? (
          <button type="button" className={`${css} lit`} data-anchor={anchor} onClick={() => press(anchor)}>
            {inner}
          </button>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its words are read on focus
          <div className={css} data-anchor={anchor} tabIndex={0}>
            {inner}
          </div>
        )}
      </Tip>
    </li>
  )
}

const HeldToken = ({ token }: { readonly token: number }): ReactNode => {
  const { view, words, pack, lit, press } = useScene()
  const it = view.tokens[token]
  if (!it) return null
  const card = [...pack.episodes, ...pack.elderOnes]
    .flatMap(({ tokens }) => tokens)
    .find((each) => each.token === it.kind)
  const name = card?.faces?.find((each) => each.face === it.face)?.name ?? words.nameOf(it.kind)
  const anchor = tokenAnchor(token)
  const open = lit(anchor).length > 0
  const inner = (
    <>
      <Line d={tokenLine(it.kind)} />
      <b>{name}</b>
    </>
  )
  return (
    <li>
      {open ? (
        <button type="button" className="held held-token lit" data-anchor={anchor} onClick={() => press(anchor)}>
          {inner}
        </button>
      ) : (
        <div className="held held-token" data-anchor={anchor}>
          {inner}
        </div>
      )}
    </li>
  )
}

export const HeldCards = ({ person }: { readonly person: PersonView }): ReactNode => {
  const say = useWords(tableWords)
  const { view } = useScene()
  const of = (side: Side): readonly Held[] => person.cards.filter((card) => card.side === side)
  const tokens = view.tokens.flatMap(({ holder }, i) => (holder === person.seat ? [i] : []))
  if (person.cards.length + tokens.length === 0) return <p className="held-none">{say('held.none')}</p>
  return (
    <div className="held-cards">
      {(['left', 'right'] as const).map((side) => (
        <ul key={side} className={`held-${side}`} aria-label={say(`held.${side}`)}>
          {of(side).map((held) => (
            <HeldCard key={held.card} held={held} />
          ))}
          {side === 'right' && tokens.map((token) => <HeldToken key={token} token={token} />)}
        </ul>
      ))}
    </div>
  )
}
