/** Whole cards, one line for each part that says something. */
import type {
  Adventure,
  Ally,
  AncientOne,
  Entrance,
  Investigator,
  Item,
  Lingering,
  Monster,
  Mythos,
  Task,
} from '../card.ts'
import type { Effect } from '../effects/vocabulary.ts'
import { ruleSetOf } from '../rulesets/index.ts'
import type { RuleSet } from '../rulesets/seams.ts'
import { ENTRANCE } from '../state.ts'
import { colourName, faceName, needsText, taskText } from './dice.ts'
import { effectTail } from './effects.ts'
import type { Key } from './en/catalogue.ts'
import { printedPrices } from './exhibits.ts'
import { crowdChart } from './finds.ts'
import { cultistLines, lairLines } from './lairs.ts'
import { standingText } from './standings.ts'
import { sentence, type Voice } from './voice.ts'

const lines = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part).join('\n')

const part = (v: Voice, key: Key, effects: readonly Effect[] | undefined): string | undefined =>
  effects && v.say(key, { effects: effects.length ? effectTail(v, effects) : v.say('card.none') })

const boxText = (v: Voice, { needs, costs, box }: Task): string => {
  const task = taskText(v, needs, costs)
  switch (box?.kind) {
    case undefined:
      return task
    case 'empty':
      return v.say('card.box.empty')
    case 'total':
      return v.say('card.box.total', { task })
    case 'partial':
      return v.say('card.box.partial', {
        task,
        covered: needsText(
          v,
          needs.filter((_, i) => box.covers.includes(i)),
        ),
      })
  }
}

export const adventureText = (v: Voice, card: Adventure): string =>
  lines(
    v.say(`card.kind.${card.kind}`, { n: card.trophies }),
    v.say('card.order', { ordered: String(card.ordered) }),
    ...card.tasks.map((task, i) => v.say('card.task', { n: i + 1, task: boxText(v, task) })),
    card.lock && v.say('card.lock', { colour: colourName(v, card.lock) }),
    part(v, 'card.terror', card.terror),
    part(v, 'card.midnight', card.midnight),
    part(v, 'card.success', card.rewards),
    part(v, 'card.failure', card.penalties),
  )

export const monsterText = (v: Voice, monster: Monster): string =>
  lines(
    v.say('monster.kind', { mask: String(monster.mask ?? false), n: monster.trophies }),
    v.say('monster.task', { task: taskText(v, monster.needs, monster.costs) }),
    monster.lock && v.say('card.lock', { colour: colourName(v, monster.lock) }),
    part(v, 'card.midnight', monster.midnight),
    part(v, 'monster.reverse', monster.reverse),
  )

export const itemText = (v: Voice, item: Item): string =>
  lines(
    v.say('item.kind', { deck: item.deck }),
    item.price && v.say('item.price', { price: effectTail(v, item.price) }),
    v.say('item.when', { when: item.when, effects: effectTail(v, item.effects) }),
    item.paysCosts && v.say('item.paysCosts'),
  )

export const allyText = (v: Voice, ally: Ally): string => lines(v.say('ally.kind'), standingText(v, ally.standing))

const startsText = (v: Voice, { starts }: Investigator): string[] => {
  const { ally, choose } = starts
  const amounts = (['common', 'unique', 'spell', 'clue'] as const).flatMap((what) => {
    const n = starts[what] ?? 0
    return n ? [v.say(`amount.${what}`, { n })] : []
  })
  return [
    ...amounts,
    ...(ally ? [v.box.allies.get(ally)?.name ?? ally] : []),
    ...(choose ? [v.say('investigator.choose', { n: choose })] : []),
  ]
}

export const investigatorText = (v: Voice, investigator: Investigator): string => {
  const { sanity, stamina } = investigator
  const { title, ability } = v.box.investigators.get(investigator.id) ?? investigator
  const starts = startsText(v, investigator)
  return lines(
    v.say('investigator.kind', { title, sanity, stamina }),
    v.say('investigator.ability', { name: ability.name, text: standingText(v, investigator.ability.standing) }),
    starts.length ? v.say('investigator.starts', { starts: v.and(starts) }) : undefined,
  )
}

const battleLines = (v: Voice, { battle, attack }: AncientOne): (string | undefined)[] => [
  battle.length ? v.say('ancient.battle', { task: needsText(v, battle) }) : undefined,
  attack.length ? part(v, 'ancient.attack', attack) : undefined,
]

