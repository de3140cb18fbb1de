/** Who stirs in the museum: eight, or whoever is drawn or drafted. */
import type { ReactNode } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import { Icon, Sigil } from '../../art/index.ts'
import { DRAFT, RANDOM } from '../../screens/setup/seats.ts'
import { AncientDetail } from './ancient-detail.tsx'
import type { FormProps } from './form.ts'

interface PickProps {
  readonly id: string
  readonly name: string
  /** A way to find one. */
  readonly way?: boolean
}

const Pick = ({ id, name, way = false }: PickProps): ReactNode => (
  <Radio value={id} className={way ? 'setup-pick es-ancient es-way' : 'setup-pick es-ancient'}>
    {way ? <Icon name={id === DRAFT ? 'hand' : 'dice'} /> : <Sigil of={id} />}
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
        <div className="es-ways">
          <Pick id={RANDOM} name={say('random')} way />
          <Pick id={DRAFT} name={say('draft')} way />
        </div>
        {words.pack.ancientOnes.map(({ id, name }) => (
          <Pick key={id} id={id} name={name} />
        ))}
      </RadioGroup>
      <AncientDetail ancient={chosen} value={value} reader={reader} />
    </section>
  )
}
