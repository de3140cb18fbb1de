/** The Mythos card: what it did at once, and what holds until midnight. */
import type { Effect, Mythos } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import type { ReactNode } from 'react'
import { Icon } from '../../art/index.ts'
import { Tip } from '../../parts/tip.tsx'
import { useScene } from '../scene.ts'
import './mythos.css'
import { type PartSay, sayOf } from './part-words.ts'

interface HalfProps {
  readonly mythos: Mythos
  readonly words: Words
  readonly say: PartSay
}

const Lasting = ({ mythos: { lingering, lock }, words, say }: HalfProps): ReactNode => {
  const standing = words.standingText(lingering)
  const part = (title: string, effects: readonly Effect[] | undefined): ReactNode =>
    effects && (
      <p>
        <b className={lingering.tone}>{title}</b> {words.effectText(effects)}
      </p>
    )
  const nothing = standing === '' && !lingering.arrival && !lingering.terror && !lingering.midnight && !lock
  return (
    <>
      {part(say('atOnce'), lingering.arrival)}
      {standing !== '' && (
        <p>
          <b className={lingering.tone}>{say('lasting')}</b> {standing}
        </p>
      )}
      {part(say('onTerror'), lingering.terror)}
      {part(say('atMidnight'), lingering.midnight)}
      {lock && (
        <p>
          <Icon name="padlock" /> {say('locks', { colour: lock })}
        </p>
      )}
      {nothing && <p>{say('nothingLasting')}</p>}
    </>
  )
}

export const MythosPanel = (): ReactNode => {
  const { view, words, language } = useScene()
  const say = sayOf(language)
  const mythos = words.pack.mythos.find(({ id }) => id === view.mythos)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, and must then be reached by keyboard
    <section className="panel myth" aria-label={say('mythos')} tabIndex={0}>
      <span className="eyebrow">{say('mythos')}</span>
      {mythos ? (
        <>
          <Tip text={<i>{words.flavourOf(mythos.id)}</i>}>
            <h3>{mythos.name}</h3>
          </Tip>
          {mythos.immediate.length > 0 && (
            <p>
              {say('atOnce')} {words.effectText(mythos.immediate)} <span aria-hidden="true">✓</span>
            </p>
          )}
          <Lasting mythos={mythos} words={words} say={say} />
        </>
      ) : (
        <p>{say(view.awake ? 'mythosOver' : 'noMythos')}</p>
      )}
    </section>
  )
}
