/** The seat that is being filled, and what happened to it, for those who listen. */
import { useState } from 'react'
import { useWords } from '../../words/phrases.ts'
import { seatWords } from './seat-words.ts'
import { nextOpen, RANDOM, type Seated, seated } from './seats.ts'

export interface Seating {
  readonly active: number
  readonly setActive: (seat: number) => void
  /** Said aloud after every change. */
  readonly told: string
  sitDown(id: string): void
  getUp(seat: number): void
}

interface Filled<S> {
  readonly value: S
  readonly onChange: (setup: S) => void
  nameOf(id: string): string
}

export const useSeating = <S extends Seated>({ value, onChange, nameOf }: Filled<S>): Seating => {
  const say = useWords(seatWords)
  const [wanted, setActive] = useState(0)
  const [told, setTold] = useState('')
  const active = Math.min(wanted, value.investigators.length - 1)
  return {
    active,
    setActive,
    told,
    sitDown(id) {
      const next = seated(value, active, id)
      const then = nextOpen(next.investigators, active)
      onChange(next)
      setActive(then)
      const news = say('satDown', { name: nameOf(id), n: active + 1 })
      setTold(then === active ? news : `${news} ${say('nowSeat', { n: then + 1 })}`)
    },
    getUp(seat) {
      onChange(seated(value, seat, RANDOM))
      setActive(seat)
      setTold(say('gotUp', { n: seat + 1 }))
    },
  }
}
