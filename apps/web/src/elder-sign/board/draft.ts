/**
 * An answer being put together by pressing things: which option of a group, or which of several things. Pure: a press
 * gives a new draft, or an answer that is complete.
 */
import type { DieId, ES, Option, View } from '@vigil/elder-sign'
import { sameJson } from '@vigil/kernel'
import type { Asked } from '@vigil/table'
import { type Anchor, anchorsOf } from '../anchor.ts'
import { OPEN, type Within } from './fold.ts'
import { diceOf, type Group } from './group.ts'

export interface Draft {
  /** Options that are picked so far. */
  readonly picked: readonly Option[]
  /** The group the pick belongs to, where only one is picked. */
  readonly group: string | undefined
  /** What is left to choose from, where only a part of the answers is. */
  readonly within?: Within
}

export const EMPTY: Draft = { picked: [], group: undefined }

export type Pressed = { readonly draft: Draft } | { readonly answer: readonly Option[] }

export const isSubset = ({ min, max }: Asked<ES>): boolean => !(min === 1 && max === 1)

/** Options list one of several equal dice: the one that stands for `die`. */
const standFor = (view: View, die: DieId, named: readonly DieId[]): DieId | undefined => {
  if (named.includes(die)) return die
  const mine = view.dice[die]
  return named.find((other) => {
    const its = view.dice[other]
    return (
      its && mine && its.colour === mine.colour && its.face === mine.face && its.at === mine.at && its.on === mine.on
    )
  })
}

const dieOf = (anchor: Anchor): DieId | undefined => (anchor.startsWith('die:') ? Number(anchor.slice(4)) : undefined)

const overlap = (a: readonly DieId[], b: readonly DieId[]): number => a.filter((die) => b.includes(die)).length

/** Another option of the group, as near to the picked one as possible, with or without this die. */
const adjusted = (group: Group, picked: Option, die: DieId): Option => {
  const now = diceOf(picked)
  const wanted = !now.includes(die)
  const fitting = group.options.filter((option) => diceOf(option).includes(die) === wanted)
  const [nearest] = fitting
    .map((option, i) => ({ option, i, near: overlap(diceOf(option), now) }))
    .sort((a, b) => b.near - a.near || a.i - b.i)
  return nearest?.option ?? picked
}

export interface Table {
  readonly asked: Asked<ES>
  readonly groups: readonly Group[]
  readonly view: View
}

const toggled = ({ asked }: Table, { picked }: Draft, option: Option): Pressed => {
  if (picked.includes(option)) return { draft: { picked: picked.filter((each) => each !== option), group: undefined } }
  if (picked.length < asked.max) return { draft: { picked: [...picked, option], group: undefined } }
  return asked.max === 1 ? { draft: { picked: [option], group: undefined } } : { draft: { picked, group: undefined } }
}

const inSubset = (table: Table, draft: Draft, anchor: Anchor): Pressed => {
  const { asked, view } = table
  const die = dieOf(anchor)
  if (die !== undefined) {
    const alike = asked.options.filter((option) =>
      diceOf(option).some((other) => standFor(view, die, [other]) !== undefined),
    )
    const exact = alike.find((option) => diceOf(option).includes(die))
    const option = exact ?? alike.find((each) => !draft.picked.includes(each)) ?? alike[0]
    return option ? toggled(table, draft, option) : { draft }
  }
  const option = asked.options.find((each) => anchorsOf(each, asked.about).includes(anchor))
  return option ? toggled(table, draft, option) : { draft }
}

const open = (group: Group, option: Option | undefined): Pressed => {
  const picked = option ?? group.options[0]
  if (!picked) return { draft: EMPTY }
  return group.options.length === 1 ? { answer: [picked] } : { draft: { picked: [picked], group: group.key } }
}

/** A second press on what is picked confirms it; a die changes which dice pay. */
export const pressed = (table: Table, draft: Draft, anchor: Anchor): Pressed => {
  const { asked, groups, view } = table
  if (isSubset(asked)) return inSubset(table, draft, anchor)
  const die = dieOf(anchor)
  const current = groups.find(({ key }) => key === draft.group)
  const [picked] = draft.picked
  if (die !== undefined) {
    if (current && picked) {
      const stand = standFor(view, die, current.options.flatMap(diceOf))
      if (stand !== undefined) return { draft: { picked: [adjusted(current, picked, stand)], group: current.key } }
    }
    const group = groups.find(({ options }) => standFor(view, die, options.flatMap(diceOf)) !== undefined)
    const stand = group && standFor(view, die, group.options.flatMap(diceOf))
    const option = group?.options.find((each) => stand !== undefined && diceOf(each).includes(stand))
    // Pressing a die is never an answer by itself: it may be meant for another task.
    return group && option ? { draft: { picked: [option], group: group.key } } : { draft }
  }
  const there = groups.filter(({ options }) => options.some((each) => anchorsOf(each, asked.about).includes(anchor)))
  if (current && picked && there.includes(current)) return { answer: [picked] }
  const left = there.filter(({ key }) => draft.within?.keys.includes(key))
  return pressedAmong(table, left.length > 0 ? left : there, draft, anchor)
}

/** Where several things can be done in one place, they are what is left to choose from: a card, then for whom. */
const pressedAmong = ({ asked }: Table, there: readonly Group[], draft: Draft, anchor: Anchor): Pressed => {
  const [group] = there
  if (!group) return { draft }
  if (there.length > 1)
    return { draft: { picked: [], group: undefined, within: { keys: there.map(({ key }) => key), depth: OPEN } } }
  return open(
    group,
    group.options.find((each) => anchorsOf(each, asked.about).includes(anchor)),
  )
}

/** An answer laid out to be looked at; undefined where its button says it all. */
export const draftOf = ({ asked, groups }: Table, pick: readonly Option[]): Draft | undefined => {
  const picked = asked.options.filter((option) => pick.some((each) => sameJson(each, option)))
  if (isSubset(asked)) return { picked, group: undefined }
  const group = groups.find(({ options }) => options.some((option) => picked.includes(option)))
  return group && group.options.length > 1 ? { picked, group: group.key } : undefined
}

/** Whether this part of the table belongs to what is picked. */
export const isChosen = ({ asked, groups }: Table, { picked, within }: Draft, anchor: Anchor): boolean => {
  const isThere = (option: Option): boolean => anchorsOf(option, asked.about).includes(anchor)
  if (picked.length > 0 || within?.depth !== OPEN) return picked.some(isThere)
  return groups.every(({ key, options }) => !within.keys.includes(key) || options.every(isThere))
}

export const chosenDice = ({ picked }: Draft): readonly DieId[] => picked.flatMap((option) => [...diceOf(option)])

/** Dice that belong to an option, and those equal to them. */
export const isLitDie = ({ asked, view }: Table, die: DieId): boolean =>
  asked.options.some((option) => standFor(view, die, diceOf(option)) !== undefined)

/** Whether any answer names dice: those that no answer names step back then. */
export const asksForDice = ({ asked }: Table): boolean => asked.options.some((option) => diceOf(option).length > 0)

export const dieChosen = (draft: Draft, die: DieId): boolean =>
  draft.picked.some((option) => diceOf(option).includes(die))

/** A subset may be handed in once it is large enough. */
export const isComplete = ({ asked }: Table, { picked }: Draft): boolean =>
  picked.length >= asked.min && picked.length <= asked.max
