/** A saved match remembers its house rules, and plays on by them. */
import { beginMatch, canonical, hashText, parseRecord, verifyReplay } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import { elderSign } from '../game.ts'
import type { ES, Setup } from '../kind.ts'
import { type Choice, choiceOfKey, keyOfChoice } from './choice.ts'

const game = elderSign(core)
const plain: Setup = { rules: 'revised', investigators: ['kate-winthrop'], ancientOne: 'azathoth' }
const begun = (setup: Setup) => {
  const match = beginMatch<ES>(game, setup, 'saved')
  return match.ok ? match.value.match : expect.fail(match.why.code)
}

describe('a saved match', () => {
  const setup = { ...plain, with: ['ruling:limited-clues', 'first:midnight-timing'] }

  it('keeps its house rules in state, view and record', () => {
    const { state, record } = begun(setup)
    expect(state.rules).toBe('revised/first:midnight-timing/ruling:limited-clues')
    expect(game.view(state, 'spectator').rules).toBe(state.rules)
    expect(record.setup).toEqual(setup)
  })

  it('is checked again by another table', () => {
    const { record, state } = begun(setup)
    const read = parseRecord(JSON.stringify(record))
    if (!read.ok) return expect.fail(read.why.code)
    const again = verifyReplay(elderSign(core), read.value as typeof record)
    expect(again.ok && again.value.hash).toBe(hashText(game.key(state)))
  })

  it('is the same as ever without any', () => {
    const { state } = begun(plain)
    expect(state.rules).toBe('revised')
    expect(canonical(begun({ ...plain, with: [] }).state)).toBe(canonical(state))
  })
})

it('a key tells what was chosen', () => {
  for (const choice of [
    { rules: 'first+faq' },
    { rules: 'revised', with: ['first+faq:resolution', 'first:wild'] },
    { rules: 'revised', difficulty: { hours: 6 } },
    { rules: 'first', with: ['revised:wild'], difficulty: { hours: 4, events: ['easy', 'hard'] } },
    { rules: 'fan', with: ['revised:wild'], difficulty: { hours: 5 }, orders: true },
  ] satisfies Choice[])
    expect(choiceOfKey(keyOfChoice(choice))).toEqual(choice)
})
