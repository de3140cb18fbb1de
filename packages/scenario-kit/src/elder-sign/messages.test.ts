/** What a scenario says when it does not hold. */
import { describe, expect, it } from 'vitest'
import type { Setup } from './setup-shape.ts'
import { type Table, tell } from './table.ts'

const failing = (setup: Setup, story: (t: Table) => void): string => {
  try {
    tell(({ table }) => story(table(setup)))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return 'it holds'
}

const CARD: Setup = { cards: [{ tasks: ['L', 'P'] }] }

describe('steps', () => {
  it('that do not fit say where the game stands', () => {
    expect(failing(CARD, (t) => t.rolls('L'))).toMatch(
      /^expected: a roll of L\n {5}got: the game waits for 'move' by seat 0 \(stay, move\); dice: supply G G G G G G Y R$/,
    )
    expect(failing(CARD, (t) => t.goes('xx'))).toContain("did you mean 'x'?")
    expect(failing(CARD, (t) => t.draws('cultist'))).toContain("'cultist' to be drawn")
    expect(
      failing(CARD, (t) => {
        t.goes('x')
        t.does({ do: 'roll' })
        t.waitsFor('judge')
      }),
    ).toContain('the game rolls 6 dice and no result is scripted')
  })

  it('name dice that are not there, and faces no die has', () => {
    const rolled = (t: Table): void => {
      t.goes('x')
      t.rolls('I1', 'I1', 'I1', 'I1', 'I1', 'T')
    }
    expect(
      failing(CARD, (t) => {
        rolled(t)
        t.completes('t0', 'L')
      }),
    ).toBe("expected: a die 'L'\n     got: pool I1 I1 I1 I1 I1 T, supply Y R")
    expect(
      failing(CARD, (t) => {
        rolled(t)
        t.completes('t0', 'T', 'T')
      }),
    ).toContain("a die 'T' besides those already named")
    expect(
      failing(CARD, (t) => {
        t.goes('x')
        t.rolls('I4', 'I1', 'I1', 'I1', 'I1', 'I1')
      }),
    ).toContain('a face of the green die: I1 I2 I3 L P T')
    expect(
      failing(CARD, (t) => {
        rolled(t)
        t.completes('imp', 'T')
      }),
    ).toContain("a row: 't0', 't1', … or a marker on this card")
  })

  it('that are to be refused and are not', () => {
    expect(failing(CARD, (t) => t.refused({ do: 'stay' }, 'ES-MOVE-01'))).toContain('it is allowed')
    expect(failing(CARD, (t) => t.refused({ do: 'roll' }, 'ES-NONE-01'))).toMatch(
      /to be refused by ES-NONE-01\n.*refused by/,
    )
  })

  it('about what happened', () => {
    const went = (t: Table): void => t.goes('x')
    expect(
      failing(CARD, (t) => {
        went(t)
        t.happened({ is: 'moved', to: 'y' })
      }),
    ).toContain('this to have happened: {"is":"moved","to":"y"}')
    expect(
      failing(CARD, (t) => {
        went(t)
        t.notHappened({ is: 'moved' })
      }),
    ).toContain('nothing like {"is":"moved"} to have happened')
  })

  it('about what is offered', () => {
    expect(failing(CARD, (t) => t.waitsFor('move', { may: ['roll'] }))).toContain('roll to be offered')
    expect(failing(CARD, (t) => t.waitsFor('move', { mayNot: ['stay'] }))).toContain('stay not to be offered')
    expect(failing(CARD, (t) => t.waitsFor('move', { seat: 'b' }))).toContain('an investigator at the table')
    expect(failing(CARD, (t) => t.waitsFor('judge'))).toContain("the game to wait for 'judge'")
    expect(failing(CARD, (t) => t.over({ won: true }))).toContain('the game to be over')
  })
})

describe('the end', () => {
  it('must say what the game waits for', () => {
    expect(failing(CARD, (t) => t.goes('x'))).toContain(
      "a last step that says what the game waits for ('waits' or 'over')",
    )
    expect(failing(CARD, (t) => t.waitsFor('move'))).toBe('it holds')
  })
})

describe('positions', () => {
  const unlaid = (setup: Setup): string => failing(setup, (t) => t.waitsFor('move'))

  it.each<[string, Setup, string]>([
    ['a card twice', { cards: ['koi-pond', 'koi-pond'] }, 'koi-pond once in the position'],
    ['a marker nobody has', { cards: [{ tasks: ['L'], monsters: ['gul'] }] }, 'a marker that is still in the cup'],
    [
      'a card of the box with rows of its own',
      { cards: [{ id: 'koi-pond', terror: 'doom' }] },
      "'tasks' for the test-made card",
    ],
    ['a new card with an old name', { cards: [{ id: 'koi-pond', tasks: ['L'] }] }, "'koi-pond' exists already"],
    ['a trophy nobody knows', { seats: [{ trophies: ['koi-pnd'] }] }, "did you mean 'koi-pond'?"],
    ['a spell nobody knows', { spells: [{ owner: 0, spell: 'ward', dice: ['L'] }] }, "did you mean 'whispered-ward'?"],
    ['a lock without an icon', { locks: ['x'] }, "'locks' to name something with a lock icon"],
    ['an attempt at the Entrance', { attempt: {} }, "'at' a card for whoever is in the middle of it"],
    ['rules nobody plays', { rules: 'house' }, 'a set-up the game accepts'],
    ['a seat nobody has', { active: 4 }, 'setup.firstPlayer'],
  ])('%s', (_what, setup, said) => {
    expect(unlaid(setup)).toContain(said)
  })
})
