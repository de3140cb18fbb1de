/** The bots of Death May Die, as far as one knows them before they are wanted. */
import type { DMD, Pack } from '@vigil/death-may-die'
import type { Company } from '../../advice/adviser.ts'

export const companyOf = (pack: Pack): Company<DMD> => ({
  bots: ['steady', 'expert'],
  hire: async () => (await import('./adviser.ts')).hireAdviser(pack),
})
