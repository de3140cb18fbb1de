/** The bots of Elder Sign, as far as one knows them before they are wanted. */
import type { ES, Pack } from '@vigil/elder-sign'
import type { BotName, Company } from '../../advice/adviser.ts'

export const BEST_BOT: BotName = 'steady'

export const companyOf = (pack: Pack): Company<ES> => ({
  bots: ['steady'],
  hire: async () => (await import('./adviser.ts')).hireAdviser(pack),
})
