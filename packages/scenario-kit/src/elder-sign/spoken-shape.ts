/** What a player may do, in the words of a scenario: dice by their faces, seats and markers by their names. */
import { FACES } from '@vigil/elder-sign'
import { z } from 'zod'
import { seatRef } from './setup-shape.ts'

const die = z.string().describe("A die: 'L', 'Y:I4', 'focus:L', 'help:I3', 'spell:T', 'discarded:I1', 'supply:G'.")
const dice = z.array(die)
const name = z.string()
const track = z.enum(['sanity', 'stamina', 'both'])
const by = seatRef.optional().describe('Who answers; whoever is asked, unless said.')

const word = <D extends string, S extends z.ZodRawShape>(does: D, fields: S) =>
  z.strictObject({ do: z.literal(does), by, ...fields })

export const spokenShape = z.discriminatedUnion('do', [
  word('stay', {}),
  word('move', { to: name }),
  word('roll', {}),
  word('giveUp', {}),
  word('complete', { row: name, dice: dice.optional() }),
  word('fail', {}),
  word('rollOn', {}),
  word('clue', { dice: dice.optional().describe('The dice to reroll.') }),
  word('reroll', { with: name.describe("The ally, or 'free'."), dice: dice.optional() }),
  word('research', { seat: seatRef }),
  word('use', { item: name }),
  word('layOut', { spell: name }),
  word('cast', { spell: name, dice }),
  word('turnDie', { with: name.describe('The card or investigator.'), die, to: z.enum(FACES) }),
  word('takeOff', { die }),
  word('unlock', { die }),
  word('trustFund', { pay: name }),
  word('focus', { die }),
  word('assist', { seat: seatRef, die }),
  word('discard', { die }),
  word('dice', { dice }),
  word('spare', {}),
  word('yes', {}),
  word('no', {}),
  word('option', { n: z.int().min(0) }),
  word('target', { seat: seatRef }),
  word('place', { card: name, box: z.int().optional() }),
  word('slay', { marker: name }),
  word('breakLock', { lock: name.describe("Its source: a card, a marker or 'mythos'.") }),
  word('firstAid', { what: track, all: z.boolean().optional() }),
  word('lostAndFound', {}),
  word('souvenir', { what: name }),
  word('hand', { pieces: z.array(name) }),
  word('card', { card: name }),
  word('deck', { deck: z.enum(['common', 'unique', 'spell', 'clue']) }),
  word('investigator', { id: name }),
  word('effect', { source: name }),
  word('inOrder', {}),
  word('attempt', {}),
  word('nothing', {}),
  word('give', { card: name, seat: seatRef }),
  word('share', { reward: z.int().min(0).describe('Its place among the rewards, from 0.'), seat: seatRef }),
  word('keep', { face: z.enum(FACES) }),
  word('pick', { id: name }),
])

export type Spoken = z.infer<typeof spokenShape>
export type SpokenWord = Spoken['do']
export type SpokenOf<D extends SpokenWord> = Extract<Spoken, { do: D }>
