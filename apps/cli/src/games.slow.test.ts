/** Random games on the screen: every position must be shown, explained, undone and told without a slip. */
import { currentDecision, currentNode, fastInts, type Kind, randomAnswer, verifyReplay } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { questionText } from './plain/reply.ts'
import { widthOf } from './screen/fit.ts'
import { frame } from './screen/frame.ts'
import { inkOf } from './screen/ink.ts'
import { barredLines } from './screen/page.ts'
import { newScreen } from './screen/press.ts'
import { waitingOf } from './screen/waiting.ts'
import { BOXES, type Opened } from './shelf.ts'
import { beginSitting, perform, type Sitting, undoLabel } from './sitting.ts'

const GAMES = process.env.VIGIL_SOAK ? 300 : 6
const ink = inkOf(false)

/** The smallest window a game takes, and a large one. */
const areasOf = ({ face }: Opened) => [face.smallest, { columns: 160, rows: 50 }]

const begin = ({ face, setup }: Opened, seed: string, players: number): Sitting<Kind> => {
  const sitting = beginSitting(face, setup({ players: String(players) }), seed, {})
  if (!sitting.ok) throw new Error(sitting.why.code)
  return sitting.value
}

/** Sentences never show what lies behind them. */
const SLIP = /undefined|NaN|\[object|\{"|[a-z]#\d|(?<!\[)\b(?:ES|DMD)-[A-Z]/

const checkScreens = (opened: Opened, sitting: Sitting<Kind>): void => {
  for (const area of areasOf(opened)) {
    const lines = frame(sitting, newScreen, area, ink)
    expect(lines).toHaveLength(area.rows)
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(area.columns)
    expect(lines.join('\n')).not.toMatch(SLIP)
  }
}

/** Two options that read alike are no choice. */
const expectDistinct = (labels: readonly string[]): void =>
  expect(new Set(labels).size, labels.join('\n')).toBe(labels.length)

const checkWords = (sitting: Sitting<Kind>): void => {
  const short = waitingOf(sitting, true)
  if (short.is === 'list') expectDistinct(short.items.labels)
  const waiting = waitingOf(sitting)
  const lines = [...questionText(waiting), ...barredLines(sitting), undoLabel(sitting) ?? '']
  if (waiting.is === 'list') {
    expectDistinct(waiting.items.labels)
    lines.push(...waiting.items.labels.map((_, i) => waiting.detail(i)))
  }
  expect(lines.join('\n')).not.toMatch(SLIP)
  expect(sitting.face.status(sitting.match.state)).not.toMatch(SLIP)
}

describe.each(BOXES.map((box) => [box.name, box] as const))('%s', (name, box) => {
  const opened = box.open()

  it.each(Array.from({ length: GAMES }, (_, i) => i + 1))('game %i can be shown and told to the end', (n) => {
    const seed = `${name} on a screen ${n}`
    const int = fastInts(seed)
    let sitting = begin(opened, seed, 1 + (n % 5))
    for (let at = 0; currentNode(sitting.match).kind !== 'over'; at++) {
      const decision = currentDecision(sitting.match)
      if (!decision) return expect.fail('nobody is asked')
      checkWords(sitting)
      if (at % 10 === 0) checkScreens(opened, sitting)
      const answer = randomAnswer(decision, int)
      const next = answer.is === 'answer' ? perform(sitting, { do: 'answer', pick: answer.pick }) : undefined
      if (!next?.ok) return expect.fail(`step ${at}: ${JSON.stringify(next?.why)} ${JSON.stringify(answer)}`)
      sitting = next.value
    }
    checkScreens(opened, sitting)
    expect(sitting.log.map(({ text }) => text).join('\n')).not.toMatch(SLIP)
    expect(verifyReplay(opened.face.game, sitting.match.record)).toMatchObject({ ok: true })
  })
})
