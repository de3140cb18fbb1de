/** Opens all there is to read of the Elder One and the episode. */
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Icon } from '../../art/index.ts'
import { useWords } from '../../words/phrases.ts'
import { tableWords } from '../table-words.ts'

const Sheet = lazy(async () => ({ default: (await import('./sheet.tsx')).Sheet }))

export const SheetButton = (): ReactNode => {
  const say = useWords(tableWords)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="btn quiet icon"
        aria-label={say('sheet.open')}
        title={say('sheet.open')}
        aria-keyshortcuts="i"
        data-letter="i"
        onClick={() => setOpen(true)}
      >
        <Icon name="book" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <Sheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
