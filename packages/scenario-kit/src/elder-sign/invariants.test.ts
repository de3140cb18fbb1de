import { elderSign, type State } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { fastInts, randomInput } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { invariants } from './invariants.ts'
import { randomSetup } from './random-table.ts'

const game = elderSign(core)

/** The first position of a random game that is as wanted. */
const positionWhere = (wanted: (s: Readonly<State>) => boolean, n = 3): State => {
  for (let seed = 0; seed < 200; seed++) {
    const state = game.start(randomSetup(core, n))
    const int = fastInts(`position ${seed}`)
    for (;;) {
      if (wanted(state)) return state
      const input = randomInput(game, state, int)
      if (!input) break
      game.applyInPlace(state, input)
    }
  }
  return expect.fail('no such position')
}

const top = (s: Readonly<State>): string => s.stack.at(-1)?.at ?? ''
const moving = positionWhere((s) => top(s) === 'turn.move' && s.turns > 5)
const judging = positionWhere((s) => top(s) === 'expedition.judge')
const locked = positionWhere((s) => top(s) === 'turn.move' && s.locks.some(({ die }) => die >= 0))
const casting = positionWhere((s) => top(s) === 'turn.move' && s.seats.some(({ person }) => person?.cast.length))
const battling = positionWhere((s) => s.awake && top(s) === 'expedition.prepare', 11)
const over = positionWhere((s) => s.ending !== null)

type Person = NonNullable<State['seats'][number]['person']>
const someone = (s: State): Person => s.seats.flatMap(({ person }) => person ?? [])[0] ?? expect.fail('nobody')

it('sound positions have nothing wrong with them', () => {
  for (const state of [moving, judging, locked, casting, battling, over]) expect(invariants(state, core)).toEqual([])
})

const wrong = (base: State, spoil: (s: State) => void): string[] => {
  const state = game.clone(base)
  spoil(state)
  return invariants(state, core)
}

describe('cards and markers', () => {
  it('lie somewhere, and only there', () => {
    const gone = moving.decks.common.bag[0] ?? expect.fail('no common item')
    expect(wrong(moving, (s) => s.decks.common.bag.shift())).toEqual([`common item ${gone} lies nowhere`])
    expect(wrong(moving, (s) => someone(s).items.push(gone))).toEqual([
      `common item ${gone} lies in the common deck and hands`,
    ])
    const marker = moving.cup[0] ?? expect.fail('an empty cup')
    expect(wrong(moving, (s) => s.cup.shift())).toEqual([`marker ${marker} lies nowhere`])
    expect(wrong(moving, (s) => s.cup.push(marker))).toEqual([`marker ${marker} lies in the cup and the cup`])
  })

  it('lie where such things belong', () => {
    expect(wrong(moving, (s) => someone(s).trophies.push(...s.decks.spell.bag.splice(0, 1)))).toEqual([
      expect.stringMatching(/^spell .* lies in trophies$/),
    ])
    expect(wrong(moving, (s) => s.cup.push('nothing'))).toContain('? nothing lies in the cup')
    expect(
      wrong(moving, (s) => {
        s.mythos = null
      }),
    ).toEqual([expect.stringMatching(/^Mythos card .* lies nowhere$/)])
  })
})

