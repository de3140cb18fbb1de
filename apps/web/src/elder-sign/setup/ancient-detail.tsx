/** What it takes to seal the chosen one, and what happens if that fails. */
import type { AncientOne, Effect } from '@vigil/elder-sign'
import type { ReactNode } from 'react'
import { Icon, Sigil, symbolIcon } from '../../art/index.ts'
import type { Reader } from './form.ts'
import { Needs } from './needs.tsx'
import { RANDOM } from './seats.ts'

interface DetailProps {
  /** Undefined: left to chance. */
  readonly ancient: AncientOne | undefined
  readonly reader: Reader
}

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode => (
  <div className="es-line">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const Signs = ({ n, said }: { readonly n: number; readonly said: string }): ReactNode => (
  <span className="es-signs" role="img" aria-label={said}>
    {Array.from({ length: n }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all alike
      <Icon key={i} name={symbolIcon('sign')} />
    ))}
  </span>
)

const Track = ({ ancient, said }: { readonly ancient: AncientOne; readonly said: string }): ReactNode => (
  <span className="es-track" role="img" aria-label={said}>
    {ancient.doomTrack.map((space, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of a track never change places
      <i key={i} className={space}>
        <Icon name={symbolIcon(space)} />
      </i>
    ))}
  </span>
)

const Lines = ({ ancient, reader }: { readonly ancient: AncientOne; readonly reader: Reader }): ReactNode => {
  const { say, words } = reader
  const { signs, doomTrack, battle, attack, awakens } = ancient
  const monsters = doomTrack.filter((space) => space === 'monster').length
  const text = (effects: readonly Effect[]): string => words.effectText(effects)
  return (
    <dl className="es-lines">
      <Line label={say('toSeal', { n: signs })}>
        <Signs n={signs} said={say('signs', { n: signs })} />
      </Line>
      <Line label={say('wakesAt', { n: doomTrack.length })}>
        <Track ancient={ancient} said={say('track', { n: doomTrack.length, monsters })} />
      </Line>
      {awakens && <Line label={say('awakens')}>{text(awakens)}</Line>}
      {battle.length > 0 && (
        <Line label={say('battle')}>
          <Needs needs={battle} words={words} /> {say('battleText')}
        </Line>
      )}
      {attack.length > 0 && <Line label={say('attack')}>{text(attack)}</Line>}
    </dl>
  )
}

export const AncientDetail = ({ ancient, reader }: DetailProps): ReactNode => {
  const { say, words } = reader
  return (
    <div className="es-detail">
      <div className="es-detail-head">
        <Sigil of={ancient?.id ?? RANDOM} />
        <div>
          <h3>{ancient?.name ?? say('randomAncient')}</h3>
          {ancient ? (
            <p>
              <b>{ancient.ability.name}.</b> {words.standingText(ancient.ability.standing)}
            </p>
          ) : (
            <p>{say('randomAncientText')}</p>
          )}
        </div>
      </div>
      {ancient && <Lines ancient={ancient} reader={reader} />}
    </div>
  )
}
