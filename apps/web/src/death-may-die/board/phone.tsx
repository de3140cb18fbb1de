/** The state of the story, for a phone. */
import type { ReactNode } from 'react'
import type { IconName } from '../../art/index.ts'
import { Gauge, PhoneState } from '../../board/phone.tsx'
import { useWords } from '../../words/phrases.ts'
import { elderOneLine, Line, Solid } from '../art/pictures.tsx'
import { ELDER_SIGN } from '../art/tokens.ts'
import { useScene } from '../scene.ts'
import { tableWords } from '../table-words.ts'

export type Shown = 'play' | 'person' | 'party' | 'story' | 'log'

export const TABS: { readonly [V in Shown]: IconName } = {
  play: 'dice',
  person: 'hand',
  party: 'users',
  story: 'table',
  log: 'log',
}

export const StoryState = ({
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
    <PhoneState label={say('state')} isOpen={isOpen} onShow={onShow}>
      <Gauge picture={<Line d={elderOneLine(view.elderOne)} />} value={`${view.track.at}/${view.track.spaces}`}>
        {say('state.track')}
      </Gauge>
      <Gauge picture={<Solid d={ELDER_SIGN} />} value={`${view.symbols}/3`}>
        {say('state.symbols')}
      </Gauge>
      <Gauge value={say('state.stage', { n: view.stage })}>
        {elder && elder.health > 0
          ? say('hp', { n: `${elder.health - elder.wounds}/${elder.health}` })
          : say(view.disrupted ? 'ritual.done' : 'ritual.runs')}
      </Gauge>
      <Gauge value={view.actions}>{say('state.actions')}</Gauge>
    </PhoneState>
  )
}
