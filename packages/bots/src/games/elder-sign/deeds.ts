/** What the odds advise, as one of the options on the table. */
import type { Decision, DieId, DieView, Option, View } from '@vigil/elder-sign'
import type { Deed } from '@vigil/odds/elder-sign'

type Shown = Pick<DieView, 'colour' | 'face'>

const dieIn = ({ dice }: View, id: DieId): DieView | undefined => dice[id]

const likeKey = ({ colour, face }: Shown): string => `${colour} ${face}`

/** Dice are alike by what they show; those on markers and spells are not part of a deed. */
const sameDice = (view: View, ids: readonly DieId[], wanted: readonly Shown[]): boolean => {
  const rolled = ids.flatMap((id) => dieIn(view, id) ?? []).filter(({ at }) => at === 'pool')
  if (rolled.length !== wanted.length) return false
  const keys = rolled.map(likeKey).sort()
  return wanted
    .map(likeKey)
    .sort()
    .every((key, i) => key === keys[i])
}

const isDie = (view: View, id: DieId, { colour, face }: Shown): boolean => {
  const die = dieIn(view, id)
  return die?.colour === colour && die.face === face
}

const isResearch = (view: View, seat: number, by: string): boolean => {
  const person = view.people[seat]
  return person !== undefined && 'id' in person && (person.id === by || person.allies.includes(by))
}

const isReroll = (view: View, by: string, option: Option): boolean => {
  if (option.do === 'clue') return by === 'clue'
  if (option.do === 'reroll') return option.by === by
  if (option.do === 'research') return isResearch(view, option.seat, by)
  return option.do === 'use' && option.item === by
}

const isTurn = (view: View, deed: Extract<Deed, { do: 'turn' }>, option: Option): boolean => {
  if (option.do !== 'turnDie' || option.to !== deed.to || !isDie(view, option.die, deed.die)) return false
  // Talents are told by number or kind: what they turn tells them apart well enough.
  return option.by === deed.by || /^(\d+|raise)$/.test(deed.by)
}

const meant = (view: View, deed: Deed, option: Option): boolean => {
  switch (deed.do) {
    case 'complete':
      return option.do === 'complete' && option.row === deed.row && sameDice(view, option.dice, deed.dice)
    case 'reroll':
      return isReroll(view, deed.by, option)
    case 'cast':
      return option.do === 'cast' && option.spell === deed.aid && sameDice(view, option.dice, deed.dice)
    case 'turn':
      return isTurn(view, deed, option)
    case 'use':
      return option.do === 'use' && option.item === deed.aid
    case 'layOut':
      return option.do === 'layOut' && option.spell === deed.aid
    case 'release':
      return option.do === 'takeOff' && isDie(view, option.die, { colour: deed.colour, face: deed.face })
    case 'unlock':
      return option.do === 'unlock' && dieIn(view, option.die)?.colour === deed.colour
    case 'fund':
      return option.do === 'trustFund' && (option.pay === deed.pay || deed.pay === 'other')
    default:
      return option.do === deed.do
  }
}

export const optionFor = (view: View, { options }: Decision, deed: Deed): Option | undefined =>
  options.find((option) => meant(view, deed, option))

/** The dice of the roll that are to be rolled again, among those offered. */
export const diceToReroll = (view: View, { options, max }: Decision, wanted: readonly Shown[]): Option[] => {
  const left = wanted.map(likeKey)
  return options
    .filter((option) => {
      const die = option.do === 'die' ? dieIn(view, option.die) : undefined
      const at = die ? left.indexOf(likeKey(die)) : -1
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
    .slice(0, max)
}
