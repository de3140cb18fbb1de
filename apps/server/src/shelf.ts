/** The games this server plays. The rest of it knows them only through this table. */
import { type Bot, randomBot } from '@vigil/bots'
import { expertBot as deathMayDieExpert, steadyBot as deathMayDieSteady } from '@vigil/bots/death-may-die'
import { expertBot as elderSignExpert, steadyBot as elderSignSteady } from '@vigil/bots/elder-sign'
import { deathMayDie } from '@vigil/death-may-die'
import { core as deathMayDieBox } from '@vigil/death-may-die/content'
import { words as deathMayDieWords } from '@vigil/death-may-die/text'
import { elderSign } from '@vigil/elder-sign'
import { core as elderSignBox } from '@vigil/elder-sign/content'
import { words as elderSignWords } from '@vigil/elder-sign/text'
import type { Game, Kind, Refusal } from '@vigil/kernel'
import { remembering } from './remembering.ts'

export { remembering } from './remembering.ts'

export interface Playable {
  readonly game: Game<Kind>
  readonly bots: Readonly<Record<string, Bot<Kind>>>
  /** Whether every seat sees the same: then one look serves all. */
  readonly alike: boolean
  /** How many seats a set-up has. Its position may not have them yet: who plays may be left to real cards. */
  seats(setup: unknown): number
  /** A refusal of the rules in words. */
  say(refusal: Refusal): string
}

export type Shelf = Readonly<Record<string, Playable>>

const elderSignPlayable = (): Playable => {
  const game = elderSign(elderSignBox)
  const words = elderSignWords(elderSignBox)
  return {
    game: remembering(game as unknown as Game<Kind>),
    // Everything in play is open in both games (ES-CORE-03); a test compares the seats.
    alike: true,
    bots: {
      random: randomBot(),
      steady: elderSignSteady(elderSignBox) as unknown as Bot<Kind>,
      expert: elderSignExpert(elderSignBox) as unknown as Bot<Kind>,
    },
    seats: (setup) => (setup as Parameters<typeof game.start>[0]).investigators.length,
    say: (refusal) => words.refusalText(refusal),
  }
}

const deathMayDiePlayable = (): Playable => {
  const game = deathMayDie(deathMayDieBox)
  const words = deathMayDieWords(deathMayDieBox)
  return {
    game: remembering(game as unknown as Game<Kind>),
    // Everything in play is open in both games (ES-CORE-03); a test compares the seats.
    alike: true,
    bots: {
      random: randomBot(),
      steady: deathMayDieSteady(deathMayDieBox) as unknown as Bot<Kind>,
      expert: deathMayDieExpert(deathMayDieBox) as unknown as Bot<Kind>,
    },
    seats: (setup) => (setup as Parameters<typeof game.start>[0]).investigators.length,
    say: (refusal) => words.refusalText(refusal),
  }
}

export const shelf = (): Shelf => ({ 'elder-sign': elderSignPlayable(), 'death-may-die': deathMayDiePlayable() })
