/** Whose work is in here. */
import type { ReactNode } from 'react'
import type { ScreenProps } from '../../app.tsx'
import { ICON_CREDITS } from '../../art/icons/credits.ts'
import { TopBar } from '../../parts/top-bar.tsx'
import { useWords } from '../../words/phrases.ts'
import { creditsWords } from './credits-words.ts'
import { FONTS, LIBRARIES, type Work } from './works.ts'
import './credits.css'

interface PartProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

const Part = ({ id, title, children }: PartProps): ReactNode => (
  <section className="panel credits-part" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)

const Works = ({ works }: { readonly works: readonly Work[] }): ReactNode => (
  <ul className="credits-works">
    {works.map(({ name, by, licence, url }) => (
      <li key={name}>
        <a href={url}>{name}</a>
        <span>{by}</span>
        {licence !== undefined && <span className="tag">{licence}</span>}
      </li>
    ))}
  </ul>
)

const Icons = (): ReactNode => {
  const say = useWords(creditsWords)
  return (
    <Part id="credits-icons" title={say('icons')}>
      <p>
        <a href={ICON_CREDITS.site}>game-icons.net</a>, <a href={ICON_CREDITS.licenceUrl}>{ICON_CREDITS.licence}</a>.{' '}
        {say('iconsText')}
      </p>
      {ICON_CREDITS.authors.map(({ author, icons }) => (
        <div key={author}>
          <h3>{say('iconsBy', { author, n: icons.length })}</h3>
          <p className="small muted" lang="en">
            {icons.join(', ')}
          </p>
        </div>
      ))}
      <p>{say('own')}</p>
    </Part>
  )
}

export default function CreditsScreen(_: ScreenProps<'credits'>): ReactNode {
  const say = useWords(creditsWords)
  return (
    <>
      <TopBar title={say('title')} />
      <main className="page credits-page" tabIndex={-1}>
        <Part id="credits-unofficial" title={say('unofficial')}>
          <p>{say('unofficialText')}</p>
          <p>{say('game')}</p>
        </Part>
        <Part id="credits-fonts" title={say('fonts')}>
          <p>{say('fontsText')}</p>
          <Works works={FONTS} />
        </Part>
        <Icons />
        <Part id="credits-libraries" title={say('libraries')}>
          <p>{say('librariesText')}</p>
          <Works works={LIBRARIES} />
        </Part>
        <Part id="credits-vigil" title={say('vigil')}>
          <p>{say('vigilText')}</p>
        </Part>
      </main>
    </>
  )
}
