/** A match saved in November 2026. If this fails, every saved match out there is in danger: think before changing it. */
import { describe, expect, it } from 'vitest'
import { currentNode } from './match.ts'
import { parseRecord } from './parse-record.ts'
import { replay, verifyReplay } from './replay.ts'
import { toy } from './toy.ts'
import { must } from './toy-match.ts'

const saved = `{
  "format": "vigil-match/1",
  "game": "lanterns",
  "version": "1",
  "setup": { "seats": 2, "turns": 2, "cards": ["brass", "iron", "tin"] },
  "seed": "9f3c51d2a07b4e66",
  "inputs": [
    { "is": "chance", "outcome": { "card": "brass" } },
    { "is": "answer", "seat": 0, "pick": [{ "do": "bury", "card": "brass" }] },
    { "is": "chance", "outcome": { "faces": [2, 2, 3] } },
    { "is": "answer", "seat": 0, "pick": [] },
    { "is": "undo", "to": 3 },
    { "is": "answer", "seat": 0, "pick": [] },
    { "is": "answer", "seat": 0, "pick": [{ "do": "push" }] },
    { "is": "chance", "outcome": { "faces": [1, 2, 3] } },
    { "is": "answer", "seat": 0, "pick": [{ "do": "keep", "die": 2 }, { "do": "keep", "die": 3 }] },
    { "is": "answer", "seat": 0, "pick": [{ "do": "push" }] },
    { "is": "chance", "outcome": { "faces": [2, 2, 3] } },
    { "is": "answer", "seat": 0, "pick": [{ "do": "keep", "die": 2 }, { "do": "keep", "die": 3 }] },
    { "is": "answer", "seat": 0, "pick": [{ "do": "stop" }] },
    { "is": "chance", "outcome": { "card": "tin" } },
    { "is": "answer", "seat": 1, "pick": [{ "do": "bury", "card": "oil" }] },
    { "is": "chance", "outcome": { "faces": [2, 3, 4] } },
    { "is": "answer", "seat": 1, "pick": [{ "do": "keep", "die": 3 }, { "do": "keep", "die": 4 }] },
    { "is": "answer", "seat": 1, "pick": [{ "do": "stop" }] }
  ]
}`

describe('a match saved long ago', () => {
  it('can be read, and replays to the end it had', () => {
    const match = must(replay(toy, must(parseRecord(saved))))
    expect(currentNode(match)).toEqual({ kind: 'over', ending: { won: true, best: 10 } })
    expect(match.inputs).toHaveLength(16)
  })

  it('still owes every outcome to its seed', () => {
    expect(must(verifyReplay(toy, must(parseRecord(saved)))).hash).toBe('f232705dd2462871')
  })

  it('shows where somebody has helped', () => {
    const helped = saved.replace('[1, 2, 3]', '[4, 4, 4]')
    expect(verifyReplay(toy, must(parseRecord(helped)))).toMatchObject({
      ok: false,
      why: { code: 'replay.fate', params: { index: 7, event: 2 } },
    })
  })

  it('shows where a hand has slipped', () => {
    const slipped = saved.replace('"card": "oil" }]', '"card": "oil" ]')
    expect(parseRecord(slipped)).toMatchObject({ ok: false, why: { code: 'record.json', params: { line: 22 } } })
  })
})
