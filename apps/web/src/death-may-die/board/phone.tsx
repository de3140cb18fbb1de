/** What a phone has instead of one big screen: the state of the story, and tabs for the rest. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../art/index.ts'
import { useWords } from '../../words/phrases.ts'
import { elderOneLine, Line, Solid } from '../art/pictures.tsx'
import { ELDER_SIGN } from '../art/tokens.ts'
import { useScene } from '../scene.ts'
import { tableWords } from '../table-words.ts'

export const VIEWS = ['play', 'person', 'party', 'story', 'log'] as const
export type Shown = (typeof VIEWS)[number]

const ICONS: { readonly [V in Shown]: IconName } = {
  play: 'dice',
  person: 'hand',
  party: 'users',
  story: 'table',
  log: 'log',
}

export const PhoneState = ({
  onShow,
  isOpen,
}: {
  readonly onShow: () => void
  readonly isOpen: boolean
}): ReactNode => {
  const say = useWords(tableWords)
  const { view } = useScene()
  const elder = view.figures.find(({ kind }) => kind === 'elderOne')
  return (
    <button type="button" className="status" aria-expanded={isOpen} aria-label={say('state')} onClick={onShow}>
      <span>
        <Line d={elderOneLine(view.elderOne)} />
        <span>
          <b>
            {view.track.at}/{view.track.spaces}
          </b>
          {say('state.track')}
        </span>
      </span>
      <span>
        <Solid d={ELDER_SIGN} />
        <span>
          <b>{view.symbols}/3</b>
          {say('state.symbols')}
        </span>
      </span>
      <span>
        <span>
          <b>{say('state.stage', { n: view.stage })}</b>
          {elder && elder.health > 0
            ? say('hp', { n: `${elder.health - elder.wounds}/${elder.health}` })
            : say(view.disrupted ? 'ritual.done' : 'ritual.runs')}
        </span>
      </span>
      <span>
        <span>
          <b>{view.actions}</b>
          {say('state.actions')}
        </span>
      </span>
    </button>
  )
}

export interface PhoneTabsProps {
  readonly shown: Shown
  readonly onShow: (view: Shown) => void
}

export const PhoneTabs = ({ shown, onShow }: PhoneTabsProps): ReactNode => {
  const say = useWords(tableWords)
  return (
    <nav className="tabs-bar" aria-label={say('views')}>
      {VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          aria-current={view === shown ? 'true' : undefined}
          onClick={() => onShow(view)}
        >
          <Icon name={ICONS[view]} />
          {say(`view.${view}`)}
        </button>
      ))}
    </nav>
  )
}
