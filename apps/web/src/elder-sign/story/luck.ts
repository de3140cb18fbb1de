/** How kind the dice were, for the charts of a game. */
import type { ES } from '@vigil/elder-sign'
import { expectedOf } from '@vigil/odds'
import { taskLuck } from '@vigil/odds/elder-sign'
import type { Glance, Update } from '@vigil/table'
import type { Luck } from '../../face.ts'

export const luckOf = ({ events }: Update<ES>, { view }: Glance<ES>): Luck | undefined => {
  const luck = taskLuck(events, view)
  return luck && { ...luck, expected: expectedOf(luck) }
}
