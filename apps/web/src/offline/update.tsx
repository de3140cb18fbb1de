/** A small note that a new version is ready. Never over a game that is being played. */
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useAddress } from '../address.ts'
import { LineIcon } from '../parts/line-icon.tsx'
import { phrases, useWords } from '../words/phrases.ts'
import './update.css'
import { versions } from './versions.ts'

const words = phrases({
  en: {
    waiting: 'A new version is ready.',
    replaced: 'A new version has been started in another tab.',
    load: 'Load it',
    later: 'Later',
  },
  de: {
    waiting: 'Eine neue Fassung ist bereit.',
    replaced: 'In einem anderen Tab läuft schon eine neue Fassung.',
    load: 'Laden',
    later: 'Später',
  },
})

const BUSY: ReadonlySet<string> = new Set(['play', 'learn'])

/** Belongs into the page once, whatever the screen: it also starts what makes the page work without a network. */
export const UpdateNote = (): ReactNode => {
  const say = useWords(words)
  const { at } = useAddress()
  const [declined, decline] = useState(false)
  const version = useSyncExternalStore(versions().subscribe, versions().now)
  const shown = version !== 'current' && !declined && !BUSY.has(at)
  return (
    <div className="update-note" role="status">
      {shown && (
        <div className="update-box">
          <LineIcon name="download" />
          <p>{say(version)}</p>
          <span className="row">
            <button type="button" className="btn" onClick={() => versions().accept()}>
              {say('load')}
            </button>
            <button type="button" className="btn quiet" onClick={() => decline(true)}>
              {say('later')}
            </button>
          </span>
        </div>
      )}
    </div>
  )
}
