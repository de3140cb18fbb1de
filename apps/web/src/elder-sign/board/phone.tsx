/** What a phone has instead of one big screen: the state of the night, the places, and tabs for the rest. */
import type { ReactNode } from 'react'
import { ClockFace, ElderSeal, Icon, type IconName } from '../../art/index.ts'
import { useWords } from '../../words/phrases.ts'
import { PlaceChip } from '../board-parts/index.ts'
import { lairIn, signsFound } from '../hall.ts'
import { useScene } from '../scene.ts'
import { boardWords } from './board-words.ts'

export const VIEWS = ['roll', 'cards', 'party', 'hand', 'log'] as const
export type View = (typeof VIEWS)[number] | 'board'

const HOURS = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']

const ICONS: { readonly [V in (typeof VIEWS)[number]]: IconName } = {
  roll: 'dice',
  cards: 'table',
  party: 'users',
  hand: 'hand',
  log: 'log',
}

export const PhoneState = ({
  onShow,
  isOpen,
}: {
  readonly onShow: () => void
  readonly isOpen: boolean
}): ReactNode => {
  const say = useWords(boardWords)
  const { view, words } = useScene()
  return (
    <button type="button" className="status" aria-expanded={isOpen} aria-label={say('state')} onClick={onShow}>
      <span className="d">
        <Icon name="sunken-eye" />
        <span>
          <b>
            {view.doom}/{view.doomTrack.length}
          </b>
          {say('state.doom')}
        </span>
      </span>
      <span className="s">
        <ElderSeal />
        <span>
          <b>
            {signsFound(view)}/{view.signsNeeded}
          </b>
          {say('state.signs')}
        </span>
      </span>
      <span className="w">
        <ClockFace hours={view.clock} />
        <span>
          <b>{HOURS[view.clock]}</b>
          {say('state.clock')}
        </span>
      </span>
      <span className="m">
        <Icon name="evil-moon" />
        <span>
          <b>{say('state.mythos')}</b>
          <span className="clip">{view.mythos ? words.nameOf(view.mythos) : '–'}</span>
        </span>
      </span>
    </button>
  )
}

/** Chips that lead to their card; going there is the card's own matter. */
export const PlacesRail = ({ onShow }: { readonly onShow: (card: string) => void }): ReactNode => {
  const { view, focus } = useScene()
  const lair = lairIn(view)
  const hall = view.hall ? [...(lair ? [lair] : []), view.hall.entrance] : []
  return (
    <div className="locs">
      {[...view.cards, ...hall].map((card) => (
        <PlaceChip key={card.card} card={card} shown={focus === card.card} onShow={() => onShow(card.card)} />
      ))}
    </div>
  )
}

export interface PhoneTabsProps {
  readonly shown: View
  readonly onShow: (view: View) => void
  readonly label: string
}

export const PhoneTabs = ({ shown, onShow, label }: PhoneTabsProps): ReactNode => {
  const say = useWords(boardWords)
  return (
    <nav className="tabs-bar" aria-label={label}>
      {VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          aria-current={shown === view ? 'page' : undefined}
          onClick={() => onShow(view)}
        >
          <Icon name={ICONS[view]} />
          {say(`view.${view}`)}
        </button>
      ))}
    </nav>
  )
}
