import type { ReactNode } from 'react'
import { Link } from '../../parts/link.tsx'
import { changeSettings, useSettings } from '../../settings/settings.ts'
import { useWords } from '../../words/phrases.ts'
import { startWords } from './start-words.ts'

export const StartFooter = (): ReactNode => {
  const say = useWords(startWords)
  const other = useSettings().language === 'en' ? 'de' : 'en'
  return (
    <footer className="start-footer">
      <span>{say('unofficial')}</span>
      <span>{say('icons')}</span>
      <Link to={{ at: 'credits' }}>{say('credits')}</Link>
      <button type="button" lang={other} onClick={() => changeSettings({ language: other })}>
        {say('other')}
      </button>
    </footer>
  )
}
