/** The pack a scenario is played with: the core set and whatever the scenario brings along. */
import type { Adventure, Ally, AncientOne, Investigator, Item, Monster, Mythos, Pack } from '@vigil/elder-sign'
import { markersOf } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { fail } from '../failure.ts'
import { suggestion } from '../nearest.ts'
import { madeAdventure, madeAlly, madeAncientOne, madeInvestigator, madeItem, madeMonster, madeMythos } from './made.ts'
import type {
  AllySetup,
  AncientOneSetup,
  CardSetup,
  ItemSetup,
  MonsterSetup,
  MythosSetup,
  SeatSetup,
} from './setup-shape.ts'

interface Made {
  adventures: Adventure[]
  otherWorlds: Adventure[]
  mythos: Mythos[]
  monsters: Monster[]
  items: Item[]
  allies: Ally[]
  investigators: Investigator[]
  ancientOnes: AncientOne[]
}

type Shelf = keyof Made

const SHELF_NAMES: { readonly [S in Shelf]: string } = {
  adventures: 'an Adventure',
  otherWorlds: 'an Other World',
  mythos: 'a Mythos card',
  monsters: 'a monster',
  items: 'an item or spell',
  allies: 'an ally',
  investigators: 'an investigator',
  ancientOnes: 'an Ancient One',
}

/** Drawn or drafted in the set-up: for scenarios that begin with it. */
const isLeftOpen = (id: string): boolean => id === 'random' || id === 'draft'

const LETTERS = ['x', 'y', 'z', 'u', 'v', 'w']

/** Makes cards on demand; each method gives the id under which the card can be found in the pack. */
export class Workshop {
  readonly made: Made = {
    adventures: [],
    otherWorlds: [],
    mythos: [],
    monsters: [],
    items: [],
    allies: [],
    investigators: [],
    ancientOnes: [],
  }
  private count = 0

  knows(shelf: Shelf, id: string): boolean {
    return [...core[shelf], ...this.made[shelf]].some((card) => card.id === id)
  }

  /** Checks a name that ought to be known. */
  known(shelf: Shelf, id: string): string {
    if (this.knows(shelf, id)) return id
    const ids = [...core[shelf], ...this.made[shelf]].map((card) => card.id)
    return fail(SHELF_NAMES[shelf], `'${id}'${suggestion(id, ids)}`)
  }

  private fresh(shelf: Shelf, id: string): string {
    if (this.knows(shelf, id))
      fail(`a new id for ${SHELF_NAMES[shelf]} of the scenario's own`, `'${id}' exists already`)
    return id
  }

  private nextId(word: string): string {
    this.count++
    return `${word}-${this.count}`
  }

  adventure(card: string | CardSetup, shelf: 'adventures' | 'otherWorlds'): string {
    if (typeof card === 'string') return this.known(shelf, card)
    const { id, monsters: _, ...rest } = card
    if (id !== undefined && card.tasks === undefined) {
      const [field] = Object.keys(rest)
      if (field) fail(`'tasks' for the test-made card ${id}`, `only '${field}'`)
      return this.known(shelf, id)
    }
    const free = LETTERS.find((letter) => !this.knows(shelf, letter))
    const own = id ?? (shelf === 'adventures' ? (free ?? this.nextId('card')) : this.nextId('world'))
    const made = madeAdventure(this.fresh(shelf, own), shelf === 'adventures' ? 'adventure' : 'otherWorld', card)
    this.made[shelf].push(made)
    return own
  }

  dull(id: string, trophies = 1): string {
    if (!this.knows('adventures', id)) this.made.adventures.push(madeAdventure(id, 'adventure', { trophies }))
    return id
  }

  /** A card worth so many trophies. */
  trophy(worth: number): string {
    return this.dull(this.nextId(`trophy-worth-${worth}`), worth)
  }

  /** A marker, for a marker's name, a type of monster or a test-made monster. */
  monster(monster: string | MonsterSetup): string {
    if (typeof monster === 'string') return monster
    if (monster.marker !== undefined) return monster.marker
    const id = this.fresh('monsters', monster.id ?? this.nextId('monster'))
    this.made.monsters.push(madeMonster(id, monster))
    return id
  }

  mythos(card: string | MythosSetup): string {
    if (typeof card === 'string') return this.known('mythos', card)
    const id = this.fresh('mythos', card.id ?? this.nextId('mythos'))
    this.made.mythos.push(madeMythos(id, card))
    return id
  }

  quietNight(n: number): string {
    return this.mythos({ id: `quiet-night-${n}` })
  }

  item(item: string | ItemSetup): string {
    if (typeof item === 'string') return this.known('items', item)
    this.made.items.push(madeItem({ ...item, id: this.fresh('items', item.id) }))
    return item.id
  }

  ally(ally: string | AllySetup): string {
    if (typeof ally === 'string') return this.known('allies', ally)
    this.made.allies.push(madeAlly({ ...ally, id: this.fresh('allies', ally.id) }))
    return ally.id
  }

  /** A name of the box is meant unless the seat has an ability of its own or a one-letter name. */
  investigator(seat: SeatSetup, n: number): string {
    const letter = 'abcdefgh'[n] ?? 'a'
    const id = seat.id ?? letter
    if (isLeftOpen(id)) return id
    const own = seat.traits ?? seat.triggers ?? seat.modifiers ?? seat.starts
    if (id.length > 1 && !own) return this.known('investigators', id)
    this.made.investigators.push(madeInvestigator(this.fresh('investigators', id), seat))
    return id
  }

  ancientOne(one: string | AncientOneSetup = {}): string {
    if (typeof one === 'string') return isLeftOpen(one) ? one : this.known('ancientOnes', one)
    const id = this.fresh('ancientOnes', one.id ?? 'sleeper')
    this.made.ancientOnes.push(madeAncientOne(id, one))
    return id
  }

  /** The deck an item or spell belongs to. */
  deckOf(item: string): Item['deck'] {
    const found = [...core.items, ...this.made.items].find(({ id }) => id === item)
    return found?.deck ?? fail(SHELF_NAMES.items, `'${item}'`)
  }

  markers(): string[] {
    return [...core.monsters, ...this.made.monsters].flatMap(markersOf)
  }

  pack(): Pack {
    const { made } = this
    return {
      ...core,
      id: 'scenario',
      name: 'Scenario',
      adventures: [...core.adventures, ...made.adventures],
      otherWorlds: [...core.otherWorlds, ...made.otherWorlds],
      mythos: [...core.mythos, ...made.mythos],
      monsters: [...core.monsters, ...made.monsters],
      items: [...core.items, ...made.items],
      allies: [...core.allies, ...made.allies],
      investigators: [...core.investigators, ...made.investigators],
      ancientOnes: [...core.ancientOnes, ...made.ancientOnes],
    }
  }
}
