/** Scenarios as tests. The only file here that knows a test runner. */
import { test } from 'vitest'
import { type Given, tell } from '../src/index.ts'

/** The title begins with the ids of the rules: `[ES-TERROR-02] a failed roll with two terrors hurts once`. */
export const scenario = (title: string, story: (given: Given) => void): void => {
  test(title, () => tell(story))
}
