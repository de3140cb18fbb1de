/** Whole cards in words. */
import type {
  DiscoveryCard,
  ElderOneCard,
  EnemyCard,
  EpisodeCard,
  InsanityCard,
  MythosCard,
  SideCard,
  SkillCard,
  StageCard,
  Use,
} from '../card.ts'
import { costText, effectText } from './effects.ts'
import { testText } from './grammar.ts'
import { nameOf } from './names.ts'
import { traitText } from './traits.ts'
import type { Voice } from './voice.ts'

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ')

export const skillText = (v: Voice, { levels }: SkillCard, level: number): string => traitText(v, levels[level - 1])

export const insanityText = (v: Voice, { effects }: InsanityCard): string => effectText(v, effects)

export const enemyText = (v: Voice, { traits }: Pick<EnemyCard, 'traits'>): string => traitText(v, traits)

export const mythosText = (v: Voice, { effects, summon }: MythosCard): string =>
  joined([
    effectText(v, effects),
    ...summon.map(({ enemy, gate }) => effectText(v, [{ do: 'summon', enemy, at: { gate } }])),
  ])

/** What it takes to use a card: once per turn, a price, the card itself and others with it. */
const useText = (v: Voice, use: Use | undefined): string =>
  use
    ? joined([
        use.per && v.say('use.turn'),
        use.if && v.say('use.if', { test: testText(v, use.if) }),
        use.discard &&
          v.say('use.discard', { with: use.with ? v.and(use.with.map((tag) => v.tags.get(tag) ?? tag)) : 'none' }),
        use.cost && effectText(v, [{ do: 'pay', cost: use.cost }]),
        effectText(v, use.effects),
      ])
    : ''

export const sideText = (v: Voice, { skill, standing, use, onClaim }: SideCard): string =>
  joined([skill && `${nameOf(v, skill)} +1.`, effectText(v, onClaim), traitText(v, standing), useText(v, use)])

/** Some sides have nothing but a name. */
const namedSide = (v: Voice, side: SideCard): string => {
  const head = `${side.name}${side.cost ? ` (${costText(v, side.cost)})` : ''}`
  const text = sideText(v, side)
  return text === '' ? `${head}.` : `${head}: ${text}`
}

/** Middle, left and right. */
export const discoveryText = (v: Voice, { read, onDraw, left, right, instead }: DiscoveryCard): string =>
  joined([
    read,
    effectText(v, onDraw),
    ...[left, right].map((side) => side && namedSide(v, side)),
    effectText(v, instead),
  ])

/** What happens, and when. */
const timed = (
  v: Voice,
  when: 'stage.reveal' | 'stage.advance' | 'stage.end',
  effects: StageCard['onReveal'],
): string => (effects?.length ? `${v.say(when)} ${effectText(v, effects)}` : '')

export const stageText = (v: Voice, { onAdvance, onReveal, endOfTurn, ongoing }: StageCard): string =>
  joined([
    timed(v, 'stage.reveal', onReveal),
    timed(v, 'stage.advance', onAdvance),
    timed(v, 'stage.end', endOfTurn),
    traitText(v, ongoing),
  ])

export const elderOneText = (v: Voice, { stages }: ElderOneCard): string[] => stages.map((stage) => stageText(v, stage))

export const episodeText = (v: Voice, { goal, actions, onAdvance, rules }: EpisodeCard): string[] => [
  goal.summary,
  ...actions.map(({ name, effects }) => `${name}: ${effectText(v, effects)}`),
  timed(v, 'stage.advance', onAdvance),
  ...rules.map(({ summary }) => summary),
]
