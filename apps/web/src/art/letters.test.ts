import { core } from '@vigil/elder-sign/content'
import { LANGUAGES, tongueOf, words } from '@vigil/elder-sign/text'
import { expect, it } from 'vitest'
import { LETTERS } from './letters.ts'

it.each(LANGUAGES)('are those of the words (%s)', async (language) => {
  const said = words(core, await tongueOf(language))
  for (const face of ['L', 'P', 'T', 'W'] as const) expect(LETTERS[language][face]).toBe(said.faceLetter(face))
})
