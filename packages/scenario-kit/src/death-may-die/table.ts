/** The language of scenarios: a table laid as one likes, answers by what they mean, dice and cards by script. */
import {
  type DMD,
  deathMayDie,
  type Event,
  type Face,
  NOWHERE,
  type Option,
  type Pack,
  type Person,
  type Prompt,
  reserveOf,
  type State,
  type World,
  worldOf,
} from '@vigil/death-may-die'
import type { Game, Refusal } from '@vigil/kernel'
import { invariants } from './invariants.ts'

export interface Layout {
  readonly investigators?: readonly string[]
  readonly insanities?: readonly string[]
  readonly episode?: string
  readonly elderOne?: string
  readonly first?: number
  /** Leave the map as the episode lays it; otherwise all enemies and Fire are taken off. */
  readonly asPrinted?: boolean
}

/** Insanities that do nothing by themselves to somebody unhurt and without stress. */
const QUIET = ['hypochondria', 'codependency', 'recurring-trauma', 'masochism', 'catatonia']

type Wanted<O> = O extends { do: infer D } ? { readonly do: D } & Partial<O> : never

const fits = (option: Option, wanted: object): boolean =>
  Object.entries(wanted).every(([key, value]) => JSON.stringify(Reflect.get(option, key)) === JSON.stringify(value))

export class Table {
  readonly game: Game<DMD>
  readonly world: World
  state: State
  events: Event[] = []

  constructor(pack: Pack, layout: Layout = {}) {
    const { investigators = ['ian', 'sister-beth'], episode = 's1e1', elderOne = 'cthulhu', first = 0 } = layout
    this.game = deathMayDie(pack)
    this.world = worldOf(pack)
    this.state = this.game.start({ episode, elderOne, investigators, first })
    const insanities = layout.insanities ?? QUIET
    for (const seat of investigators.keys()) this.draw(insanities[seat] ?? QUIET[seat] ?? '')
    if (this.about === 'partner') this.pick({ do: 'seat' })
    if (!layout.asPrinted) this.clear()
  }

  private clear(): void {
    for (const figure of this.state.figures) figure.at = NOWHERE
    this.state.fire.fill(0)
  }

  private give(input: Parameters<Game<DMD>['apply']>[1]): void {
    const applied = this.game.apply(this.state, input)
    if (!applied.ok) throw new Error(`${JSON.stringify(input)} refused: ${applied.why.code} ${applied.why.rule}`)
    this.state = applied.value.state
    this.events = applied.value.events
    this.check()
  }

  /** What is true of every position is true of this one. */
  check(): void {
    const wrong = invariants(this.world, this.state)
    if (wrong.length) throw new Error(wrong.join('; '))
  }

  get node() {
    return this.game.node(this.state)
  }

  /** What is waited for: the prompt, `roll`, `draw:<from>` or how it ended. */
  get about(): string {
    const { node } = this
    if (node.kind === 'over') return node.ending.how
    if (node.kind === 'decision') return node.about.is
    return node.about.is === 'roll' ? 'roll' : `draw:${node.about.from}`
  }

  get prompt(): Prompt {
    const { node } = this
    if (node.kind !== 'decision') throw new Error(`nobody is asked: ${this.about}`)
    return node.about
  }

  get options(): readonly Option[] {
    const { node } = this
    return node.kind === 'decision' ? node.options : []
  }

  get asked(): number {
    const { node } = this
    return node.kind === 'decision' ? node.seat : -1
  }

  /** The dice that are to be rolled. */
  get dice(): string {
    const { node } = this
    if (node.kind !== 'chance' || node.about.is !== 'roll') throw new Error(`no roll: ${this.about}`)
    return `${node.about.standard}B ${node.about.bonus}G`
  }

  person(seat: number): Person {
    const person = this.state.seats[seat]
    if (!person) throw new Error(`nobody sits at ${seat}`)
    return person
  }

  /** Takes an enemy from the reserve and puts it into a space. */
  enemy(kind: string, at: number, wounds = 0): number {
    const i = reserveOf(this.state, kind)
    const figure = this.state.figures[i]
    if (!figure) throw new Error(`no ${kind} left`)
    figure.at = at
    figure.wounds = wounds
    return i
  }

  /** Kinds of enemies in a space. */
  at(space: number): string[] {
    return this.state.figures
      .filter((figure) => figure.at === space)
      .map(({ kind }) => kind)
      .sort()
  }

  claim(seat: number, card: string, side: 'left' | 'right', wounds = 0): void {
    const { deck } = this.state.discovery
    deck.bag = deck.bag.filter((other) => other !== card)
    this.person(seat).cards.push({ card, side, wounds })
  }

  /** Lays Mythos cards on the discard pile. */
  discards(...cards: string[]): void {
    const { deck, discard } = this.state.mythos
    deck.bag = deck.bag.filter((card) => !cards.includes(card))
    discard.push(...cards)
  }

  /** The Elder One is on the map, at this stage. */
  summoned(at: number, stage = 2, disrupted = false): number {
    const i = this.state.figures.length - 1
    const figure = this.state.figures[i]
    if (figure) figure.at = at
    this.state.stage = stage
    this.state.disrupted = disrupted
    return i
  }

  /** The one option that fits; which of several equal pieces it names does not matter. */
  pick(wanted: Wanted<Option>): this {
    const { node } = this
    if (node.kind !== 'decision') throw new Error(`nobody is asked: ${this.about}`)
    const found = node.options.filter((option) => fits(option, wanted))
    const [option] = found
    if (!option) throw new Error(`${JSON.stringify(wanted)} is not offered: ${JSON.stringify(node.options)}`)
    this.give({ is: 'answer', seat: node.seat, pick: [option] })
    return this
  }

  /** Names an enemy by its kind. */
  foe(kind: string, at?: number): this {
    const figures = this.state.figures.flatMap((figure, i) =>
      figure.kind === kind && figure.at !== NOWHERE && (at === undefined || figure.at === at) ? [i] : [],
    )
    const offered = figures
      .flatMap((figure) => [{ do: 'figure', figure } as const, { do: 'attack', target: figure, all: false } as const])
      .find((wanted) => this.options.some((option) => fits(option, wanted)))
    if (!offered) throw new Error(`${kind} is not offered: ${JSON.stringify(this.options)}`)
    return this.pick(offered)
  }

  /** Faces in one text: `S ST - E`; standard dice first. */
  roll(faces: string): this {
    this.give({ is: 'chance', outcome: { faces: faces.split(' ') as Face[] } })
    return this
  }

  /** Lets a roll stand; with nothing to reroll it already does. */
  keep(): this {
    return this.about === 'judge' ? this.pick({ do: 'keep' }) : this
  }

  draw(card: string): this {
    this.give({ is: 'chance', outcome: { card } })
    return this
  }

  /** Why an answer is not possible. */
  refused(option: Option, seat = this.asked): Refusal {
    const applied = this.game.apply(this.state, { is: 'answer', seat, pick: [option] })
    if (applied.ok) throw new Error(`accepted: ${JSON.stringify(option)}`)
    return applied.why
  }

  told<I extends Event['is']>(is: I): Extract<Event, { is: I }>[] {
    return this.events.filter((event): event is Extract<Event, { is: I }> => event.is === is)
  }
}
