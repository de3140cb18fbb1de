/** The box with other numbers, so that random games see what they seldom live to see. */
import type { Pack } from '@vigil/death-may-die'

/** Long tracks: games of many turns, full of Companions, levels and tokens. */
export const hardy = (pack: Pack): Pack => ({
  ...pack,
  id: 'hardy',
  tracks: {
    ...pack.tracks,
    wounds: 40,
    stress: 12,
    sanity: 150,
    thresholds: Array.from({ length: 20 }, (_, i) => ({ at: 6 * (i + 1), die: i % 2 === 1 })),
    summoning: { spaces: 30, red: 6 },
  },
})

/** The same, with a ritual that falls apart and an Elder One that does not last: games that are won. */
export const eager = (pack: Pack): Pack => {
  const { tracks, ...rest } = hardy(pack)
  return {
    ...rest,
    id: 'eager',
    tracks: { ...tracks, summoning: { spaces: 30, red: 2 } },
    episodes: pack.episodes.map((episode) => ({ ...episode, goal: { ...episode.goal, test: { elderOne: 'board' } } })),
    elderOnes: pack.elderOnes.map((elder) => ({
      ...elder,
      stages: elder.stages.map((stage, i) => (i === 0 ? stage : { ...stage, health: 3 })),
    })),
  }
}
