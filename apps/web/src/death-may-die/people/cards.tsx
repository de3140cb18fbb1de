/** What an investigator holds: cards claimed on their left side stand left, on their right side right. */
import type { PersonView, Side } from '@vigil/death-may-die'
import type { ReactNode } from 'react'
import { Tip } from '../../parts/tip.tsx'
import { useWords } from '../../words/phrases.ts'
import { handAnchor, tokenAnchor } from '../anchor.ts'
import { Line, tokenLine } from '../art/pictures.tsx'
import { discoveryCard, tokenCard } from '../detail.ts'
import { tableWords } from '../table-words.ts'
import type { HeldToken, PersonProps } from './person-model.ts'

type Held = PersonView['cards'][number]

const CardTile = ({ held, model, words, onPress }: PersonProps & { readonly held: Held }): ReactNode => {
  const say = useWords(tableWords)
  const { card: id, side, wounds } = held
  const card = discoveryCard(words.pack, id)?.[side]
  if (!card) return null
  const anchor = handAnchor(id)
  const open = model.lit.includes(anchor)
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
          <button type="button" className={`${css} lit`} data-anchor={anchor} onClick={() => onPress(anchor)}>
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

const TokenTile = ({ held, model, words, onPress }: PersonProps & { readonly held: HeldToken }): ReactNode => {
  const { token, kind, face } = held
  const card = tokenCard(words.pack, kind)
  const name = card?.faces?.find((each) => each.face === face)?.name ?? words.nameOf(kind)
  const anchor = tokenAnchor(token)
  const open = model.lit.includes(anchor)
  const inner = (
    <>
      <Line d={tokenLine(kind)} />
      <b>{name}</b>
    </>
  )
  return (
    <li>
      {open ? (
        <button type="button" className="held held-token lit" data-anchor={anchor} onClick={() => onPress(anchor)}>
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

export const HeldCards = (props: PersonProps): ReactNode => {
  const say = useWords(tableWords)
  const { person, tokens } = props.model
  const of = (side: Side): readonly Held[] => person.cards.filter((card) => card.side === side)
  if (person.cards.length + tokens.length === 0) return <p className="held-none">{say('held.none')}</p>
  return (
    <div className="held-cards">
      {(['left', 'right'] as const).map((side) => (
        <ul key={side} className={`held-${side}`} aria-label={say(`held.${side}`)}>
          {of(side).map((held) => (
            <CardTile key={held.card} held={held} {...props} />
          ))}
          {side === 'right' && tokens.map((held) => <TokenTile key={held.token} held={held} {...props} />)}
        </ul>
      ))}
    </div>
  )
}
