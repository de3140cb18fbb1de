import { describe, expect, it } from 'vitest'
import { waitingOf } from '../screen/waiting.ts'
import { perform, type Sitting } from '../sitting.ts'
import { type Toy, toySitting } from '../toy.ts'
import { questionText, reply } from './reply.ts'

const after = (sitting: Sitting<Toy>, line: string): Sitting<Toy> => {
  const { act } = reply(sitting, line)
  if (!act || act.do === 'quit') return sitting
  const done = perform(sitting, act)
  return done.ok ? done.value : sitting
}
const said = (line: string, sitting = toySitting()): string => reply(sitting, line).say.join('\n')
const stones = after(toySitting(), '2')

describe('a question', () => {
  it('is who, what, and numbered options', () => {
    expect(questionText(waitingOf(toySitting()))).toEqual([
      'Ann: Three doors. Which one?',
      '1. Go left',
      '2. Go right',
      '3. Go wait',
    ])
  })

  it('says how many may be chosen', () => {
    expect(questionText(waitingOf(stones))[1]).toBe('Choose up to 2, or none.')
  })
})

describe('an answer', () => {
  it.each(['2', ' 2 ', 'go right', 'Go Right'])('"%s"', (line) => {
    expect(reply(toySitting(), line)).toEqual({ say: [], act: { do: 'answer', pick: [{ do: 'right' }] } })
  })

  it('may be the letter of an option', () => {
    expect(reply(toySitting(), 'w').act).toMatchObject({ pick: [{ do: 'wait' }] })
  })

  it.each([
    ['1 3', 2],
    ['3,1', 2],
    ['2', 1],
    ['none', 0],
    ['0', 0],
  ])('"%s" picks %i of several', (line, n) => {
    const { act } = reply(stones, line)
    expect(act?.do === 'answer' && act.pick).toHaveLength(n)
  })

  it('is refused in a sentence', () => {
    expect(said('9')).toBe('There is no number 9; there are 3 options.')
    expect(said('banana')).toBe('"banana" is not understood. Type a number, or help.')
    expect(said('1 2')).toBe('Choose exactly 1.')
    expect(said('all', stones)).toBe('Choose up to 2, or none.')
  })
})

describe('words that always work', () => {
  it.each(['u', 'undo'])('%s', (line) => {
    expect(reply(toySitting(), line).act).toEqual({ do: 'undo' })
  })
  it.each(['q', 'quit'])('%s', (line) => {
    expect(reply(toySitting(), line).act).toEqual({ do: 'quit' })
  })

  it('tell what is not possible, the table, the log and how to play', () => {
    expect(said('?')).toContain('[TOY-NO-01]')
    expect(said('status')).toBe('Round 0.\nStones 0.')
    expect(said('log', after(toySitting(), '3'))).toBe('opened 0')
    expect(said('help')).toContain('Type the number')
    expect(said('again')).toContain('1. Go left')
    expect(said('')).toContain('1. Go left')
  })

  it('read a card, by any part of its name', () => {
    expect(said('card lamp')).toBe('Old Lamp, Item.\nIt shines.')
    expect(said('card old lmp')).toContain('Old Lamp')
    expect(said('card old')).toBe('Several are called that: Old Lamp, Old Rope.')
    expect(said('card xyzzy')).toBe('No card is called "xyzzy".')
  })

  it('explain an option', () => {
    expect(said('why 1')).toBe('Dice lie behind it.')
    expect(said('why 2')).toBe('There is no more to say about it.')
    expect(said('why 7')).toBe('There is no option 7.')
  })
})

describe('advice', () => {
  it.each(['b', 'advise'])('%s tells what a bot would do, and why', (line) => {
    expect(said(line)).toBe('The last bot would choose 3. Go wait.\nWhy: it is the last')
  })

  it('has the chances of every answer where they are switched on, and calls bounds that', () => {
    const shown = after(toySitting(), 'odds')
    expect(said('advise', shown).split('\n').slice(3)).toEqual([
      'The chance of a way out:',
      '1. Go left: 50.0 %',
      '3. Go wait: between 10.0 and 25.0 % (bounds, not exact)',
      '2. Go right: not reckoned',
      'As it stands: 50.0 %.',
    ])
  })

  it('chances stand beside the options once they are wanted, and still after an answer', () => {
    const shown = after(toySitting(), 'p')
    const options = ['1. Go left (50.0 %)', '2. Go right', '3. Go wait (10.0–25.0 %)']
    expect(questionText(waitingOf(shown)).slice(1)).toEqual(options)
    expect(questionText(waitingOf(after(shown, 'go wait'))).slice(1)).toEqual(options)
    expect(said('odds', shown)).toBe('Chances are no longer shown.')
    expect(questionText(waitingOf(after(shown, 'odds')))[1]).toBe('1. Go left')
  })

  it('says so where there are none to be shown', () => {
    expect(said('odds', stones)).toBe('Nothing is at stake here whose chance could be reckoned.')
    const { weigh: _, ...counsel } = toySitting().face.counsel
    const bare = { ...toySitting(), face: { ...toySitting().face, counsel } }
    expect(said('odds', bare)).toContain('Toy has no exact chances yet')
  })

  it('has nothing to say when the game is over', () => {
    const over = after(after(after(toySitting(), '3'), '3'), '3')
    expect(said('advise', over)).toBe('Nobody is asked anything just now.')
  })
})

describe('real dice', () => {
  const waits = after(toySitting('ask'), '1')

  it('are asked for and read', () => {
    expect(questionText(waitingOf(waits))).toEqual(['Roll two dice.', 'Type two numbers from 1 to 3.'])
    expect(reply(waits, '3 2').act).toEqual({ do: 'supply', outcome: { faces: [3, 2] } })
  })

  it('are refused in a sentence, and words still work', () => {
    expect(said('3', waits)).toBe('Two dice, not 1.')
    expect(said('banana', waits)).toBe('Two dice, not 0.')
    expect(said('status', waits)).toContain('Round 0.')
  })
})

it('says that the game is over', () => {
  const over = after(after(after(toySitting(), '3'), '3'), '3')
  expect(said('1', over)).toContain('The game is over')
})

describe('correct', () => {
  it('lists what may be put right, then the values, then does it', () => {
    expect(said('correct')).toBe('Correct what?\n1. Stones (now 0)\nType correct and one of these.')
    expect(said('correct 1')).toMatch(
      /^Stones \(now 0\): how many\?\n0\n1\n.*\n12\nType correct 1 and one of these\.$/s,
    )
    expect(reply(toySitting(), 'correct 1 5').act).toEqual({ do: 'correct', change: { set: 'stones', to: 5 } })
  })

  it('does nothing with a number that is not there', () => {
    expect(reply(toySitting(), 'correct 7')).toEqual({ say: ['There is no 7 in: Correct what?'] })
    expect(reply(toySitting(), 'correct 1 40')).toEqual({ say: ['There is no 40 in: Stones (now 0): how many?'] })
  })

  it('says so where nothing can be corrected', () => {
    expect(said('correct', after(toySitting('ask'), '1'))).toBe('Nothing can be corrected just now.')
  })
})
