/** What each cue sounds like, as notes: short, quiet, and never the only sign of anything. Times in ms, pitches in Hz. */
import type { Cue } from './cue.ts'

export interface Tone {
  readonly is: 'tone'
  readonly at: number
  readonly for: number
  readonly pitch: number
  /** Where the pitch glides to. */
  readonly to?: number
  readonly wave: OscillatorType
  readonly loud: number
  /** How long it swells; what is left fades, or is cut off where it swells throughout. */
  readonly swell?: number
  readonly lowpass?: number
}

export interface Breath {
  readonly is: 'breath'
  readonly at: number
  readonly for: number
  /** The middle of the band of noise. */
  readonly pitch: number
  readonly to?: number
  readonly loud: number
  readonly swell?: number
  readonly narrow?: number
}

export type Note = Tone | Breath

const tone = (at: number, length: number, pitch: number, loud: number, more: Partial<Tone> = {}): Tone => ({
  is: 'tone',
  at,
  for: length,
  pitch,
  loud,
  wave: 'sine',
  ...more,
})

const breath = (at: number, length: number, pitch: number, loud: number, more: Partial<Breath> = {}): Breath => ({
  is: 'breath',
  at,
  for: length,
  pitch,
  loud,
  ...more,
})

const brass = (at: number, length: number, pitch: number): Note[] => [
  tone(at, length, pitch, 0.2, { wave: 'sawtooth', swell: 50, lowpass: 620 }),
  tone(at, length, pitch * 1.003, 0.14, { wave: 'sawtooth', swell: 70, lowpass: 480 }),
]

const piano = (at: number, length: number, pitch: number): Note[] => [
  tone(at, length, pitch, 0.3, { wave: 'triangle', swell: 6, lowpass: 1300 }),
  tone(at, length * 0.6, pitch * 2, 0.08, { swell: 4, lowpass: 1600 }),
]

/** A bell is heard by the partials that do not fit. */
const bell = (at: number, length: number, pitch: number, loud: number): Note[] => [
  tone(at, length, pitch, loud, { swell: 4 }),
  tone(at, length * 0.7, pitch * 2.01, loud * 0.5, { swell: 3 }),
  tone(at, length * 0.45, pitch * 2.76, loud * 0.35, { swell: 2 }),
  tone(at, length * 0.3, pitch * 5.4, loud * 0.12, { swell: 2 }),
]

const wood = (at: number): Note[] => [
  breath(at, 26, 1700, 0.5, { narrow: 2.5 }),
  tone(at, 34, 240, 0.16, { to: 150, wave: 'triangle' }),
]

/** One step of a pentatonic scale higher for each task of the same turn. */
const LADDER = [0, 2, 4, 7, 9, 12]

const taskNotes = (step: number): Note[] =>
  bell(0, 250, 784 * 2 ** ((LADDER[Math.min(step, LADDER.length - 1)] ?? 0) / 12), 0.16)

const glass = (at: number, length: number, pitch: number): Note[] => [
  tone(at, length, pitch, 0.14, { swell: length * 0.4 }),
  tone(at, length, pitch * 1.006, 0.1, { swell: length * 0.5 }),
]

const SCORES: { readonly [C in Exclude<Cue, 'task'>]: readonly Note[] } = {
  turn: [...brass(0, 260, 98), ...brass(220, 380, 146.8)],
  roll: [breath(0, 420, 420, 0.22, { swell: 120, narrow: 0.8 }), ...[270, 350, 400, 480, 560].flatMap(wood)],
  won: [...piano(0, 420, 329.6), ...piano(200, 500, 415.3)],
  failed: [...piano(0, 420, 293.7), ...piano(220, 480, 261.6)],
  sign: [...glass(0, 900, 659.3), ...glass(120, 780, 987.8), ...glass(240, 660, 1318.5)],
  doom: [tone(0, 500, 96, 0.6, { to: 40, swell: 5, lowpass: 220 }), breath(0, 90, 160, 0.4, { narrow: 0.7 })],
  monster: [
    breath(0, 480, 300, 0.3, { to: 1100, swell: 400, narrow: 1.2 }),
    tone(60, 440, 415, 0.08, { swell: 430 }),
    tone(60, 440, 415 * 2.76, 0.04, { swell: 430 }),
  ],
  midnight: [...bell(0, 620, 196, 0.3), ...bell(420, 620, 196, 0.3), ...bell(840, 620, 196, 0.34)],
  refused: [tone(0, 80, 190, 0.4, { to: 90, wave: 'triangle', swell: 2 }), breath(0, 30, 500, 0.3, { narrow: 1 })],
  bell: bell(0, 120, 1760, 0.14),
}

export const notesOf = (cue: Cue, step: number): readonly Note[] => (cue === 'task' ? taskNotes(step) : SCORES[cue])

export const lengthOf = (notes: readonly Note[]): number => Math.max(0, ...notes.map((note) => note.at + note.for))
