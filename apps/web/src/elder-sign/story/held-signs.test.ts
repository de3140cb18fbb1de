import type { ES, Event, View } from '@vigil/elder-sign'
import { describe, expect, it } from 'vitest'
import type { Speech, Told } from '../../face.ts'
import { fatesOf } from './fates.ts'
import { measuresOf } from './measures.ts'

const person = (seat: number, signs: number) => ({ seat, id: `p${seat}`, sanity: 4, stamina: 4, signs })

const viewOf = (rules: string, signs: number, held: readonly number[]): View =>
  ({
    rules,
    ancientOne: 'yig',
    active: 0,
    signs,
    signsNeeded: 10,
    doom: 2,
    doomTrack: ['doom', 'doom', 'doom'],
    people: held.map((n, seat) => person(seat, n)),
    hall: rules === 'fan' ? { found: { signs: 1, cards: [] } } : null,
  }) as unknown as View

const speech = { language: 'en', seatName: (seat: number) => `P${seat}` } as unknown as Speech<ES>

const page = (view: View, events: readonly Event[]): Told<ES> =>
  ({ before: view, after: view, day: 1, events }) as unknown as Told<ES>

const signsOf = (view: View): number | undefined => measuresOf(view, speech).find(({ id }) => id === 'signs')?.value

const figures = (view: View, events: readonly Event[]): (number | undefined)[] => {
  const arrived: Event[] = view.people.map(({ seat }) => ({ is: 'investigator', seat, id: `p${seat}` }))
  return fatesOf([page(view, [...arrived, ...events])], speech).map(({ figure }) => Number(figure))
}

describe('Elder Signs in the story', () => {
  it('[ES-RULING-70] are counted once found, wherever they are', () => {
    expect(signsOf(viewOf('fan', 3, [2, 1]))).toBe(7)
    expect(signsOf(viewOf('revised', 3, [0, 0]))).toBe(3)
  })

  it('[ES-FANSEAL-01] belong to whoever found them, and are not counted again when they are laid down', () => {
    const events: readonly Event[] = [
      { is: 'signFound', seat: 1, n: 2, held: 2 },
      { is: 'sign', n: 2, total: 2 },
    ]
    expect(figures(viewOf('fan', 0, [0, 0]), events)).toEqual([0, 2])
  })

  it('are put down to whose turn it was where nobody holds them', () => {
    expect(figures(viewOf('revised', 0, [0, 0]), [{ is: 'sign', n: 1, total: 1 }])).toEqual([1, 0])
  })
})
