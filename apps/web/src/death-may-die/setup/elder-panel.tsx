/** Who comes at the end of the track. */
import type { ReactNode } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import { Icon } from '../../art/index.ts'
import { RANDOM } from '../../screens/setup/seats.ts'
import { elderOneLine, Line } from '../art/pictures.tsx'
import { ElderDetail } from './elder-detail.tsx'
import type { FormProps } from './form.ts'

export const ElderPanel = ({ value, onChange, words, say }: FormProps): ReactNode => (
  <section className="panel setup-panel dmd-elders" aria-labelledby="dmd-elder-title">
    <h2 id="dmd-elder-title">{say('elderOne')}</h2>
    <RadioGroup
      className="dmd-elder-grid"
      aria-labelledby="dmd-elder-title"
      value={value.elderOne}
      onChange={(elderOne) => onChange({ ...value, elderOne })}
    >
      {words.pack.elderOnes.map(({ id, name, stages }) => (
        <Radio key={id} value={id} className="setup-pick dmd-pick dmd-elder">
          <Line d={elderOneLine(id)} />
          <b>{name}</b>
          <small>{say('stages', { n: stages.length })}</small>
        </Radio>
      ))}
      <Radio value={RANDOM} className="setup-pick dmd-pick dmd-elder dmd-lot">
        <Icon name="dice" />
        <b>{say('random')}</b>
      </Radio>
    </RadioGroup>
    <ElderDetail elder={words.pack.elderOnes.find(({ id }) => id === value.elderOne)} words={words} say={say} />
  </section>
)
