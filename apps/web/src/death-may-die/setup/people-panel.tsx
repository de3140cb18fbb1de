/** Who goes in. One seat at a time is being filled; whoever is chosen sits down there, and the next open seat follows. */
import { FEWEST_SEATS, type InvestigatorCard, MOST_SEATS } from '@vigil/death-may-die'
import { type ReactNode, useState } from 'react'
import { ListBox, ListBoxItem, Radio, RadioGroup, type Selection, Text } from 'react-aria-components'
import { SeatPlayer } from '../../advice/seat-player.tsx'
import { Icon } from '../../art/index.ts'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Segments } from '../../parts/segments.tsx'
import { investigatorLine, Line } from '../art/pictures.tsx'
import type { FormProps } from './form.ts'
import { allRandom, nextOpen, RANDOM, seated, withCount } from './seats.ts'

const COUNTS = Array.from({ length: MOST_SEATS - FEWEST_SEATS + 1 }, (_, i) => String(i + FEWEST_SEATS))

interface SeatsProps extends FormProps {
  readonly active: number
  readonly onActive: (seat: number) => void
}

const Seats = ({ value, onChange, words, say, players, active, onActive }: SeatsProps): ReactNode => (
  <RadioGroup
    className="dmd-seats"
    aria-label={say('investigators')}
    value={String(active)}
    onChange={(seat) => onActive(Number(seat))}
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
          <Button
            look="quiet"
            icon
            label={say('clear', { n: seat + 1 })}
            onPress={() => onChange(seated(value, seat, RANDOM))}
          >
            <LineIcon name="close" />
          </Button>
        )}
        {players && <SeatPlayer seat={seat} players={players} />}
      </div>
    ))}
  </RadioGroup>
)

const skillsOf = ({ skills }: InvestigatorCard, { words }: Pick<FormProps, 'words'>): string =>
  skills.map((skill) => words.nameOf(skill)).join(', ')

const People = ({ value, onChange, words, say, active, onActive }: SeatsProps): ReactNode => {
  const taken = value.investigators.filter((id) => id !== RANDOM)
  const change = (chosen: Selection): void => {
    if (chosen === 'all') return
    const added = [...chosen].find((id) => !taken.includes(String(id)))
    const gone = taken.find((id) => !chosen.has(id))
    if (added !== undefined) {
      const next = seated(value, active, String(added))
      onChange(next)
      onActive(nextOpen(next.investigators, active))
    } else if (gone !== undefined) onChange(seated(value, value.investigators.indexOf(gone), RANDOM))
  }
  return (
    <ListBox
      className="dmd-people"
      layout="grid"
      aria-label={say('choose', { n: active + 1 })}
      selectionMode="multiple"
      escapeKeyBehavior="none"
      selectedKeys={taken}
      onSelectionChange={change}
    >
      {words.pack.investigators.map((card) => (
        <ListBoxItem key={card.id} id={card.id} textValue={card.name} className="setup-pick dmd-pick dmd-person-pick">
          <Line d={investigatorLine(card.id)} />
          <span>
            <Text slot="label">{card.name}</Text>
            <Text slot="description">{skillsOf(card, { words })}</Text>
          </span>
        </ListBoxItem>
      ))}
    </ListBox>
  )
}

export const PeoplePanel = (form: FormProps): ReactNode => {
  const { value, onChange, say } = form
  const [wanted, setActive] = useState(0)
  const active = Math.min(wanted, value.investigators.length - 1)
  return (
    <section className="panel setup-panel dmd-party" aria-labelledby="dmd-party-title">
      <div className="dmd-party-head">
        <h2 id="dmd-party-title">{say('investigators')}</h2>
        <small>{say('choosing', { n: active + 1 })}</small>
        <Button look="quiet" onPress={() => onChange(allRandom(value))}>
          <LineIcon name="dice" />
          {say('allRandom')}
        </Button>
      </div>
      <Segments
        label={say('count')}
        value={String(value.investigators.length)}
        options={COUNTS.map((id) => ({ id, label: id, about: say('count.about') }))}
        onChange={(count) => onChange(withCount(value, Number(count)))}
      />
      <Seats {...form} active={active} onActive={setActive} />
      <People {...form} active={active} onActive={setActive} />
    </section>
  )
}
