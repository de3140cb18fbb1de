import { describe, expect, it } from 'vitest'
import { ordered, pickedOut } from './match.ts'

const fits = (expected: unknown, got: unknown): boolean =>
  JSON.stringify(ordered(expected)) === JSON.stringify(pickedOut(expected, got))

describe('an expectation', () => {
  const table = {
    doom: 3,
    seats: [
      { id: 'joe-diamond', sanity: 4, items: ['food', 'axe'] },
      { id: 'mandy-thompson', sanity: 2, items: [] },
    ],
    places: ['x', null],
  }

  it('passes over what it does not name', () => {
    expect(fits({ doom: 3 }, table)).toBe(true)
    expect(fits({ seats: [{ sanity: 4 }] }, table)).toBe(true)
    expect(fits({}, table)).toBe(true)
    expect(fits({ doom: 4 }, table)).toBe(false)
    expect(fits({ dome: 3 }, table)).toBe(false)
  })

  it('takes a number for the length of a list', () => {
    expect(fits({ seats: [{ items: 2 }, { items: 0 }] }, table)).toBe(true)
    expect(fits({ seats: [{ items: 1 }] }, table)).toBe(false)
  })

  it('finds records of a list by name, by a word of it, or by number', () => {
    expect(fits({ seats: { 'joe-diamond': { sanity: 4 } } }, table)).toBe(true)
    expect(fits({ seats: { mandy: { sanity: 2 } } }, table)).toBe(true)
    expect(fits({ seats: { 1: { sanity: 2 } } }, table)).toBe(true)
    expect(fits({ seats: { kate: { sanity: 2 } } }, table)).toBe(false)
  })

  it('does not care for the order of things in a hand, and does for the places', () => {
    expect(fits({ seats: [{ items: ['axe', 'food'] }] }, table)).toBe(true)
    expect(fits({ seats: [{ items: ['axe'] }] }, table)).toBe(false)
    expect(fits({ places: ['x', null] }, table)).toBe(true)
    expect(fits({ places: [null, 'x'] }, table)).toBe(false)
  })

  it('wants as many records as it names', () => {
    expect(fits({ seats: [{}, {}] }, table)).toBe(true)
    expect(fits({ seats: [{}, {}, { sanity: 1 }] }, table)).toBe(false)
  })
})
