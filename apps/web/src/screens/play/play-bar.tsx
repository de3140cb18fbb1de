/** The bar over the table: where we are, undo with its price, and the way to everything else. */
import type { Kind } from '@vigil/kernel'
import { type ReactNode, useEffect } from 'react'
import { Icon, Logo } from '../../art/index.ts'
import type { Face, Speech } from '../../face.ts'
import { Link } from '../../parts/link.tsx'
import { changeSettings, useSettings } from '../../settings/settings.ts'
import { type Sitting, useMoment } from '../../sitting/sitting.ts'
import { useWords } from '../../words/phrases.ts'
import { playWords } from './play-words.ts'

export interface PlayBarProps {
  readonly face: Face<Kind>
  readonly sitting: Sitting<Kind>
  readonly speech: Speech<Kind>
  /** Whoever only watches takes nothing back. */
  readonly isStill?: boolean
  /** Others have to agree to an undo. */
  readonly asksAll?: boolean
  readonly onOpen: (overlay: 'menu' | 'keys' | 'status') => void
  /** Undefined where nothing can be suggested. */
  readonly onSuggest: (() => void) | undefined
  readonly story: { readonly shown: boolean; readonly show: (shown: boolean) => void } | undefined
}

const UndoButton = ({ sitting, speech, asksAll }: Pick<PlayBarProps, 'sitting' | 'speech' | 'asksAll'>): ReactNode => {
  const say = useWords(playWords)
  const { glance } = useMoment(sitting)
  const { allowed, price, why } = glance.undo
  return (
    <button
      type="button"
      className="btn quiet undo"
      data-shell-key="u"
      aria-disabled={!allowed}
      title={why ? speech.refusal(why, glance.view) : asksAll ? say(`undo.${price}`) : undefined}
      onClick={() => sitting.undo()}
    >
      <Icon name="undo" />
      <span>
        {say('undo')}
        <small>{say(allowed && asksAll ? 'undo.asks' : `undo.${price}`)}</small>
      </span>
    </button>
  )
}

const SuggestButton = ({ onPress }: { readonly onPress: () => void }): ReactNode => {
  const say = useWords(playWords)
  return (
    <button type="button" className="btn quiet suggest" data-shell-key="h" aria-keyshortcuts="h" onClick={onPress}>
      <Icon name="old-lantern" />
      <span>{say('suggest')}</span>
    </button>
  )
}

const SoundButton = (): ReactNode => {
  const say = useWords(playWords)
  const { volume } = useSettings()
  const on = volume > 0
  return (
    <button
      type="button"
      className="btn quiet icon wide-only"
      aria-label={say('sound', { on: String(on) })}
      aria-pressed={on}
      onClick={() => changeSettings({ volume: on ? 0 : 0.5 })}
    >
      <Icon name={on ? 'sound' : 'sound-off'} />
    </button>
  )
}

/** Keys of the shell: they work wherever the table does not want them itself. */
const useShellKeys = (onOpen: PlayBarProps['onOpen']): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog]')) return
      if (document.querySelector('[role=dialog]')) return
      const key = event.key.toLowerCase()
      if (key === '?') return onOpen('keys')
      if (key === 's') return onOpen('status')
      document.querySelector<HTMLElement>(`[data-shell-key="${CSS.escape(key)}"]`)?.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onOpen])
}

export const PlayBar = (props: PlayBarProps): ReactNode => {
  const { face, sitting, speech, isStill = false, asksAll = false, onOpen, onSuggest, story } = props
  const say = useWords(playWords)
  const { glance } = useMoment(sitting)
  const { Rail } = face
  useShellKeys(onOpen)
  return (
    <header className="play-bar">
      <Link to={{ at: 'start' }} className="brand" label={say('leave')}>
        <Logo className="logo" />
        <span className="wordmark" aria-hidden="true">
          Vigil
        </span>
      </Link>
      <h1 className="game">
        {face.title} <small>{face.heading(glance.view, speech.language)}</small>
        {glance.corrected && <span className="tag">{say('corrected')}</span>}
        {glance.chance === 'ask' && <span className="tag">{say('realDice')}</span>}
      </h1>
      <Rail sitting={sitting} speech={speech} />
      <div className="tools">
        {story && (
          <button type="button" className="btn" onClick={() => story.show(!story.shown)}>
            {say(story.shown ? 'over.back' : 'over.show')}
          </button>
        )}
        {onSuggest && <SuggestButton onPress={onSuggest} />}
        {!isStill && <UndoButton sitting={sitting} speech={speech} asksAll={asksAll} />}
        <button
          type="button"
          className="btn quiet icon wide-only"
          aria-label={say('help')}
          onClick={() => onOpen('keys')}
        >
          <Icon name="help" />
        </button>
        <SoundButton />
        <button type="button" className="btn quiet icon" aria-label={say('menu')} onClick={() => onOpen('menu')}>
          <Icon name="menu" />
        </button>
      </div>
    </header>
  )
}
