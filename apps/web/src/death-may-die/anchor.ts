/** Where on the table an option lies: what is to be pressed for it. */
import type { Option, View } from '@vigil/death-may-die'

/** `space:…`, `figure:…`, `seat:…`, `token:…`, `die:…`, `hand:…`, `skill:…`, or a name of its own. */
export type Anchor = string

export const spaceAnchor = (space: number): Anchor => `space:${space}`
export const figureAnchor = (figure: number): Anchor => `figure:${figure}`
export const seatAnchor = (seat: number): Anchor => `seat:${seat}`
export const tokenAnchor = (token: number): Anchor => `token:${token}`
export const dieAnchor = (die: number): Anchor => `die:${die}`
/** A card somebody holds. */
export const handAnchor = (card: string): Anchor => `hand:${card}`
export const skillAnchor = (skill: string): Anchor => `skill:${skill}`

type OptionOf<D extends Option['do']> = Extract<Option, { do: D }>

/** `skill:x`, `token:3`, a card, with what it counts behind a hash. */
const sourceAnchor = (source: string): Anchor => {
  const bare = source.replace(/#\d+$/, '')
  return /^(skill|token|figure):/.test(bare) ? bare : handAnchor(bare)
}

const sharers = (view: View, figure: number): readonly number[] => {
  const at = view.figures[figure]?.at
  return view.spaces.find(({ id }) => id === at)?.figures ?? [figure]
}

const PROMPT: readonly Anchor[] = ['prompt']

const ANCHORS: { readonly [D in Option['do']]: (option: OptionOf<D>, view: View) => readonly Anchor[] } = {
  run: () => PROMPT,
  attack: ({ target, all }, view) => (all ? sharers(view, target).map(figureAnchor) : [figureAnchor(target)]),
  rest: () => PROMPT,
  trade: () => PROMPT,
  action: () => PROMPT,
  use: ({ source }) => [sourceAnchor(source)],
  stand: () => PROMPT,
  end: () => PROMPT,
  go: ({ to }) => [spaceAnchor(to)],
  stop: () => PROMPT,
  figure: ({ figure }) => [figureAnchor(figure)],
  seat: ({ seat }) => [seatAnchor(seat)],
  space: ({ space }) => [spaceAnchor(space)],
  token: ({ token }) => [tokenAnchor(token)],
  card: ({ card }) => [handAnchor(card)],
  reroll: ({ die }) => [dieAnchor(die)],
  boost: ({ by }) => [sourceAnchor(by)],
  keep: () => PROMPT,
  count: () => PROMPT,
  cut: () => PROMPT,
  heal: () => PROMPT,
  level: ({ skill }) => [skillAnchor(skill)],
  claim: ({ side }) => [`side:${side}`],
  leave: () => PROMPT,
  instead: () => PROMPT,
  give: ({ card }) => [handAnchor(card)],
  giveToken: ({ token }) => [tokenAnchor(token)],
  effect: ({ source }) => [sourceAnchor(source)],
  option: () => PROMPT,
  mythos: ({ card }) => [`mythos:${card}`],
  redraw: () => PROMPT,
  cancel: () => PROMPT,
  yes: () => PROMPT,
  no: () => PROMPT,
  done: () => PROMPT,
}

export const anchorsOf = (option: Option, view: View): readonly Anchor[] => {
  const of = ANCHORS[option.do] as (option: Option, view: View) => readonly Anchor[]
  return of(option, view)
}

export type ByAnchor = ReadonlyMap<Anchor, readonly Option[]>

export const optionsByAnchor = (options: readonly Option[], view: View): ByAnchor => {
  const found = new Map<Anchor, Option[]>()
  for (const option of options) {
    for (const anchor of anchorsOf(option, view)) {
      const there = found.get(anchor)
      if (there) there.push(option)
      else found.set(anchor, [option])
    }
  }
  return found
}
