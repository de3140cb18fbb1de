/** Plays cues with the browser's own synthesiser: no files. Where there is no sound, nothing happens. */
import { settings } from '../settings/settings.ts'
import type { Cue } from './cue.ts'
import { type Breath, lengthOf, type Note, notesOf, type Tone } from './score.ts'

const MOST_AT_ONCE = 2
/** A value that counts as silence; exponential ramps cannot reach zero. */
const SILENT = 0.0001

interface Desk {
  readonly context: AudioContext
  readonly master: GainNode
  readonly noise: AudioBuffer
}

let desk: Desk | undefined
/** When each cue under way begins and ends, in ms of the context's clock. */
let underWay: readonly (readonly [number, number])[] = []
let tasks = 0

const noiseOf = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}

/** A page may not sound before its first click or key; until then there is no context either. */
const openDesk = (): Desk | undefined => {
  if (desk) return desk
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return undefined
  const context = new AudioContext()
  const master = context.createGain()
  master.connect(context.destination)
  desk = { context, master, noise: noiseOf(context) }
  return desk
}

const swelling = (context: AudioContext, note: Note, begins: number): GainNode => {
  const gain = context.createGain()
  const ends = begins + note.for / 1000
  const peak = Math.min(begins + (note.swell ?? 3) / 1000, ends - 0.01)
  gain.gain.setValueAtTime(SILENT, begins)
  gain.gain.exponentialRampToValueAtTime(note.loud, peak)
  gain.gain.exponentialRampToValueAtTime(SILENT, ends)
  return gain
}

const filterOf = (context: AudioContext, type: BiquadFilterType, pitch: number, narrow = 0.7): BiquadFilterNode => {
  const filter = context.createBiquadFilter()
  filter.type = type
  filter.frequency.value = pitch
  filter.Q.value = narrow
  return filter
}

const sing = ({ context, master }: Desk, note: Tone, begins: number): void => {
  const voice = context.createOscillator()
  const ends = begins + note.for / 1000
  voice.type = note.wave
  voice.frequency.setValueAtTime(note.pitch, begins)
  if (note.to !== undefined) voice.frequency.exponentialRampToValueAtTime(note.to, ends)
  const filtered = note.lowpass === undefined ? voice : voice.connect(filterOf(context, 'lowpass', note.lowpass))
  filtered.connect(swelling(context, note, begins)).connect(master)
  voice.start(begins)
  voice.stop(ends + 0.02)
}

const breathe = ({ context, master, noise }: Desk, note: Breath, begins: number): void => {
  const air = context.createBufferSource()
  const ends = begins + note.for / 1000
  air.buffer = noise
  air.loop = true
  const band = filterOf(context, 'bandpass', note.pitch, note.narrow)
  if (note.to !== undefined) band.frequency.exponentialRampToValueAtTime(note.to, ends)
  air
    .connect(band)
    .connect(swelling(context, note, begins))
    .connect(master)
  air.start(begins)
  air.stop(ends + 0.02)
}

/** Tasks of one attempt climb a scale; whatever ends the attempt starts it anew. */
const stepOf = (cue: Cue): number => {
  if (cue === 'task') return tasks++
  if (cue === 'turn' || cue === 'won' || cue === 'failed' || cue === 'midnight') tasks = 0
  return tasks
}

const crowded = (begins: number, ends: number): boolean =>
  underWay.filter(([from, to]) => from < ends && to > begins).length >= MOST_AT_ONCE

const perform = (open: Desk, cue: Cue, delayMs: number): void => {
  const now = open.context.currentTime * 1000
  const notes = notesOf(cue, stepOf(cue))
  const begins = now + Math.max(0, delayMs) + 10
  const ends = begins + lengthOf(notes)
  underWay = underWay.filter(([, to]) => to > now)
  if (crowded(begins, ends)) return
  underWay = [...underWay, [begins, ends]]
  for (const note of notes) {
    const at = (begins + note.at) / 1000
    if (note.is === 'tone') sing(open, note, at)
    else breathe(open, note, at)
  }
}

export const playCue = (cue: Cue, delayMs = 0): void => {
  const { volume } = settings()
  if (volume <= 0) return
  try {
    const open = openDesk()
    if (!open) return
    // The ear hears loudness by powers: half the slider is half as loud.
    open.master.gain.value = volume ** 2
    if (open.context.state === 'running') return perform(open, cue, delayMs)
    // A sound that comes long after its moment would be a riddle.
    const asked = Date.now()
    const late = (): void => (Date.now() - asked < 400 ? perform(open, cue, delayMs) : undefined)
    open.context.resume().then(late, () => undefined)
  } catch {
    // A machine without an output: the table is complete without sound.
  }
}
