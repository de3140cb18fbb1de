/** Sanity and stamina as pips and numbers; other things as a number beside their picture. */
import type { Track } from '@vigil/elder-sign'
import type { ReactNode } from 'react'
import { Icon, type IconName, symbolIcon } from '../../art/index.ts'
import { Tip } from '../../parts/tip.tsx'
import type { PartSay } from './part-words.ts'

interface MeterProps {
  readonly track: Track
  readonly n: number
  readonly all: number
  readonly pips: boolean
  readonly say: PartSay
}

const CSS = { sanity: 'san', stamina: 'sta' } as const

export const Meter = ({ track, n, all, pips, say }: MeterProps): ReactNode => {
  const text = say(track, { n, all })
  return (
    <Tip text={text}>
      <span className={`stat ${CSS[track]} ${n <= 1 ? 'low' : ''}`} role="img" aria-label={text}>
        <Icon name={symbolIcon(track)} />
        {pips && (
          <span className="pips" aria-hidden="true">
            {Array.from({ length: all }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
              <i key={i} className={i < n ? 'pip on' : 'pip'} />
            ))}
          </span>
        )}
        <span className="stat-n" aria-hidden="true">
          {pips ? n : `${n}/${all}`}
        </span>
      </span>
    </Tip>
  )
}

interface AmountProps {
  readonly icon: IconName
  readonly n: number
  readonly text: string
}

export const Amount = ({ icon, n, text }: AmountProps): ReactNode => (
  <Tip text={text}>
    <span className="amount" role="img" aria-label={text}>
      <Icon name={icon} />
      <span aria-hidden="true">{n}</span>
    </span>
  </Tip>
)
