/** The top lines: who sleeps, how late it is, how near either end is, and the Mythos card. */
import type { View } from '@vigil/elder-sign'
import { clip, widthOf, wrapWithin } from '../screen/fit.ts'
import type { Ink } from '../screen/ink.ts'
import type { Scene } from './scene.ts'

const HOURS = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']

/** Turns until midnight strikes. */
export const turnsLeft = ({ clock, hoursPerAdvance }: View): number =>
  Math.max(1, Math.ceil((12 - clock) / hoursPerAdvance))

export const clockText = (view: View): string => {
  const hour = HOURS[view.clock % 12] ?? ''
  if (view.midnightDue) return `Clock ${hour}, midnight strikes`
  const left = turnsLeft(view)
  return `Clock ${hour}, midnight in ${left} turn${left === 1 ? '' : 's'}`
}

/** `●●○M○M`: doom that lies there, free spaces, and M for a free space that brings a monster. */
export const doomTrack = ({ doom, doomTrack: track }: View, ink: Ink): string =>
  track.map((space, i) => (i < doom ? ink.red('●') : space === 'monster' ? ink.bold('M') : '○')).join('')

const signTrack = ({ signs, signsNeeded }: View, ink: Ink): string =>
  ink.green('★'.repeat(Math.min(signs, signsNeeded))) + '☆'.repeat(Math.max(0, signsNeeded - signs))

/** Signs on their way to the Ancient One (ES-FANSEAL-01). */
const heldSigns = ({ people, hall }: View): string => {
  if (!hall) return ''
  const held = people.reduce((n, person) => n + ('signs' in person ? person.signs : 0), 0)
  return held ? ` +${held} held` : ''
}

const facts = ({ view, ink }: Scene, wide: boolean): string[] => [
  ...(view.actions === null || view.phase !== 'turn' ? [] : [`Actions ${view.actions}`]),
  clockText(view),
  `Signs ${wide ? `${signTrack(view, ink)} ` : ''}${view.signs}/${view.signsNeeded}${heldSigns(view)}`,
  `Doom ${doomTrack(view, ink)} ${view.doom}/${view.doomTrack.length}`,
]

export const headerLine = (scene: Scene, width: number): string => {
  const { view, words, ink } = scene
  const name =
    ink.bold(words.nameOf(view.ancientOne).toUpperCase()) + (view.awake || view.hall?.awake ? ' IS AWAKE' : '')
  const line = (wide: boolean): string => [name, ...facts(scene, wide)].join('  ')
  return widthOf(line(true)) <= width ? line(true) : clip(line(false), width)
}

export const mythosLines = ({ view, pack, words, ink }: Scene, width: number, rows: number): string[] => {
  const card = pack.mythos.find(({ id }) => id === view.mythos)
  if (!card || rows < 1) return []
  const text = words.mythosText(card).replaceAll('\n', ' ')
  // The immediate half is over; where there is room for one line only, what is in force matters.
  const lasting = Math.max(0, text.indexOf(card.titles[1]))
  return wrapWithin(`${ink.bold('Mythos:')} ${rows === 1 ? text.slice(lasting) : text}`, width, rows)
}
