/** Glances as JSON for a whole company: what several see alike is looked at and written once. */
import type { Kind, Seat } from '@vigil/kernel'
import { commonAt, eyesOf, waitsOf } from '../glance.ts'
import { policyIn, type Room, viewerIn } from './room.ts'

export interface GlanceText {
  /** Chairs with the same sign get the same text. */
  readonly sign: string
  text(): string
}

/** `alike`: every seat of this game sees the same. */
export const glanceTexts = <K extends Kind>(
  room: Room<K>,
  { alike }: { readonly alike: boolean },
): ((chair: number | 'spectator') => GlanceText) => {
  const { match, company } = room
  const views = new Map<Seat | 'spectator', string>()
  const common = JSON.stringify(commonAt(match, policyIn(room))).slice(0, -1)
  const asked = match.game.node(match.state)

  const viewOf = (eyes: Seat | 'spectator'): string => {
    const text = views.get(eyes) ?? JSON.stringify(match.game.view(match.state, eyes))
    views.set(eyes, text)
    return text
  }

  return (chair) => {
    const viewer = viewerIn(company, chair)
    const yours = asked.kind === 'decision' && Array.isArray(viewer) && viewer.includes(asked.seat)
    const eyes = alike ? 'spectator' : eyesOf(match, viewer)
    return {
      sign: `${eyes} ${yours}`,
      text: () => `${common},"waits":${JSON.stringify(waitsOf(match, viewer))},"view":${viewOf(eyes)}}`,
    }
  }
}
