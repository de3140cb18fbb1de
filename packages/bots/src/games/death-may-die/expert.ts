/** The expert: the same eyes as the steady bot, and weights that were fitted to thousands of games, won and lost. */
import type { DMD, Pack } from '@vigil/death-may-die'
import type { Bot } from '../../bot.ts'
import { loreOf } from './lore.ts'
import { thumbBot } from './steady.ts'
import { expertAmong } from './weights.ts'

export const expertBot = (pack: Pack): Bot<DMD> => thumbBot('expert', loreOf(pack), expertAmong)