/** As printed, or as the rules of this table make it a place to go to. */
export const ancientOneText = (v: Voice, ancient: AncientOne, rules?: RuleSet): string => {
  const { name } = (v.box.ancientOnes.get(ancient.id) ?? ancient).ability
  return lines(
    v.say('ancient.signs', {
      n: ancient.signs,
      doom: ancient.doomTrack.length,
      monsters: ancient.doomTrack.filter((space) => space === 'monster').length,
    }),
    v.say('ancient.ability', { name, text: standingText(v, ancient.ability.standing) }),
    part(v, 'ancient.awakens', ancient.awakens),
    ...(rules?.ancientOne === 'location' ? lairLines(v, ancient) : battleLines(v, ancient)),
    ...(rules?.orders ? cultistLines(v, ancient) : []),
  )
}

/** The lower half of a Mythos card, in one line. */
export const lingeringText = (v: Voice, lingering: Lingering): string => {
  const parts = [
    part(v, 'mythos.arrival', lingering.arrival),
    standingText(v, lingering),
    part(v, 'mythos.terror', lingering.terror),
    part(v, 'mythos.midnight', lingering.midnight),
  ].filter((text) => text)
  return parts.length ? parts.join(' ') : v.say('mythos.none')
}

export const mythosText = (v: Voice, mythos: Mythos): string => {
  const { immediate, lingering, lock } = mythos
  const [now, lasting] = (v.box.mythos.get(mythos.id) ?? mythos).titles
  return lines(
    v.say('mythos.now', { title: now, effects: effectTail(v, immediate) }),
    v.say('mythos.lingering', { title: lasting, effects: lingeringText(v, lingering) }),
    lock && v.say('card.lock', { colour: colourName(v, lock) }),
  )
}

/** Faces that find the same share a line: "investigation 2 or investigation 3: gain 1 clue". */
export const chartText = (v: Voice, { lostAndFound }: Entrance): string => {
  const finds = new Map<string, string[]>()
  for (const face of ['I1', 'I2', 'I3', 'L', 'P', 'T'] as const) {
    const effects = effectTail(v, lostAndFound[face])
    finds.set(effects, [...(finds.get(effects) ?? []), faceName(v, face)])
  }
  return [...finds]
    .map(([effects, faces]) => sentence(v.say('detail.found', { faces: v.or(faces), effects })))
    .join(' ')
}

const souvenirsText = (v: Voice, { souvenirs }: Entrance): string[] =>
  souvenirs.map(({ what, price }) => v.say('entrance.souvenir', { one: v.say(`one.${what}`), price }))

export const entranceText = (v: Voice, entrance: Entrance, rules?: RuleSet): string =>
  lines(
    v.say('entrance.firstAid'),
    rules?.lostAndFound === 'crowd'
      ? v.say('entrance.found.crowd', { chart: crowdChart(v) })
      : v.say('entrance.found', { chart: chartText(v, entrance) }),
    rules?.souvenirs === 'exhibit'
      ? v.say('entrance.exhibit', { list: v.and(printedPrices(v)) })
      : v.say('entrance.souvenirs', { list: v.and(souvenirsText(v, entrance)) }),
  )

/** The text of the component with this id; empty for ids of other things. `key`: the rules it is read under. */
export const componentText = (v: Voice, id: string, key = ''): string => {
  const { box } = v
  const adventure = box.adventures.get(id)
  if (adventure) return adventureText(v, adventure)
  const item = box.items.get(id)
  if (item) return itemText(v, item)
  const ally = box.allies.get(id)
  if (ally) return allyText(v, ally)
  const monster = box.monsters.get(id.replace(/#\d+$/, ''))
  if (monster) return monsterText(v, monster)
  const mythos = box.mythos.get(id)
  if (mythos) return mythosText(v, mythos)
  const investigator = box.investigators.get(id)
  if (investigator) return investigatorText(v, investigator)
  const ancient = box.ancientOnes.get(id)
  if (ancient) return ancientOneText(v, ancient, ruleSetOf(key))
  const { entrance } = box.pack
  return id === entrance.id || id === ENTRANCE ? entranceText(v, entrance, ruleSetOf(key)) : ''
}
