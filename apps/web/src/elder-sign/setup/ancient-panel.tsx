/** Who stirs in the museum: eight, or whoever is drawn. */
import type { ReactNode } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import { Sigil } from '../../art/index.ts'
import { AncientDetail } from './ancient-detail.tsx'
import type { FormProps } from './form.ts'
import { RANDOM } from './seats.ts'

interface PickProps {
  readonly id: string
  readonly name: string
}

const Pick = ({ id, name }: PickProps): ReactNode => (
  <Radio value={id} className="es-pick es-ancient">
    <Sigil of={id} />
    <b>{name}</b>
  </Radio>
)

export const AncientPanel = ({ value, onChange, reader }: FormProps): ReactNode => {
  const { say, words } = reader
  const chosen = words.pack.ancientOnes.find(({ id }) => id === value.ancientOne)
  return (
    <section className="panel setup-panel es-ancients" aria-labelledby="es-ancient-title">
      <h2 id="es-ancient-title">{say('ancientOne')}</h2>
      <RadioGroup
        className="es-ancient-grid"
        aria-labelledby="es-ancient-title"
        value={value.ancientOne}
        onChange={(ancientOne) => onChange({ ...value, ancientOne })}
      >
        <Pick id={RANDOM} name={say('random')} />
        {words.pack.ancientOnes.map(({ id, name }) => (
          <Pick key={id} id={id} name={name} />
        ))}
      </RadioGroup>
      <AncientDetail ancient={chosen} reader={reader} />
    </section>
  )
}
