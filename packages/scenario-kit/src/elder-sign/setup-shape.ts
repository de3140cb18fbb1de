/** The position a scenario starts from, as it is written down. Whatever is left out is dull. */
import {
  COLOURS,
  type Effect,
  EVENTS,
  HOURS,
  type Modifier,
  type Trait,
  type Trigger,
  USE_MOMENTS,
} from '@vigil/elder-sign'
import { z } from 'zod'

const loose = <T>(key: string, description: string): z.ZodType<T> =>
  z.looseObject({ [key]: z.string() }).describe(description) as unknown as z.ZodType<T>

const effects = z
  .union([z.string(), z.array(z.union([z.string(), loose<Effect>('do', 'An effect in full, as in a pack.')]))])
  .describe("Effects in short, '-1 sanity, doom', or a list of such words and of effects in full.")

const colour = z.enum(COLOURS)
const deck = z.enum(['common', 'unique', 'spell'])
const row = z.string().describe("A row: 'I3 L -1san clk', 'L [I2]', '[L L]', '[]'.")
const seat = z.union([z.int(), z.string()]).describe('A seat by number or by (part of) its investigator’s id.')
const id = z.string().min(1)

const standing = {
  traits: z.array(loose<Trait>('has', 'A trait, as in a pack.')).optional(),
  triggers: z.array(loose<Trigger>('on', 'A trigger, as in a pack.')).optional(),
  modifiers: z.array(loose<Modifier>('of', 'A modifier, as in a pack.')).optional(),
}

export const monsterShape = z.strictObject({
  marker: id.optional().describe('A marker of the cup, or its type; left out for a test-made monster.'),
  id: id.optional(),
  type: id.optional(),
  needs: row.optional().describe('What a test-made monster asks for, costs included.'),
  lock: colour.optional(),
  trophies: z.int().min(0).optional(),
  midnight: effects.optional(),
  reverse: effects.optional(),
  box: z.int().optional().describe('The task whose box it lies in; below the card unless said.'),
})

const placedMonster = z.union([z.string(), monsterShape])

const cardFields = {
  id: id.optional(),
  tasks: z.array(row).min(1).optional().describe('The rows of a test-made card; left out for a card of the box.'),
  ordered: z.boolean().optional(),
  lock: colour.optional(),
  terror: effects.optional(),
  midnight: effects.optional(),
  trophies: z.int().min(0).optional(),
  penalties: effects.optional(),
  rewards: effects.optional(),
}

export const madeCard = z.strictObject(cardFields)
export const cardShape = z.strictObject({ ...cardFields, monsters: z.array(placedMonster).optional() })

export const itemShape = z.strictObject({
  id,
  deck,
  when: z.enum(USE_MOMENTS).optional(),
  price: effects.optional(),
  paysCosts: z.literal(true).optional(),
  effects,
})

export const allyShape = z.strictObject({ id, ...standing })

export const mythosShape = z.strictObject({
  id: id.optional(),
  immediate: effects.optional(),
  tone: z.enum(['harm', 'help']).optional(),
  terror: effects.optional(),
  midnight: effects.optional(),
  arrival: effects.optional(),
  lock: colour.optional(),
  ...standing,
})

export const ancientOneShape = z.strictObject({
  id: id.optional(),
  signs: z.int().min(1).optional(),
  doomTrack: z.union([z.int().min(1).max(20), z.array(z.enum(['doom', 'monster'])).min(1)]).optional(),
  battle: row.optional(),
  awakens: effects.optional(),
  attack: effects.optional(),
  cultists: z.looseObject({}).optional().describe('What the Esoteric Orders say of its Cultists, as in a pack.'),
  ...standing,
})

export const seatShape = z.strictObject({
  id: id.optional().describe('An investigator of the box, or a name for a test-made one.'),
  at: id.optional(),
  sanity: z.int().min(1).optional(),
  stamina: z.int().min(1).optional(),
  maxSanity: z.int().min(1).optional(),
  maxStamina: z.int().min(1).optional(),
  clues: z.int().min(0).optional(),
  items: z.array(z.union([z.string(), itemShape])).optional(),
  allies: z.array(z.union([z.string(), allyShape])).optional(),
  trophies: z
    .array(z.union([z.string(), z.int().min(0)]))
    .optional()
    .describe('Cards and markers, or the worth of a test-made card.'),
  spent: z
    .union([z.boolean(), z.array(z.string())])
    .optional()
    .describe('Once-a-day abilities used today.'),
  starts: z.record(z.string(), z.union([z.int(), z.string()])).optional(),
  signs: z.int().min(0).optional().describe('Elder Signs held.'),
  gone: z.boolean().optional().describe('Devoured; somebody else may join in a later turn.'),
  out: z.boolean().optional().describe('Nobody plays here any more.'),
  ...standing,
})

const deckOf = <T extends z.ZodType>(made: T) => z.array(z.union([z.string(), made])).optional()

const decksShape = z.strictObject({
  adventure: deckOf(madeCard),
  otherWorld: deckOf(madeCard),
  common: deckOf(itemShape),
  unique: deckOf(itemShape),
  spell: deckOf(itemShape),
  ally: deckOf(allyShape),
  mythos: deckOf(mythosShape),
})

