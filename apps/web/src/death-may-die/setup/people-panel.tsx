/** Who goes in. One seat at a time is being filled; whoever is chosen sits down there, and the next open seat follows. */
import { FEWEST_SEATS, MOST_SEATS } from '@vigil/death-may-die'
import { type ReactNode, useState } from 'react'
import { Radio, RadioGroup, Text } from 'react-aria-components'
import { SeatPlayer } from '../../advice/seat-player.tsx'
import { Icon } from '../../art/index.ts'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Segments } from '../../parts/segments.tsx'
import { FirstPlayer } from '../../screens/setup/first-player.tsx'
import { PickList } from '../../screens/setup/pick-list.tsx'
import { allBy, RANDOM, withCount } from '../../screens/setup/seats.ts'
import { type Seating, useSeating } from '../../screens/setup/use-seating.ts'
import { investigatorLine, Line } from '../art/pictures.tsx'
import type { FormProps } from './form.ts'
import { PersonDetail, skillsIn } from './person-detail.tsx'

const COUNTS = Array.from({ length: MOST_SEATS - FEWEST_SEATS + 1 }, (_, i) => String(i + FEWEST_SEATS))

interface SeatsProps extends FormProps {
  readonly seating: Seating
}

const Seats = ({ value, words, say, players, seating }: SeatsProps): ReactNode => (
  <RadioGroup
    className="dmd-seats"
    aria-label={say('seats')}
    value={String(seating.active)}
    onChange={(seat) => seating.setActive(Number(seat))}
  >
    {value.investigators.map((id, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
      <div key={seat} className="dmd-seat-place">
        <Radio value={String(seat)} className="setup-pick dmd-pick dmd-seat">
          {id === RANDOM ? <Icon name="dice" /> : <Line d={investigatorLine(id)} />}
          <span>
            <small>{say('seat', { n: seat + 1 })}</small>
            <b>{id === RANDOM ? say('lot') : words.nameOf(id)}</b>
          </span>
        </Radio>
        {id !== RANDOM && (
          <Button look="quiet" icon label={say('empty', { n: seat + 1 })} onPress={() => seating.getUp(seat)}>
            <LineIcon name="close" />
          </Button>
        )}
        {players && <SeatPlayer seat={seat} players={players} />}
      </div>
    ))}
  </RadioGroup>
)

interface PeopleProps extends SeatsProps {
  readonly onLook: (id: string | undefined) => void
}

const People = ({ value, words, say, seating, onLook }: PeopleProps): ReactNode => (
  <PickList
    className="dmd-people"
    itemClass="setup-pick dmd-pick dmd-person-pick"
    investigators={value.investigators}
    people={words.pack.investigators}
    seating={seating}
    onLook={onLook}
  >
    {(card, seat) => (
      <>
        <Line d={investigatorLine(card.id)} />
        <span>
          <Text slot="label">{card.name}</Text>
          <small aria-hidden="true">{card.skills.map((skill) => words.nameOf(skill)).join(', ')}</small>
        </span>
        <Text slot="description" className="vh">
          {seat >= 0 ? `${say('atSeat', { n: seat + 1 })}. ` : ''}
          {skillsIn(words, card)
            .map(({ name, text }) => `${name}: ${text}`)
            .join(' ')}
        </Text>
      </>
    )}
  </PickList>
)

export const PeoplePanel = (form: FormProps): ReactNode => {
  const { value, onChange, words, say } = form
  const nameOf = (id: string): string => (id === RANDOM ? say('lot') : words.nameOf(id))
  const seating = useSeating({ value, onChange, nameOf })
  const [looked, setLooked] = useState<string>()
  const shown = looked ?? value.investigators[seating.active]
  return (
    <section className="panel setup-panel dmd-party" aria-labelledby="dmd-party-title">
      <div className="dmd-party-head">
        <h2 id="dmd-party-title">{say('investigators')}</h2>
        <small>{say('choosing', { n: seating.active + 1 })}</small>
        <Button look="quiet" onPress={() => onChange(allBy(value, RANDOM))}>
          <LineIcon name="dice" />
          {say('allRandom')}
        </Button>
      </div>
      <div className="dmd-party-terms">
        <Segments
          label={say('count')}
          value={String(value.investigators.length)}
          options={COUNTS.map((id) => ({ id, label: id }))}
          onChange={(count) => onChange(withCount(value, Number(count)))}
        />
        <FirstPlayer value={value} onChange={onChange} nameOf={nameOf} />
      </div>
      <Seats {...form} seating={seating} />
      <People {...form} seating={seating} onLook={setLooked} />
      <PersonDetail card={words.pack.investigators.find(({ id }) => id === shown)} words={words} say={say} />
      <span className="vh" aria-live="polite">
        {seating.told}
      </span>
    </section>
  )
}
