/** Where the eight dice are. */
import type { DieView } from '@vigil/elder-sign'
import { flow } from '../screen/fit.ts'
import { type Scene, shortName } from './scene.ts'
import { dieBox } from './symbol.ts'

const boxes = ({ ink }: Scene, dice: readonly DieView[]): string => dice.map((die) => dieBox(die, ink)).join('')

const blank = (dice: readonly DieView[]): DieView[] => dice.map((die) => ({ ...die, face: '' }))

/** Dice of one place, one group for each thing they lie on. */
const groups = (dice: readonly DieView[], at: string): Map<string, DieView[]> => {
  const found = new Map<string, DieView[]>()
  for (const die of dice) if (die.at === at) found.set(die.on, [...(found.get(die.on) ?? []), die])
  return found
}

const locks = (scene: Scene): string[] => {
  const { view, words } = scene
  return view.locks.map(({ colour, source, waits }) => {
    const holder = words.nameOf(source)
    return waits ? `${holder} waits for a ${colour} die` : `${holder} locks ${dieBox({ colour, face: '' }, scene.ink)}`
  })
}

/** After a failed roll the faces still matter: one of them may be focused. After a completed task they do not. */
const pool = (scene: Scene, dice: readonly DieView[]): string[] => {
  if (dice.length === 0) return []
  const { rolled = false, maySecure = false } = scene.view.expedition ?? {}
  const title = rolled ? 'Rolled' : 'To roll'
  return [`${title} ${boxes(scene, rolled || maySecure ? dice : blank(dice))}`]
}

const places = (scene: Scene): string[] => {
  const { dice } = scene.view
  const on = (at: string): DieView[] => dice.filter((die) => die.at === at)
  const part = (title: string, some: readonly DieView[]): string[] =>
    some.length === 0 ? [] : [`${title} ${boxes(scene, some)}`]
  return [
    ...pool(scene, on('pool')),
    ...[...groups(dice, 'marker')].map(
      ([seat, some]) => `${shortName(scene, Number(seat))} holds ${boxes(scene, some)}`,
    ),
    ...[...groups(dice, 'spell')].map(([spell, some]) => `${scene.words.nameOf(spell)} holds ${boxes(scene, some)}`),
    ...part('On tasks', on('task')),
    ...part('Lost', blank(on('discarded'))),
    ...locks(scene),
    ...part('Supply', blank(on('supply'))),
    ...part('Gone for good', blank(on('gone'))),
  ]
}

export const diceLines = (scene: Scene, width: number, rows: number): string[] =>
  flow(places(scene), '  ', width).slice(0, rows)
