/** What a player can set for this browser. */
import type { ReactNode } from 'react'
import type { ScreenProps } from '../../app.tsx'
import { TopBar } from '../../parts/top-bar.tsx'
import { useWords } from '../../words/phrases.ts'
import { SettingsForm } from './settings-form.tsx'
import { settingsWords } from './settings-words.ts'

export default function SettingsScreen(_: ScreenProps<'settings'>): ReactNode {
  const say = useWords(settingsWords)
  return (
    <>
      <TopBar title={say('title')} />
      <main className="page settings-page" tabIndex={-1}>
        <p className="muted">{say('kept')}</p>
        <SettingsForm />
      </main>
    </>
  )
}
