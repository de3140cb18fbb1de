/** Where in the turn we are. */
import type { DMD, View } from '@vigil/death-may-die'
import type { ReactNode } from 'react'
import { Icon } from '../../art/index.ts'
import type { BoardProps } from '../../face.ts'
import { useMoment } from '../../sitting/sitting.ts'
import { useWords } from '../../words/phrases.ts'
import { tableWords } from '../table-words.ts'

/** Actions in a turn (DMD-TURN-01). */
const ACTIONS = 3

type Step = Exclude<View['phase'], 'setup'>

const STEPS: readonly Step[] = ['act', 'mythos', 'meet', 'end']

export const Rail = ({ sitting }: BoardProps<DMD>): ReactNode => {
  const say = useWords(tableWords)
  const { phase, actions } = useMoment(sitting).glance.view
  const at = phase === 'setup' ? -1 : STEPS.indexOf(phase)
  return (
    <ol className="rail" aria-label={say('rail.label')}>
      {STEPS.map((step, i) => (
        <li key={step} className={i < at ? 'done' : ''} aria-current={i === at ? 'step' : undefined}>
          {i < at && <Icon name="check" />}
          {say(`rail.${step}`)}
          {step === 'act' && phase === 'act' && (
            <span className="pips" role="img" aria-label={say('actions.left', { n: actions })}>
              {Array.from({ length: Math.max(ACTIONS, actions) }, (_, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pips have no names
                <i key={n} className={n < actions ? 'pip on' : 'pip'} />
              ))}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
