import { describe, expect, it } from 'vitest'
import { linkFrom, playAddress } from './link.ts'

const key = 'k'.repeat(32)

describe('a link', () => {
  it('names the server, the room and the key', () => {
    const link = linkFrom(`https://vigil.example/#/room/abc_-1/${key}`)
    expect(link).toEqual({ site: 'https://vigil.example', room: 'abc_-1', key })
    expect(playAddress(link)).toBe('wss://vigil.example/api/play')
    expect(playAddress(linkFrom(`http://localhost:8080/#/room/a/${key}`))).toBe('ws://localhost:8080/api/play')
  })

  it.each([
    ['nonsense', /is no link to a room/],
    ['ftp://vigil.example/#/room/a/b', /is no link to a room/],
    ['https://vigil.example/', /names no room and key/],
    [`https://vigil.example/#/room/a/short`, /names no room and key/],
    [`https://vigil.example/?/room/a/${key}`, /names no room and key/],
  ])('%s gets a sentence', (typed, sentence) => {
    expect(() => linkFrom(typed)).toThrow(sentence)
  })
})
