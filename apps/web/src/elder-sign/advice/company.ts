/** The bots of Elder Sign, as far as one knows them before they are wanted. */
import type { ES, Pack } from '@vigil/elder-sign'
import { BOTS, type Company } from '../../advice/adviser.ts'

export const companyOf = (pack: Pack): Company<ES> => ({
  bots: BOTS,
  hire: async () => (await import('./adviser.ts')).hireAdviser(pack),
})
