import { expect, it } from 'vitest'
import { fail, ScenarioFailure } from './failure.ts'

const thrown = (act: () => void): ScenarioFailure => {
  try {
    act()
  } catch (error) {
    if (error instanceof ScenarioFailure) return error
  }
  return expect.fail('nothing failed')
}

it('says what was expected and what came', () => {
  const failure = thrown(() => fail('a card', "'x'"))
  expect(failure.message).toBe("expected: a card\n     got: 'x'")
  expect(failure.mismatch).toEqual({ expected: 'a card', got: "'x'" })
})

it('shows the difference where there is one', () => {
  const failure = thrown(() => fail('the table to look so', '{}', '- expected\n+ got'))
  expect(failure.message).toBe('the table to look so\n- expected\n+ got')
  expect(failure.mismatch.diff).toBe('- expected\n+ got')
})
