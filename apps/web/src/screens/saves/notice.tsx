/** What came of the last act, said once and read aloud. */
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { useWords } from '../../words/phrases.ts'
import { savesWords } from './saves-words.ts'

export interface Notice {
  readonly tone: 'good' | 'bad'
  readonly text: string
  readonly act?: { readonly label: string; run(): void }
}

export interface NoticeBarProps {
  readonly notice: Notice | undefined
  readonly onDismiss: () => void
}

export const NoticeBar = ({ notice, onDismiss }: NoticeBarProps): ReactNode => {
  const say = useWords(savesWords)
  return (
    <div className="saves-notices" role="status">
      {notice && (
        <div className={`saves-notice ${notice.tone}`}>
          <LineIcon name={notice.tone === 'good' ? 'check' : 'warning'} />
          <p>{notice.text}</p>
          {notice.act && <Button onPress={notice.act.run}>{notice.act.label}</Button>}
          <Button look="quiet" icon label={say('dismiss')} onPress={onDismiss}>
            <LineIcon name="close" />
          </Button>
        </div>
      )}
    </div>
  )
}
