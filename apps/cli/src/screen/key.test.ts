import { expect, it } from 'vitest'
import { keyOf, named, typed } from './key.ts'

it('tells named keys from typed ones', () => {
  expect(keyOf('\u001b[A', { name: 'up' })).toEqual(named('up'))
  expect(keyOf('\r', { name: 'return' })).toEqual(named('return'))
  expect(keyOf('\n', { name: 'enter' })).toEqual(named('return'))
  expect(keyOf('r', { name: 'r' })).toEqual(typed('r'))
  expect(keyOf('?')).toEqual(typed('?'))
  expect(keyOf(' ', { name: 'space' })).toEqual(typed(' '))
})

it('keeps control keys apart', () => {
  expect(keyOf('\u0003', { name: 'c', ctrl: true })).toEqual({ name: 'c', text: '', ctrl: true })
})

it('makes nothing of what has neither name nor sign', () => {
  expect(keyOf(undefined, { name: 'f5' })).toEqual(named(''))
})
