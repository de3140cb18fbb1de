/** A game is set up on one page; whatever is not chosen has a sensible choice already. */
import { seated } from '@vigil/table'
import { type ReactNode, useState } from 'react'
import type { ScreenProps } from '../../app.tsx'
import { TopBar } from '../../parts/top-bar.tsx'
import { settings, useSettings } from '../../settings/settings.ts'
import { useWords } from '../../words/phrases.ts'
import { newSeed } from '../start/seed.ts'
import { BeginBar } from './begin-bar.tsx'
import { rememberedSetup, rememberSetup } from './remembered.ts'
import { setupWords } from './setup-words.ts'
import { SummaryPlace } from './summary.tsx'
import { TablePanel, type TableTerms } from './table-panel.tsx'
import { type Unpacked, useFace } from './use-face.ts'
import './setup.css'

const firstTerms = (realDice: boolean, seating: TableTerms['seating']): TableTerms => ({
  undo: settings().undo,
  realDice,
  seed: newSeed(),
  seating,
})

const SetupPage = ({ face, speech }: Unpacked): ReactNode => {
  const say = useWords(setupWords)
  const [last] = useState(() => rememberedSetup(face.id))
  const [setup, setSetup] = useState(() => {
    const checked = face.game.check(last?.setup)
    return checked.ok ? checked.value : face.defaultSetup()
  })
  const [terms, setTerms] = useState(() => firstTerms(last?.realDice ?? false, last?.seating ?? []))
  // Whoever goes to read the rules finds the choice as it was.
  const change = (next: unknown): void => {
    setSetup(next)
    rememberSetup(face.id, { setup: next, realDice: terms.realDice, seating: terms.seating })
  }
  const players = face.company && {
    bots: face.company.bots,
    seating: terms.seating,
    onChange: (seat: number, bot: string | null) => setTerms({ ...terms, seating: seated(terms.seating, seat, bot) }),
  }
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const startOver = (): void => {
    change(face.defaultSetup())
    setTerms(firstTerms(false, []))
  }
  return (
    <SummaryPlace value={place}>
      <div className="setup">
        <TopBar title={say('title', { game: face.title })} />
        <main className="setup-main" tabIndex={-1}>
          <face.SetupForm value={setup} speech={speech} onChange={change} players={players} />
          <TablePanel terms={terms} onChange={setTerms} />
        </main>
        <BeginBar face={face} speech={speech} setup={setup} terms={terms} onReset={startOver} summaryRef={setPlace} />
      </div>
    </SummaryPlace>
  )
}

export default function SetupScreen({ address }: ScreenProps<'setup'>): ReactNode {
  const say = useWords(setupWords)
  const { language } = useSettings()
  const unpacked = useFace(address.game, language)
  if (unpacked) return <SetupPage key={unpacked.face.id} {...unpacked} />
  return (
    <>
      <TopBar title={say('title', { game: address.game })} />
      <main className="page" tabIndex={-1}>
        <p>{say('unknown', { id: address.game })}</p>
      </main>
    </>
  )
}
