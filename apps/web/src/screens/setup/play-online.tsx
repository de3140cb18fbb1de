/** The way to a table for people in several places; only where a server keeps tables. */
import type { ReactNode } from 'react'
import { goTo } from '../../address.ts'
import { useServed } from '../../online/use-served.ts'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { useWords } from '../../words/phrases.ts'
import { setupWords } from './setup-words.ts'

interface PlayOnlineProps {
  readonly game: string
  /** The set-up goes along. */
  readonly onPress: () => void
}

export const PlayOnline = ({ game, onPress }: PlayOnlineProps): ReactNode => {
  const say = useWords(setupWords)
  const served = useServed(game)
  if (served === undefined || served === 'none') return null
  const go = (): void => {
    onPress()
    goTo({ at: 'host', game })
  }
  return (
    <Button className="setup-online" onPress={go}>
      <LineIcon name="users" />
      <span>{say('online')}</span>
    </Button>
  )
}