describe('dice and locks', () => {
  it('agree', () => {
    const die = locked.locks.find((lock) => lock.die >= 0)?.die ?? 0
    expect(wrong(locked, (s) => Object.assign(s.dice[die] ?? {}, { at: 'supply', on: '' })).length).toBeGreaterThan(0)
    expect(
      wrong(locked, (s) => {
        for (const lock of s.locks) lock.source = 'card:none'
      }),
    ).toContain('a lock of card:none, which is gone')
    expect(
      wrong(locked, (s) => {
        s.locks = []
      }).join(),
    ).toContain('which does not hold it')
    expect(wrong(moving, (s) => s.locks.push({ id: 99, colour: 'green', source: 'mythos', die: -1 }))).toContain(
      'a green lock waits in vain',
    )
  })

  it('lie where an attempt may put them', () => {
    expect(wrong(moving, (s) => Object.assign(s.dice[7] ?? {}, { at: 'pool', on: '', face: 'T' }))).toEqual(
      expect.arrayContaining(['the red die 7 shows T', 'the red die 7 lies in pool']),
    )
    expect(wrong(moving, (s) => s.dice.pop())).toContain('7 dice')
    expect(wrong(judging, (s) => Object.assign(s.dice[0] ?? {}, { at: 'marker', on: '7' })).join()).toContain(
      'elsewhere',
    )
    const spell = casting.seats.flatMap(({ person }) => person?.cast ?? [])[0] ?? ''
    const free = (s: State): void => {
      for (const die of s.dice) if (die.on === spell) Object.assign(die, { at: 'supply', on: '', face: '' })
    }
    expect(wrong(casting, free)).toContain(`${spell} is empty`)
  })
})

describe('people', () => {
  it('have something left, and no more than they may', () => {
    const { id } = someone(moving)
    expect(wrong(moving, (s) => Object.assign(someone(s), { sanity: 0 }))).toEqual([`${id} lives with sanity 0`])
    expect(wrong(moving, (s) => Object.assign(someone(s), { stamina: 99 }))).toEqual([`${id} has too much stamina`])
    expect(wrong(moving, (s) => Object.assign(someone(s), { clues: -1 }))).toEqual([`${id} has -1 clues`])
    expect(wrong(moving, (s) => Object.assign(someone(s), { spent: ['a', 'a'] }))).toEqual([
      `${id} used an ability twice today`,
    ])
  })

  it('sit at one place, and stand at one', () => {
    const { id } = someone(moving)
    expect(wrong(moving, (s) => s.roster.push(id))).toEqual([`${id} plays and waits`])
    const seat = moving.seats.findIndex(({ person }) => person?.id === id)
    const spoil = (fields: object) => wrong(moving, (s) => Object.assign(s.seats[seat] ?? {}, fields))
    expect(spoil({ out: true })).toEqual([`${id} sits where nobody should, seat ${seat}`])
    expect(spoil({ owed: true })).toEqual([`${id} sits where nobody should, seat ${seat}`])
    expect(spoil({ person: null }).join()).toContain(`nobody sits at seat ${seat}, and nobody is to come`)
    expect(wrong(moving, (s) => Object.assign(someone(s), { at: 'nowhere' }))).toEqual([
      `${id} stands on nowhere, which is not in play`,
    ])
    expect(wrong(moving, (s) => Object.assign(someone(s), { at: 'ancientOne' })).join()).toContain('not in play')
    expect(wrong(moving, (s) => Object.assign(s, { active: 9 }))).toContain('it is the turn of seat 9')
  })
})

describe('the clock, the track and the table', () => {
  it('show what they can', () => {
    const spoil = (fields: object) => wrong(moving, (s) => Object.assign(s, fields))
    expect(spoil({ clock: 4 })).toEqual(['the clock shows 4'])
    expect(spoil({ doom: 99 }).join()).toContain('99 doom tokens')
    expect(spoil({ signs: -1 })).toEqual(['-1 signs'])
    expect(spoil({ signs: 50 })).toEqual(['50 signs, and the game goes on'])
    const track = core.ancientOnes.find(({ id }) => id === moving.ancientOne)?.doomTrack.length ?? 0
    expect(spoil({ doom: track })).toEqual(['the track is full, and nobody awakens'])
    expect(spoil({ stack: [] })).toEqual(['nothing is to be done, and the game is not over'])
    expect(spoil({ awake: true })).toContain('awake, and the museum is still there')
    expect(wrong(judging, (s) => Object.assign(s, { phase: 'midnight' }))).toEqual(['an attempt in the phase midnight'])
  })

  it('hold one marker a box', () => {
    const two = [0, 1].map(() => ({ marker: 'same', box: 0, flippedBy: -1 }))
    expect(wrong(moving, (s) => s.slots[0]?.monsters.push(...two)).join()).toContain('two markers in one box of')
  })
})
