/** What the set-up comes to, and the button that begins. */
import type { Kind } from '@vigil/kernel'
import { type ReactNode, useState } from 'react'
import { goTo } from '../../address.ts'
import type { Face, Speech } from '../../face.ts'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { useWords } from '../../words/phrases.ts'
import { beginGame } from '../start/begin.ts'
import { PlayOnline } from './play-online.tsx'
import { rememberSetup } from './remembered.ts'
import { setupWords } from './setup-words.ts'
import type { TableTerms } from './table-panel.tsx'

export interface BeginBarProps {
  readonly face: Face<Kind>
  readonly speech: Speech<Kind>
  readonly setup: unknown
  readonly terms: TableTerms
  readonly onReset: () => void
  /** Where the game's form puts its summary. */
  readonly summaryRef: (place: HTMLElement | null) => void
}

export const BeginBar = ({ face, speech, setup, terms, onReset, summaryRef }: BeginBarProps): ReactNode => {
  const say = useWords(setupWords)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const checked = face.game.check(setup)
  const refused = checked.ok ? trouble : speech.refusal(checked.why)
  const remember = (): void => rememberSetup(face.id, { setup, realDice: terms.realDice, seating: terms.seating })
  const begin = async (): Promise<void> => {
    setBusy(true)
    remember()
    const begun = await beginGame(face.id, setup, { origin: 'new', ...terms })
    if (begun.ok) return goTo({ at: 'play', save: begun.value, game: face.id })
    setTrouble(begun.why)
    setBusy(false)
  }
  const failed = (error: unknown): void => {
    setTrouble(error instanceof Error ? error.message : String(error))
    setBusy(false)
  }
  return (
    <section className="setup-bar" aria-label={say('begin')}>
      <div className="setup-sum">
        <div ref={summaryRef} />
        <p className="setup-trouble" role="alert">
          {refused}
        </p>
      </div>
      <Button look="quiet" className="setup-reset" onPress={onReset}>
        {say('reset')}
      </Button>
      {checked.ok && <PlayOnline game={face.id} onPress={remember} />}
      <Button look="primary" isDisabled={busy || !checked.ok} onPress={() => begin().catch(failed)}>
        <LineIcon name="moon" />
        {busy ? say('opening') : say('begin')}
      </Button>
    </section>
  )
}
