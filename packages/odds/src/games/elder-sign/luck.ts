/**
 * How kind the dice were: of the dice rolled for tasks, how many showed a result that an open task of the card asked for,
 * and how likely each was to, from its faces. What was rerolled counts as rolled again.
 */
import { colourOf, type DieId, type Event, FACES_OF, type Face, type RowView, type View } from '@vigil/elder-sign'
import type { DiceLuck } from '../../luck.ts'

const INVESTIGATION: readonly Face[] = ['I1', 'I2', 'I3', 'I4']

/** Every result some open task can use; a wildcard is any of them. */
export const wantedFaces = (rows: readonly RowView[]): ReadonlySet<Face> => {
  const wanted = new Set<Face>()
  for (const { sum, faces } of rows.flatMap(({ symbols }) => symbols)) {
    for (const face of sum > 0 ? INVESTIGATION : faces) wanted.add(face)
  }
  if (wanted.size > 0) wanted.add('W')
  return wanted
}

export const hitChance = (die: DieId, wanted: ReadonlySet<Face>): number => {
  const faces = FACES_OF[colourOf(die)]
  return faces.filter((face) => wanted.has(face)).length / faces.length
}

/** The rows faced: those of the attempt, or of the card the active investigator has come to. */
const rowsBefore = ({ expedition, people, active, cards }: View): readonly RowView[] => {
  if (expedition) return expedition.rows
  const person = people[active]
  const at = person && 'at' in person ? person.at : undefined
  return cards.find(({ card }) => card === at)?.rows ?? []
}

type Rolled = Extract<Event, { is: 'rolled' }>

const isTaskRoll = (event: Event): event is Rolled =>
  event.is === 'rolled' && (event.why === 'task' || event.why === 'reroll')

export interface TaskLuck extends DiceLuck {
  readonly seat: number
}

/** Of what came of one answer, told from the view before it; undefined where nothing was rolled for a task. */
export const taskLuck = (events: readonly Event[], view: View): TaskLuck | undefined => {
  const rows = rowsBefore(view)
  const done = new Set(rows.filter((row) => row.done).map(({ key }) => key))
  const chances: number[] = []
  let seen = 0
  let seat: number | undefined
  for (const event of events) {
    if (event.is === 'completed') done.add(event.row)
    if (!isTaskRoll(event)) continue
    const wanted = wantedFaces(rows.filter(({ key }) => !done.has(key)))
    if (wanted.size === 0) continue
    seat ??= event.seat
    seen += event.faces.filter((face) => wanted.has(face)).length
    chances.push(...event.dice.map((die) => hitChance(die, wanted)))
  }
  return seat === undefined ? undefined : { seen, chances, seat }
}
