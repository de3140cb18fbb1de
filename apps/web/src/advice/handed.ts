/** Who plays a seat, in words. */
import type { Kind, Seat } from '@vigil/kernel'
import type { Speech } from '../face.ts'
import { sayIn } from '../words/phrases.ts'
import { adviceWords } from './advice-words.ts'
import type { BotName } from './adviser.ts'

/** For the log: "The steady bot plays Joe Diamond from now on." */
export const handedText = (speech: Speech<Kind>, view: unknown, seat: Seat, bot: BotName | null): string =>
  sayIn(adviceWords, speech.language)(bot ? 'handed' : 'takenOver', {
    who: speech.seatName(seat, view),
    bot: bot ?? '',
  })
