/** Positions for the sheet of parts: real games played at random until the moment asked for. */
import { type ES, elderSign, type Option, type Pack, type Prompt, type View } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import type { Words } from '@vigil/elder-sign/text'
import { type Barred, type Decision, fastInts, type Game, playOut, randomAnswer } from '@vigil/kernel'
import type { Moment } from '../../sitting/sitting.ts'
import { type Anchor, barredByAnchor, optionsByAnchor } from '../anchor.ts'
import type { Scene } from '../scene.ts'

export interface Wanted {
  readonly seed: string
  readonly seats: number
  readonly ancientOne: string
  /** Inputs played before the search begins. */
  readonly inputs: number
  /** The prompt to stop at, `battle`, or empty. */
  readonly prompt: string
}

interface Found {
  readonly view: View
  readonly decision: Decision<ES> | undefined
  readonly barred: readonly Barred<ES>[]
}

const PATIENCE = 20_000

const isThere = (game: Game<ES>, state: ES['state'], prompt: string): boolean => {
  const node = game.node(state)
  if (node.kind !== 'decision') return node.kind === 'over'
  if (prompt === '') return true
  return prompt === 'battle' ? state.awake && node.about.is === 'judge' : node.about.is === prompt
}

const fresh = (game: Game<ES>, { seats, ancientOne }: Wanted): ES['state'] =>
  game.start({ rules: 'revised', investigators: Array<string>(seats).fill('random'), ancientOne })

/** A game may end before its moment comes: then the next one is tried. */
export const find = (pack: Pack, wanted: Wanted): Found => {
  const game = elderSign(pack)
  for (let tries = 0; ; tries++) {
    const state = fresh(game, wanted)
    const int = fastInts(`${wanted.seed}${tries}`)
    const play = (n: number) => playOut(game, state, int, (node) => randomAnswer(node, int), n)
    play(wanted.inputs)
    for (let i = 0; i < PATIENCE && !isThere(game, state, wanted.prompt); i++) play(1)
    const node = game.node(state)
    if (node.kind === 'over' && tries < 40) continue
    return {
      view: game.view(state, 0),
      decision: node.kind === 'decision' ? node : undefined,
      barred: node.kind === 'decision' ? game.barred(state) : [],
    }
  }
}

const MOVE: Prompt = { is: 'move' }

export const sceneOf = (words: Words, { view, decision, barred }: Found): Scene => {
  const about = decision?.about ?? MOVE
  const options = optionsByAnchor(decision?.options ?? [], about)
  const refusals = barredByAnchor(barred, about)
  const none: readonly Option[] = []
  return {
    view,
    pack: core,
    words,
    language: words.language,
    // The parts read the view, and who is a bot.
    moment: { glance: { seating: [] } } as unknown as Moment<ES>,
    seat: decision?.seat ?? view.active,
    lit: (anchor: Anchor) => options.get(anchor) ?? none,
    barred: (anchor: Anchor) => refusals.get(anchor) ?? [],
    press: (anchor) => console.info('pressed', anchor),
    chosen: () => false,
    suggested: () => false,
    focus: view.expedition?.card,
  }
}

/** Every card of the box on one table, resting; `crowded` puts a marker into each box. */
export const gallery = (words: Words, found: Found, crowded: boolean): Scene => {
  const scene = sceneOf(words, found)
  const { adventures, otherWorlds } = core
  const cards = [...adventures, ...otherWorlds].map(({ id, tasks }) => {
    const monsters = crowded
      ? tasks.flatMap(({ box }, i) =>
          box ? [{ marker: i % 2 ? 'hound-of-tindalos#1' : 'shoggoth#1', box: i, flipped: false }] : [],
        )
      : []
    const rows = tasks.flatMap(({ needs, costs, box }, i) => {
      const monster = monsters.find((m) => m.box === i)
      const uncovered = needs.filter((_, n) => box?.kind === 'partial' && !box.covers.includes(n))
      const own = core.monsters.find(({ id: kind }) => monster?.marker.startsWith(kind))
      const asked = own ? [...uncovered, ...own.needs] : needs
      if (asked.length === 0) return []
      const symbols = asked.map((need) =>
        /^I\d/.test(need) ? { sum: Number(need.slice(1)), faces: [] } : { sum: 0, faces: need.split('|') as never[] },
      )
      const price = own ? own.costs : costs
      return [
        {
          key: own && monster ? `m:${monster.marker}` : `t${i}`,
          symbols,
          sanity: price?.sanity ?? 0,
          stamina: price?.stamina ?? 0,
          clock: price?.clock ?? 0,
          marker: monster?.marker ?? '',
          done: false,
        },
      ]
    })
    return { card: id, place: 0, rows, monsters, visitors: [] }
  })
  return {
    ...scene,
    view: { ...scene.view, cards, expedition: null },
    lit: () => [],
    barred: () => [],
    focus: undefined,
  }
}
