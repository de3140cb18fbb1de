/** The way in for games from elsewhere: a button, and the whole page as a place to drop a file. */
import { type ReactNode, useEffect, useId, useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { useWords } from '../../words/phrases.ts'
import { savesWords } from './saves-words.ts'

export interface BringPanelProps {
  readonly onFile: (file: File) => void
}

const carriesFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/** Whether a file hovers over the page. A file that misses a drop zone would otherwise replace the page. */
const useDrop = (onFile: (file: File) => void): boolean => {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const hover = (event: DragEvent): void => {
      if (!carriesFile(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent): void => {
      // Leaving the window, not one element for the next.
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent): void => {
      if (!carriesFile(event)) return
      event.preventDefault()
      setOver(false)
      for (const file of event.dataTransfer?.files ?? []) onFile(file)
    }
    addEventListener('dragover', hover)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', hover)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [onFile])
  return over
}

export const BringPanel = ({ onFile }: BringPanelProps): ReactNode => {
  const say = useWords(savesWords)
  const title = useId()
  const over = useDrop(onFile)
  return (
    <section className={over ? 'panel saves-bring over' : 'panel saves-bring'} aria-labelledby={title}>
      <h2 id={title}>{say('bringTitle')}</h2>
      <p className="small muted">{say('bringText')}</p>
      <FileTrigger
        acceptedFileTypes={['.json', 'application/json']}
        allowsMultiple
        onSelect={(files) => {
          for (const file of files ?? []) onFile(file)
        }}
      >
        <Button>
          <LineIcon name="upload" />
          {say('choose')}
        </Button>
      </FileTrigger>
      {over && (
        <div className="saves-drop" aria-hidden="true">
          <p>
            <LineIcon name="download" /> {say('drop')}
          </p>
        </div>
      )}
    </section>
  )
}
