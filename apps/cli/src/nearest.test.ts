import { describe, expect, it } from 'vitest'
import { didYouMean, findNamed, nearest } from './nearest.ts'

const people = [
  { id: 'amanda-sharpe', name: 'Amanda Sharpe' },
  { id: 'ashcan-pete', name: '"Ashcan" Pete' },
  { id: 'joe-diamond', name: 'Joe Diamond' },
  { id: 'sister-mary', name: 'Sister Mary' },
]

describe('finding by name', () => {
  it.each([
    ['amanda-sharpe', 'Amanda Sharpe'],
    ['AMANDA SHARPE', 'Amanda Sharpe'],
    ['ashcan pete', '"Ashcan" Pete'],
    ['joe', 'Joe Diamond'],
    ['mary', 'Sister Mary'],
  ])('%s is %s', (typed, name) => {
    expect(findNamed(typed, people)).toMatchObject({ is: 'one', one: { name } })
  })

  it('guesses at a slip of the pen and says that it is a guess', () => {
    expect(findNamed('amnda', people)).toMatchObject({ is: 'guess', one: { name: 'Amanda Sharpe' } })
    expect(findNamed('joe dimond', people)).toMatchObject({ is: 'guess', one: { name: 'Joe Diamond' } })
  })

  it('names everybody who could be meant', () => {
    expect(findNamed('a', people)).toMatchObject({ is: 'many', near: [{ id: 'amanda-sharpe' }, { id: 'ashcan-pete' }] })
  })

  it('finds nobody for nothing or nonsense', () => {
    expect(findNamed('', people)).toMatchObject({ is: 'none' })
    expect(findNamed('cthulhu', people)).toMatchObject({ is: 'none' })
  })

  it('prefers the exact name to names that contain it', () => {
    const doors = [
      { id: 'door', name: 'Door' },
      { id: 'red-door', name: 'Red Door' },
    ]
    expect(findNamed('door', doors)).toMatchObject({ is: 'one', one: { id: 'door' } })
  })
})

it('suggests the nearest word and nothing far-fetched', () => {
  expect(nearest('revisd', ['revised', 'first'])).toBe('revised')
  expect(didYouMean('eldr-sign', ['elder-sign'])).toBe(' Did you mean elder-sign?')
  expect(didYouMean('chess', ['elder-sign'])).toBe('')
})
