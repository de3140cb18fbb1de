/** Who keeps watch. One seat at a time is being filled; whoever is chosen sits down there, and the next open seat follows. */
import { MOST_SEATS } from '@vigil/elder-sign'
import { type ReactNode, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Segments } from '../../parts/segments.tsx'
import { allBy, DRAFT, RANDOM, seated, withCount } from '../../screens/setup/seats.ts'
import { useSeating } from '../../screens/setup/use-seating.ts'
import { type FormProps, type Portrait, portraitOf } from './form.ts'
import { PortraitDetail } from './portrait-detail.tsx'
import { Portraits } from './portraits.tsx'
import { Seats } from './seat-row.tsx'

const COUNTS = Array.from({ length: MOST_SEATS }, (_, i) => ({ id: String(i + 1), label: String(i + 1) }))

interface ActiveProps extends FormProps {
  readonly active: number
}

/** Nobody was named for the seat: how somebody is found for it. */
const OpenSeat = ({ value, onChange, reader: { say }, active }: ActiveProps): ReactNode => (
  <Segments
    label={say('openSeat', { n: active + 1 })}
    value={value.investigators[active] === DRAFT ? DRAFT : RANDOM}
    options={[
      { id: RANDOM, label: say('lot'), about: say('lot.about') },
      { id: DRAFT, label: say('seatDraft'), about: say('seatDraftText') },
    ]}
    onChange={(way) => onChange(seated(value, active, way))}
  />
)

const Head = ({ value, onChange, reader: { say }, active }: ActiveProps): ReactNode => (
  <div className="es-party-head">
    <h2 id="es-party-title">{say('investigators')}</h2>
    <small>{say('choosing', { n: active + 1 })}</small>
    <Button look="quiet" onPress={() => onChange(allBy(value, RANDOM))}>
      <LineIcon name="dice" />
      {say('allRandom')}
    </Button>
    <Button look="quiet" onPress={() => onChange(allBy(value, DRAFT))}>
      <LineIcon name="hand" />
      {say('allDraft')}
    </Button>
  </div>
)

export const SeatsPanel = (form: FormProps): ReactNode => {
  const { value, onChange, reader } = form
  const { say, words } = reader
  const seating = useSeating({ value, onChange, nameOf: (id) => words.nameOf(id) })
  const { active, setActive, told, getUp } = seating
  const [looked, setLooked] = useState<string>()
  const portraits: readonly Portrait[] = words.pack.investigators.map((one) => portraitOf(reader, one, value))
  const shown = looked ?? value.investigators[active]
  return (
    <section className="panel setup-panel es-party" aria-labelledby="es-party-title">
      <Head {...form} active={active} />
      <div className="es-count">
        <Segments
          label={say('players')}
          value={String(value.investigators.length)}
          options={COUNTS}
          onChange={(count) => onChange(withCount(value, Number(count)))}
        />
      </div>
      <Seats
        investigators={value.investigators}
        portraits={portraits}
        active={active}
        reader={reader}
        onActive={setActive}
        onClear={getUp}
        players={form.players}
      />
      <Portraits
        investigators={value.investigators}
        portraits={portraits}
        seating={seating}
        reader={reader}
        onLook={setLooked}
      />
      <PortraitDetail portrait={portraits.find(({ id }) => id === shown)}>
        <OpenSeat {...form} active={active} />
      </PortraitDetail>
      <span className="vh" aria-live="polite">
        {told}
      </span>
    </section>
  )
}
