/** The seats of the table; the one being filled is lit. */
import type { CSSProperties, ReactNode } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import { type Players, SeatPlayer } from '../../advice/seat-player.tsx'
import { Emblem, Icon } from '../../art/index.ts'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { DRAFT, RANDOM } from '../../screens/setup/seats.ts'
import type { Portrait, Reader } from './form.ts'
import { Stats } from './stats.tsx'

interface SeatsProps {
  readonly investigators: readonly string[]
  readonly portraits: readonly Portrait[]
  readonly active: number
  readonly reader: Reader
  readonly onActive: (seat: number) => void
  readonly players: Players | undefined
  readonly onClear: (seat: number) => void
}

interface SeatProps {
  readonly seat: number
  /** Who was named, or the way somebody is found. */
  readonly id: string
  readonly portrait: Portrait | undefined
  readonly reader: Reader
  readonly onClear: (seat: number) => void
  readonly players: Players | undefined
}

const Seat = ({ seat, id, portrait, reader, onClear, players }: SeatProps): ReactNode => {
  const { say } = reader
  return (
    <div className="es-seat-place">
      <Radio value={String(seat)} className="es-seat">
        <span className="es-portrait">
          {portrait ? <Emblem of={portrait.id} /> : <Icon name={id === DRAFT ? 'hand' : 'dice'} />}
        </span>
        <span className="es-seat-text">
          <small>{say('seat', { n: seat + 1 })}</small>
          <b>{portrait?.name ?? say(id === DRAFT ? 'seatDraft' : 'lot')}</b>
          {portrait && <Stats of={portrait} reader={reader} />}
        </span>
      </Radio>
      {id !== RANDOM && (
        <Button
          look="quiet"
          icon
          className="es-clear"
          label={say('empty', { n: seat + 1 })}
          onPress={() => onClear(seat)}
        >
          <LineIcon name="close" />
        </Button>
      )}
      {players && <SeatPlayer seat={seat} players={players} />}
    </div>
  )
}

export const Seats = ({
  investigators,
  portraits,
  active,
  reader,
  onActive,
  onClear,
  players,
}: SeatsProps): ReactNode => {
  const columns: CSSProperties & { readonly '--seats': number } = { '--seats': Math.min(4, investigators.length) }
  return (
    <RadioGroup
      className="es-seats"
      style={columns}
      aria-label={reader.say('seats')}
      value={String(active)}
      onChange={(seat) => onActive(Number(seat))}
    >
      {investigators.map((id, seat) => (
        <Seat
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={seat}
          seat={seat}
          id={id}
          portrait={portraits.find((portrait) => portrait.id === id)}
          reader={reader}
          onClear={onClear}
          players={players}
        />
      ))}
    </RadioGroup>
  )
}
