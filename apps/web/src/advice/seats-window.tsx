/** Who plays which seat, to be changed in the middle of a game. */
import type { Kind } from '@vigil/kernel'
import type { ReactNode } from 'react'
import type { Face, Speech } from '../face.ts'
import { type Sitting, useMoment } from '../sitting/sitting.ts'
import { useWords } from '../words/phrases.ts'
import { adviceWords } from './advice-words.ts'
import { handedText } from './handed.ts'
import { SeatChoice } from './seat-choice.tsx'

interface SeatsWindowProps {
  readonly face: Face<Kind>
  readonly sitting: Sitting<Kind>
  readonly speech: Speech<Kind>
}

export const SeatsWindow = ({ face, sitting, speech }: SeatsWindowProps): ReactNode => {
  const say = useWords(adviceWords)
  const { view, seating } = useMoment(sitting).glance
  const bots = face.company?.bots ?? []
  return (
    <>
      <p>{say('seats.text')}</p>
      <div className="seat-choices">
        {Array.from({ length: face.seats(view) }, (_, seat) => (
          <SeatChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            label={say('seat.who', { n: seat + 1, who: speech.seatName(seat, view) })}
            bots={bots}
            bot={seating[seat] ?? null}
            onChange={(bot) => sitting.seat(seat, bot, handedText(speech, view, seat, bot))}
          />
        ))}
      </div>
    </>
  )
}
