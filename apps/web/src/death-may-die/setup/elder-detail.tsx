/** What the Elder One does, stage by stage. */
import type { ElderOneCard } from '@vigil/death-may-die'
import type { ReactNode } from 'react'
import type { FormProps } from './form.ts'

interface ElderDetailProps extends Pick<FormProps, 'words' | 'say'> {
  /** Undefined: left to chance. */
  readonly elder: ElderOneCard | undefined
}

export const ElderDetail = ({ elder, words, say }: ElderDetailProps): ReactNode => {
  if (!elder) return <p className="dmd-detail">{say('random.elderOne')}</p>
  const texts = words.elderOneText(elder)
  return (
    <details className="dmd-detail dmd-elder-detail">
      <summary>{say('elder.does', { name: elder.name })}</summary>
      <dl>
        {elder.stages.map(({ label, health }, i) => (
          <div key={label}>
            <dt>
              {say('stage', { label })} <small>{say('health', { n: health })}</small>
            </dt>
            <dd>{texts[i]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
