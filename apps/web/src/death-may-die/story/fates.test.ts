import { type DMD, deathMayDie } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { words } from '@vigil/death-may-die/text'
import { describe, expect, it } from 'vitest'
import type { Told } from '../../face.ts'
import { speechOf } from '../speech.ts'
import { fatesOf } from './fates.ts'

const game = deathMayDie(core)
const setup = { episode: 's1e1', elderOne: 'cthulhu', investigators: ['elizabeth', 'morgan'], first: 0 }
const view = game.view(game.start(setup), 'spectator')

describe('what became of everybody', () => {
  it('tells of those who were named in the set-up, and joined without a word', () => {
    const page: Told<DMD> = {
      events: [
        { is: 'slain', figure: 0, kind: 'cultist', at: 1 },
        { is: 'died', seat: 1, id: 'morgan', how: 'wounds' },
      ],
      before: view,
      after: view,
      day: 1,
    }
    const fates = fatesOf([page], speechOf(words(core), 'en'))
    expect(fates.map(({ name, text }) => `${name}: ${text}`)).toEqual([
      'Elizabeth Ives: Alive to the end · 1 enemy slain, nothing claimed',
      `John Morgan: Killed in turn ${view.turn} · nobody slain, nothing claimed`,
    ])
  })
})
