/** What it takes to seal the chosen one, and what happens if that fails. */
import { type AncientOne, type Effect, keyOfChoice, ruleSetOf, type Setup } from '@vigil/elder-sign'
import type { ReactNode } from 'react'
import { Icon, Sigil, symbolIcon } from '../../art/index.ts'
import { DRAFT, RANDOM } from '../../screens/setup/seats.ts'
import type { Reader } from './form.ts'
import { Needs } from './needs.tsx'

interface DetailProps {
  /** Undefined: left to chance, or to a draft. */
  readonly ancient: AncientOne | undefined
  readonly value: Setup
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

interface LinesProps extends DetailProps {
  readonly ancient: AncientOne
}

/** ES-FANSEAL-02, -05: what its lair asks, and does. */
const Lair = ({ ancient: { location, battle, attack }, reader: { say, words } }: LinesProps): ReactNode => (
  <>
    <Line label={say('lair')}>
      <Needs needs={location?.needs ?? battle} words={words} /> {say('lairText')}
    </Line>
    <Line label={say('attack')}>{words.effectText(location?.attack ?? attack)}</Line>
  </>
)

const Battle = ({ ancient: { battle, attack }, reader: { say, words } }: LinesProps): ReactNode => (
  <>
    {battle.length > 0 && (
      <Line label={say('battle')}>
        <Needs needs={battle} words={words} /> {say('battleText')}
      </Line>
    )}
    {attack.length > 0 && <Line label={say('attack')}>{words.effectText(attack)}</Line>}
  </>
)

/** ES-ORDER: its own rule for Cultists, the last of its text where the module is in play. */
const Cultists = ({ ancient, value, reader: { say, words } }: LinesProps): ReactNode => {
  if (!value.orders) return null
  const { orders: _, ...without } = value
  const plain = words.ancientOneText(ancient, keyOfChoice(without))
  const more = words.ancientOneText(ancient, keyOfChoice(value)).slice(plain.length).trim()
  return more === '' ? null : <Line label={say('orders')}>{more}</Line>
}

const Lines = (props: LinesProps): ReactNode => {
  const { ancient, value, reader } = props
  const { say, words } = reader
  const { signs, doomTrack, awakens } = ancient
  const isPlace = ruleSetOf(keyOfChoice(value))?.ancientOne === 'location'
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
      {isPlace ? <Lair {...props} /> : <Battle {...props} />}
      <Cultists {...props} />
    </dl>
  )
}

export const AncientDetail = ({ ancient, value, reader }: DetailProps): ReactNode => {
  const { say, words } = reader
  const drafted = value.ancientOne === DRAFT
  return (
    <div className="es-detail">
      <div className="es-detail-head">
        <Sigil of={ancient?.id ?? RANDOM} />
        <div>
          <h3>{ancient?.name ?? say(drafted ? 'draftAncient' : 'randomAncient')}</h3>
          {ancient ? (
            <p>
              <b>{ancient.ability.name}.</b> {words.standingText(ancient.ability.standing)}
            </p>
          ) : (
            <p>{say(drafted ? 'draftAncientText' : 'randomAncientText')}</p>
          )}
        </div>
      </div>
      {ancient && <Lines ancient={ancient} value={value} reader={reader} />}
    </div>
  )
}
