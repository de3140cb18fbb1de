/** The state of the night, and the places, for a phone. */
import type { ReactNode } from 'react'
import { ClockFace, ElderSeal, Icon, type IconName } from '../../art/index.ts'
import { Gauge, PhoneState } from '../../board/phone.tsx'
import { useWords } from '../../words/phrases.ts'
import { PlaceChip } from '../board-parts/index.ts'
import { lairIn, signsFound } from '../hall.ts'
import { useScene } from '../scene.ts'
import { boardWords } from './board-words.ts'

type Tab = 'roll' | 'cards' | 'party' | 'hand' | 'log'
export type Shown = Tab | 'board'

export const TABS: { readonly [T in Tab]: IconName } = {
  roll: 'dice',
  cards: 'table',
  party: 'users',
  hand: 'hand',
  log: 'log',
}

const HOURS = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']

export const NightState = ({
  onShow,
  isOpen,
}: {
  readonly onShow: () => void
  readonly isOpen: boolean
}): ReactNode => {
  const say = useWords(boardWords)
  const { view, words } = useScene()
  return (
    <PhoneState label={say('state')} isOpen={isOpen} onShow={onShow}>
      <Gauge className="d" picture={<Icon name="sunken-eye" />} value={`${view.doom}/${view.doomTrack.length}`}>
        {say('state.doom')}
      </Gauge>
      <Gauge className="s" picture={<ElderSeal />} value={`${signsFound(view)}/${view.signsNeeded}`}>
        {say('state.signs')}
      </Gauge>
      <Gauge picture={<ClockFace hours={view.clock} />} value={HOURS[view.clock]}>
        {say('state.clock')}
      </Gauge>
      <Gauge picture={<Icon name="evil-moon" />} value={say('state.mythos')}>
        <span className="clip">{view.mythos ? words.nameOf(view.mythos) : '–'}</span>
      </Gauge>
    </PhoneState>
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
