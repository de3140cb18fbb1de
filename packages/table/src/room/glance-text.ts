/** Glances as JSON for a whole company: what several see alike is looked at and written once. */
import { currentNode, type Kind, type Seat } from '@vigil/kernel'
import { commonAt, eyesOf, waitsOf } from '../glance.ts'
import { policyIn, type Room, viewerIn } from './room.ts'

/** `alike`: every seat of this game sees the same. `made`: out of a text; those who see alike get the very same. */
export const glanceTexts = <K extends Kind, T>(
  room: Room<K>,
  { alike }: { readonly alike: boolean },
  made: (text: string) => T,
): ((chair: number | 'spectator') => T) => {
  const { match, company } = room
  const known = new Map<boolean | Seat | 'spectator', T>()
  const viewOf = (eyes: Seat | 'spectator'): string => JSON.stringify(match.game.view(match.state, eyes))
  const common = JSON.stringify(commonAt(match, policyIn(room))).slice(0, -1)
  const seen = alike ? viewOf('spectator') : undefined
  const asked = currentNode(match)

  return (chair) => {
    const viewer = viewerIn(company, chair)
    const yours = asked.kind === 'decision' && Array.isArray(viewer) && viewer.includes(asked.seat)
    // Who plays the seat that is asked sees with its eyes: no two of the same eyes are told differently.
    const eyes = alike ? undefined : eyesOf(match, viewer)
    const before = known.get(eyes ?? yours)
    if (before !== undefined) return before
    const view = eyes === undefined ? seen : viewOf(eyes)
    const text = made(`${common},"waits":${JSON.stringify(waitsOf(match, viewer))},"view":${view}}`)
    known.set(eyes ?? yours, text)
    return text
  }
}
