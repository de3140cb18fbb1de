import type { DMD } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { describe, expect, it } from 'vitest'
import { correcting, formsOf, newMaking } from '../correction.ts'
import { reply } from '../plain/reply.ts'
import { boxOf } from '../shelf.ts'
import { beginSitting, type Sitting } from '../sitting.ts'
import { deathMayDieFace } from './face.ts'

const begun = (episode: string): Sitting<DMD> => {
  const setup = boxOf('death-may-die').open().setup({ investigators: 'borden,kid', episode, elderOne: 'cthulhu' })
  const sitting = beginSitting(deathMayDieFace(core), setup, 'referee', {})
  if (!sitting.ok) throw new Error(sitting.why.code)
  return sitting.value
}

const labels = (sitting: Sitting<DMD>): readonly string[] => {
  const asked = correcting(sitting, newMaking)
  return asked.is === 'ask' ? asked.labels : []
}

describe('what a referee may put right', () => {
  it('is named with its value of now', () => {
    const said = labels(begun('5')).join('\n')
    for (const name of [
      'Borden: wounds (now 0)',
      'Borden: Savage (now level 1)',
      'Summoning track (now space 1)',
      'Borden: space (now 1 Coach Stop)',
      'Tide (now low)',
      'Give a Discovery card, left side',
      'A Mythos card to the discards',
    ])
      expect(said).toContain(name)
    expect(said).toMatch(/Deep One: space \(now \d+ \w/)
    expect(said).toMatch(/Star Spawn: space \(now the reserve\)/)
  })

  it('is filled in with names where it is not a number', () => {
    const sitting = begun('5')
    for (const [i, form] of formsOf(sitting).entries()) {
      const asked = correcting(sitting, { form: i, filled: [] })
      if (asked.is !== 'ask') return expect.fail(JSON.stringify(form))
      for (const label of asked.labels) {
        expect(label).not.toBe('')
        if (form.change.do === 'place') expect(label).toMatch(/^\d+ \w/)
        if (form.change.do === 'marker') expect(['low', 'rising', 'high', 'flood']).toContain(label)
      }
    }
  })

  it('is put right line by line, too', () => {
    const sitting = begun('1')
    const n = labels(sitting).indexOf('Borden: wounds (now 0)') + 1
    expect(reply(sitting, `correct ${n} 2`).act).toEqual({
      do: 'correct',
      change: { do: 'set', what: 'wounds', seat: 0, to: 2 },
    })
  })
})