const attemptShape = z.strictObject({
  done: z.array(z.string()).optional().describe('Rows completed.'),
  pool: z
    .union([z.int().min(0), z.array(colour)])
    .optional()
    .describe('The dice still in the pool.'),
  shows: z.array(z.string()).optional().describe('A roll on the table, not yet judged.'),
  focused: z.string().optional(),
  helping: z.record(z.string(), z.string()).optional().describe('Helpers and the die each holds.'),
  failedRoll: z.boolean().optional().describe('A roll has just failed and its die been discarded.'),
  rolls: z.int().min(0).optional(),
})

const lostShape = z.strictObject({ signs: z.int().min(0).optional(), cards: z.array(id).optional() })

const hallShape = z.strictObject({
  open: z.boolean().optional(),
  awake: z.boolean().optional(),
  supply: z.int().min(0).optional().describe('Elder Signs nobody has found; those still needed unless said.'),
  lair: z.array(placedMonster).optional().describe('Monsters at the Ancient One’s location.'),
  entrance: z.array(placedMonster).optional().describe('Monsters on the Entrance.'),
  exhibit: z
    .strictObject({
      common: z.union([z.string(), itemShape]),
      unique: z.union([z.string(), itemShape]),
      spell: z.union([z.string(), itemShape]),
      ally: z.union([z.string(), allyShape]),
      investigator: id,
    })
    .partial()
    .optional(),
  reserve: z.array(id).optional().describe('Investigators bought.'),
  found: lostShape.optional().describe('At the Lost and Found.'),
  left: lostShape.optional().describe('Left by the devoured, until midnight.'),
  cultists: z.int().min(0).optional().describe('Cultists kept aside; all unless said.'),
})

const rulingsShape = z
  .strictObject({
    eliminatedMoveClock: z.boolean(),
    lockTakesAnyDie: z.boolean(),
    maryBorrows: z.boolean(),
    refillEmptyPlaces: z.boolean(),
    limitedClues: z.boolean(),
    attacksOnWaking: z.boolean(),
    lostCardsTaken: z.boolean(),
    entranceFightHurts: z.boolean(),
  })
  .partial()
  .describe('Rulings of the rule set taken the other way.')

export const setupShape = z.strictObject({
  rules: z.string().optional().describe("The rule set, 'revised' unless said."),
  with: z.array(id).optional().describe("House rules over it: 'first:midnight-timing', 'ruling:limited-clues'."),
  difficulty: z
    .strictObject({ hours: z.literal([...HOURS]).optional(), events: z.array(z.enum(EVENTS)).optional() })
    .optional()
    .describe('How many hours the hand moves at a time; the classes of Mythos cards in the deck.'),
  rulings: rulingsShape.optional(),
  begin: z
    .enum(['turn', 'clock', 'setup'])
    .optional()
    .describe("At the start of the active player's turn, of the Clock phase, or of the game."),
  ancientOne: z.union([z.string(), ancientOneShape]).optional(),
  awake: z.boolean().optional(),
  seats: z.array(seatShape).min(1).max(8).optional(),
  active: seat.optional(),
  clock: z.int().min(0).max(11).optional(),
  doom: z.int().min(0).optional(),
  signs: z.int().min(0).optional(),
  cards: z
    .array(z.union([z.string(), z.null(), cardShape]))
    .max(6)
    .optional(),
  extras: z.array(z.union([z.string(), cardShape])).optional(),
  worlds: z.array(z.union([z.string(), cardShape])).optional(),
  mythos: z.union([z.string(), z.null(), mythosShape]).optional(),
  deckTops: decksShape.optional().describe('The next cards of a deck; each must be drawn.'),
  decks: decksShape.optional().describe('All cards of a deck, in order; the others are out of the game.'),
  cup: z.array(placedMonster).optional().describe('All markers in the cup; the others are out of the game.'),
  roster: z.array(id).optional().describe('Investigators nobody has played yet.'),
  locks: z.array(z.string()).optional().describe("Sources of locks by age: 'mythos', a card, a marker."),
  spells: z
    .array(z.strictObject({ owner: seat, spell: id, dice: z.array(z.string()).min(1).max(2) }))
    .optional()
    .describe('Spells on the table and what the dice on them show.'),
  orders: z.boolean().optional().describe('With the Esoteric Orders.'),
  hall: hallShape.optional().describe('The Ancient One’s location, the Entrance and what lies about there.'),
  actions: z.int().min(0).optional().describe('Actions left after the attempt under way.'),
  attempt: attemptShape.optional().describe('The active investigator is in the middle of his card.'),
})

export type Setup = z.infer<typeof setupShape>
export type SeatSetup = z.infer<typeof seatShape>
export type CardSetup = z.infer<typeof cardShape>
export type MonsterSetup = z.infer<typeof monsterShape>
export type MythosSetup = z.infer<typeof mythosShape>
export type ItemSetup = z.infer<typeof itemShape>
export type AllySetup = z.infer<typeof allyShape>
export type AncientOneSetup = z.infer<typeof ancientOneShape>
export type Attempt = z.infer<typeof attemptShape>
export type SeatRef = z.infer<typeof seat>
export { seat as seatRef }
