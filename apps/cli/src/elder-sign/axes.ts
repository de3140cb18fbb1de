/** What experiments with Elder Sign vary: rule sets, Ancient Ones, players, difficulties. */
import { z } from 'zod'
import type { Axis } from '../shelf.ts'
import { axis, filled } from '../simulation/axis.ts'

const difficulty = z
  .strictObject({
    hours: z.int().min(3).max(6).optional().describe('how many hours the clock moves at a time'),
    events: filled(z.string()).optional().describe('classes of Mythos cards'),
    orders: z.boolean().optional().describe('with the Esoteric Orders'),
  })
  .describe('left empty: as printed')

export const elderSignAxes: readonly Axis[] = [
  axis('ruleSets', filled(z.string()), ['rules'], (rules) => ({ rules })),
  axis('ancientOnes', filled(z.string()).default(['random']).describe('names, or random'), ['ancientOne'], (name) => ({
    ancientOne: name,
  })),
  axis('players', filled(z.int().min(1).max(8)), ['players'], (n) => ({ players: String(n) })),
  axis('difficulties', filled(difficulty).default([{}]), ['hours', 'events', 'orders'], (level) => ({
    ...(level.hours !== undefined && { hours: String(level.hours) }),
    ...(level.events && { events: level.events.join(',') }),
    ...(level.orders && { orders: true }),
  })),
]
