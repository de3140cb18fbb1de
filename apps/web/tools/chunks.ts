/** Which modules travel together. Left alone, a table came in two dozen small files, and each costs a phone a round trip. */
import type { Rolldown } from 'vite'

/** Nothing in the packages happens by being loaded, so whoever wants one name of a package need not fetch all of it. */
const PURE = /[\\/]packages[\\/][\w-]+[\\/]src[\\/]/

const group = (name: string, test: RegExp): Rolldown.CodeSplittingGroup => ({ name, test, priority: 1 })

export const chunks: Rolldown.RolldownOptions = {
  treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
  output: {
    codeSplitting: {
      groups: [
        { name: 'page', tags: ['$initial'], priority: 2 },
        // Without the online table: whoever plays alone needs none of it.
        group(
          'saves',
          /[\\/]web[\\/]src[\\/]saves[\\/]|[\\/]packages[\\/](kernel|table)[\\/](?!src[\\/](room|wire)[\\/])|[\\/](fflate|idb)[\\/]/,
        ),
        group('art', /[\\/]web[\\/]src[\\/]art[\\/](?!.*(late-icons|sheet))/),
        // With what the boards of several games share: in the chunk of one game it would bring all of that game along.
        group(
          'table',
          /[\\/]web[\\/]src[\\/](board|sitting|screens[\\/]play|advice[\\/](chance|odds-)|parts[\\/](tip|supply|window\.))|[\\/]odds[\\/]src[\\/]luck/,
        ),
        group(
          'elder-sign',
          /[\\/]packages[\\/]elder-sign[\\/]src[\\/]content[\\/]|[\\/]web[\\/]src[\\/]elder-sign[\\/]face\.tsx/,
        ),
      ],
    },
  },
}
