/** How kind the dice were: how many showed a success, against how many could be expected to, exactly, from their faces. */
import { type DMD, type Event, FACES_OF, type Face } from '@vigil/death-may-die'
import type { Update } from '@vigil/table'
import type { Luck } from '../../face.ts'

const isSuccess = (face: Face): boolean => face.includes('S')

const chanceOf = (faces: readonly Face[]): number => faces.filter(isSuccess).length / faces.length

const STANDARD = chanceOf(FACES_OF.standard)
const BONUS = chanceOf(FACES_OF.bonus)

type Rolled = Extract<Event, { is: 'rolled' }>

export const luckOf = ({ events }: Update<DMD>): Luck | undefined => {
  const rolls = events.filter((event): event is Rolled => event.is === 'rolled' && event.faces.length > 0)
  const [first] = rolls
  if (!first) return undefined
  const chances = rolls.flatMap(({ faces, standard }) => faces.map((_, i) => (i < standard ? STANDARD : BONUS)))
  return {
    seen: rolls.flatMap(({ faces }) => faces).filter(isSuccess).length,
    expected: chances.reduce((sum, chance) => sum + chance, 0),
    seat: first.seat,
    chances,
  }
}
