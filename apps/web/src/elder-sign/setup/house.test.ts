import { EVENTS, RULE_SETS, type Setup, switchesOver } from '@vigil/elder-sign'
import { describe, expect, it } from 'vitest'
import { defaultSetup } from './default-setup.ts'
import {
  houseCount,
  houseRulesOver,
  isOn,
  turnedTo,
  withBase,
  withEvents,
  withHours,
  withOrders,
  withoutHouse,
} from './house.ts'

const plain = defaultSetup()
const rule = (id: string, base = 'revised') =>
  houseRulesOver(base).find((each) => each.id === id) ?? expect.fail(`no ${id}`)

describe('house rules in the form', () => {
  it.each(RULE_SETS)('over $id: every reading that another set has, once', ({ id }) => {
    const rules = houseRulesOver(id)
    const readings = switchesOver(id).map(({ seam, to }) => `${seam} ${to}`)
    expect(rules.map(({ seam, to }) => `${seam} ${to}`).sort()).toEqual([...new Set(readings)].sort())
    expect(rules.flatMap(({ sets }) => sets)).toHaveLength(readings.length)
  })

  it('are switched on and off, and leave no trace', () => {
    const on = turnedTo(plain, rule('first:wild'), true)
    expect(on.with).toEqual(['first:wild'])
    expect(isOn(on, rule('first:wild'))).toBe(true)
    expect(turnedTo(on, rule('first:wild'), false)).toEqual(plain)
  })

  it('exclude what decides the same thing otherwise', () => {
    const one = turnedTo(plain, rule('first+faq:resolution'), true)
    expect(turnedTo(one, rule('first:resolution'), true).with).toEqual(['first:resolution'])
  })

  it('are on under whatever name they were chosen', () => {
    const twin: Setup = { ...plain, with: ['first:automatic-failure'] }
    expect(isOn(twin, rule('first+faq:automatic-failure'))).toBe(true)
    expect(turnedTo(twin, rule('first+faq:automatic-failure'), false)).toEqual(plain)
  })

  it('go where another base plays so anyway', () => {
    const two: Setup = { ...plain, with: ['first:wild', 'first:spell-timing'] }
    expect(withBase(two, 'first+faq').with).toEqual(['first:wild', 'first:spell-timing'])
    expect(withBase(two, 'first')).toEqual({ ...plain, rules: 'first' })
  })
})

describe('the Esoteric Orders in the form', () => {
  it('are said only when they are on, and go with the rules that take them', () => {
    const fan = withBase(plain, 'fan')
    expect(withOrders(fan, true)).toEqual({ ...plain, rules: 'fan', orders: true })
    expect(withOrders(withOrders(fan, true), false)).toEqual(fan)
    expect(withBase(withOrders(fan, true), 'revised')).toEqual(plain)
    expect(withoutHouse(withOrders(withHours(fan, 4), true)).orders).toBe(true)
  })
})

describe('difficulty in the form', () => {
  it('says nothing where nothing is changed', () => {
    expect(withHours(withHours(plain, 5), undefined)).toEqual(plain)
    expect(withEvents(withEvents(plain, 'easy', false), 'easy', true)).toEqual(plain)
  })

  it('has hours and a mix of events', () => {
    const hard = withEvents(withHours(plain, 4), 'easy', false)
    expect(hard.difficulty).toEqual({ hours: 4, events: ['normal', 'hard'] })
    expect(houseCount(hard)).toBe(2)
    expect(withoutHouse(hard)).toEqual(plain)
  })

  it('may be left without a card, which the rules refuse', () => {
    const none = EVENTS.reduce((setup, event) => withEvents(setup, event, false), plain)
    expect(none.difficulty).toEqual({ events: [] })
  })
})
