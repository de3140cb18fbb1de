import { expect, it } from 'vitest'
import { noBrowser } from './visit.ts'

const CI = process.env.CI === 'true'

if (noBrowser && !CI) process.stderr.write(`The tests of the page are skipped: ${noBrowser}.\n`)

/** Locally the tests of the page may be skipped; where nobody looks they may not. */
it.skipIf(noBrowser !== '' && !CI)('there is a browser', () => expect(noBrowser).toBe(''))
