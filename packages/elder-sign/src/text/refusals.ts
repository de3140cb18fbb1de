/** Why not: the rules give a code and parameters, never a sentence. */
import type { Refusal } from '@vigil/kernel'
import type { Params } from '@vigil/kernel/message'
import type { Colour, DieId } from '../nouns/die.ts'
import type { View } from '../view.ts'
import { colourName, dieText } from './dice.ts'
import type { Key } from './en/catalogue.ts'
import { nameOf, placeName, rowName, seatName } from './names.ts'
import { bondText, citedSwitch, ruleSetName } from './rule-sets.ts'
import { tidy, type Voice } from './voice.ts'

type Reading = (v: Voice, value: string, view: View | undefined) => string

const tracks: Readonly<Record<string, Key>> = { sanity: 'one.sanity', stamina: 'one.stamina' }

/** How a parameter is put into words; those not listed stand as they are. */
const READINGS: Readonly<Record<string, Reading>> = {
  row: (v, key, view) => rowName(v, key, view?.expedition?.rows),
  first: (v, key, view) => rowName(v, key, view?.expedition?.rows),
  item: nameOf,
  source: nameOf,
  to: placeName,
  value: nameOf,
  known: (v, ids) =>
    ids
      .split(', ')
      .map((id) => nameOf(v, id))
      .join(', '),
  seat: (v, seat, view) => seatName(v, Number(seat), view),
  switch: citedSwitch,
  other: citedSwitch,
  missing: (v, ids) => v.or(ids.split(', ').map((id) => citedSwitch(v, id))),
  base: ruleSetName,
  why: bondText,
  die: (v, die) => dieText(v, Number(die) as DieId, ''),
  colour: (v, colour) => colourName(v, colour as Colour),
  what: (v, what) => {
    const track = tracks[what]
    return track ? v.say(track) : what
  },
}

const paramsOf = (v: Voice, { params }: Refusal, view: View | undefined): Params => {
  const words: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(params)) {
    const read = READINGS[name]
    words[name] = read ? read(v, String(value), view) : value
  }
  return words
}

export const refusalText = (v: Voice, refusal: Refusal, view: View | undefined): string => {
  const { code, rule } = refusal
  const key = `refusal.${code}`
  const why = v.knows(key) ? v.say(key, paramsOf(v, refusal, view)) : v.say('refusal.strange', { code })
  return tidy(rule ? v.say('refusal.bracket', { why, rule }) : why)
}
