/** Something in a screen broke: say so, lose nothing, and offer the way back. Games are kept answer by answer. */
import { Component, type ReactNode } from 'react'
import { settings } from '../settings/settings.ts'
import { phrases, sayIn } from '../words/phrases.ts'

const words = phrases({
  en: {
    title: 'Something went wrong on this screen',
    text: 'Your game is kept up to the last answer. Load the page again to go on; if it happens again, the report below helps to find out why.',
    again: 'Load again',
    start: 'To the start page',
  },
  de: {
    title: 'Auf dieser Seite ist etwas schiefgegangen',
    text: 'Dein Spiel ist bis zur letzten Antwort gesichert. Lade die Seite neu, um weiterzuspielen; passiert es wieder, hilft der Bericht unten bei der Suche.',
    again: 'Neu laden',
    start: 'Zur Startseite',
  },
})

interface Props {
  readonly children: ReactNode
}

export class Mishap extends Component<Props, { readonly error: Error | undefined }> {
  override state = { error: undefined as Error | undefined }

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    const say = sayIn(words, settings().language)
    return (
      <main className="page" tabIndex={-1}>
        <h1>{say('title')}</h1>
        <p>{say('text')}</p>
        <p className="row">
          <button type="button" className="btn primary" onClick={() => location.reload()}>
            {say('again')}
          </button>
          <a className="btn quiet" href="#/">
            {say('start')}
          </a>
        </p>
        <pre className="small muted">{error.message}</pre>
      </main>
    )
  }
}
