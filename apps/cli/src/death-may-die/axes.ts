/** What experiments with Death May Die vary: Elder Ones, episodes, players. */
import { z } from 'zod'
import type { Axis } from '../shelf.ts'
import { axis, filled } from '../simulation/axis.ts'

const names = filled(z.string()).default(['random']).describe('names, or random')

export const deathMayDieAxes: readonly Axis[] = [
  axis('elderOnes', names, ['elderOne'], (elderOne) => ({ elderOne })),
  axis('episodes', names, ['episode'], (episode) => ({ episode })),
  axis('players', filled(z.int().min(1).max(5)), ['players'], (n) => ({ players: String(n) })),
]
