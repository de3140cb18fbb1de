import { describe, expect, it } from 'vitest'
import { BadConfig, configFrom } from '../src/config.ts'

describe('the environment', () => {
  it('may be silent', () => {
    expect(configFrom({})).toMatchObject({ port: 8080, dataDir: 'data', trustProxy: false })
    expect(configFrom({ PORT: '' }).port).toBe(8080)
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty": it should be a whole number.'],
    [{ PORT: '99999' }, 'PORT is "99999": it should be at most 65535.'],
    [{ PUBLIC_URL: 'vigil' }, 'PUBLIC_URL is "vigil": it should be an address such as https://vigil.example.'],
    [
      { DATABASE_URL: 'mysql://me:secret@host/vigil' },
      'DATABASE_URL should be an address such as postgres://name@host/vigil.',
    ],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY is "maybe": it should be true or false.'],
  ])('%o is refused with a sentence', (env, sentence) => {
    expect(() => configFrom(env)).toThrow(new BadConfig(sentence))
  })
})
