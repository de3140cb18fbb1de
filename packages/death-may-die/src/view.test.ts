import { Table } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { core } from './content/index.ts'
import { deathMayDie } from './game.ts'

const game = deathMayDie(core)

describe('the view', () => {
  it('shows which token goes along with a run, as long as the run lasts', () => {
    const t = new Table(core, { episode: 's1e3', investigators: ['adam', 'ian'] })
    const taken = (): number => game.view(t.state, 0).taken
    t.person(0).at = 5
    t.pick({ do: 'action', id: 'unmask' }).roll('S - -').pick({ do: 'keep' }).draw('sorcerer')
    expect(taken()).toBe(-1)
    t.pick({ do: 'action', id: 'lead-the-dance' })
    expect(game.view(t.state, 0).tokens[taken()]).toMatchObject({ kind: 'dancer', face: 'sorcerer', at: 5 })
    t.pick({ do: 'go', to: 8 })
    expect(game.view(t.state, 0).tokens[taken()]).toMatchObject({ face: 'sorcerer', at: 8 })
    t.pick({ do: 'stop' })
    expect(taken()).toBe(-1)
  })

  it('shows in every space who and what is there, the dead left out', () => {
    const t = new Table(core, { asPrinted: true, investigators: ['adam', 'ian'] })
    t.person(1).alive = false
    const [door, hall] = game.view(t.state, 0).spaces
    expect(door).toMatchObject({ id: 1, people: [0], figures: [], tokens: [] })
    expect(hall?.figures.map((i) => t.state.figures[i]?.kind)).toEqual(['cultist', 'cultist'])
  })
})
