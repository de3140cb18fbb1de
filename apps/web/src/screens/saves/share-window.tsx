/** A game as a link, or the advice to send the file. */
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Window } from '../../parts/window.tsx'
import { linkOf, type Save } from '../../saves/index.ts'
import { useWords } from '../../words/phrases.ts'
import { savesWords } from './saves-words.ts'

const LinkBox = ({ href }: { readonly href: string }): ReactNode => {
  const say = useWords(savesWords)
  const id = useId()
  const [came, setCame] = useState<'copied' | 'copyByHand'>()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(href)
      setCame('copied')
    } catch {
      setCame('copyByHand')
    }
  }
  return (
    <>
      <p>{say('shareText')}</p>
      <div className="field">
        <label htmlFor={id}>{say('link')}</label>
        <input id={id} className="input" readOnly value={href} onFocus={({ target }) => target.select()} />
      </div>
      <div className="row">
        <Button look="primary" onPress={() => void copy()}>
          <LineIcon name={came === 'copied' ? 'check' : 'copy'} />
          {say('copy')}
        </Button>
        <span role="status">{came && say(came)}</span>
      </div>
    </>
  )
}

export interface ShareWindowProps {
  /** Closed where there is none. */
  readonly save: Save | undefined
  readonly onClose: () => void
  readonly onExport: (save: Save) => void
}

export const ShareWindow = ({ save, onClose, onExport }: ShareWindowProps): ReactNode => {
  const say = useWords(savesWords)
  const link = save && linkOf(save.record, location.href)
  return (
    <Window title={say('shareTitle')} isOpen={save !== undefined} onClose={onClose}>
      {save && <p className="muted">{save.head.summary}</p>}
      {link?.is === 'link' && <LinkBox href={link.href} />}
      {link?.is === 'long' && <p>{say('shareLong', { n: link.length })}</p>}
      {save && (
        <div>
          <Button look={link?.is === 'long' ? 'primary' : 'quiet'} onPress={() => onExport(save)}>
            <LineIcon name="download" />
            {say('export')}
          </Button>
        </div>
      )}
    </Window>
  )
}
