/** Words about enemies. */
import { pushOne } from '../frame.ts'
import { elderOneOf, enemiesAt, figureAt } from '../nouns/figure.ts'
import { livingAt } from '../nouns/person.ts'
import { lying } from '../nouns/token.ts'
import { harm } from '../procedures/harm.ts'
import { moveFigure } from '../procedures/move.ts'
import { summon } from '../procedures/summon.ts'
import { damageToken } from '../procedures/token.ts'
import { woundEach } from '../procedures/wounds.ts'
import { isSummoned } from '../state.ts'
import { amountOf, enemiesOf, peopleOf, spacesOf } from './question.ts'
import { atOneSpace, type Meaning, type Scene } from './scene.ts'
import type { Effect, EffectOf, Place, Which } from './vocabulary.ts'

/** Acts on each enemy meant; of several equally near ones the active player names one. */
const onEnemies = (
  { w, s, cx }: Scene,
  effect: Effect & { readonly which: Which },
  act: (figure: number) => void,
): void => {
  const figures = enemiesOf(w, s, effect.which, cx)
  const tie = typeof effect.which === 'object' && 'nearest' in effect.which && figures.length > 1
  if (tie) return pushOne(s, { at: 'pick.enemy', figures, then: [{ ...effect, which: 'it' } as Effect], cx })
  for (const figure of figures) act(figure)
}

/** Everything in a space at once: enemies first, so that winning comes before losing (DMD-END-04). */
const blast = ({ w, s, cx, emit }: Scene, effect: EffectOf<'blast'>): void => {
  for (const there of spacesOf(w, s, effect.at, cx)) {
    const here = { ...cx, there }
    const n = amountOf(s, effect.n, here)
    if (effect.hits.includes('investigator')) {
      const seats = livingAt(s, there).filter((seat) => !(effect.spare && seat === cx.who))
      woundEach(s, seats, n, 'other', cx.source)
    }
    if (effect.hits.includes('token')) {
      for (const token of lying(s, { token: s.tokens.map(({ kind }) => kind) }, [there]))
        damageToken(w, s, token, n, here, emit)
    }
    if (effect.hits.includes('enemy')) for (const figure of enemiesAt(s, there)) harm(w, s, figure, n, emit)
  }
}

/** "Toward the one with the most": where several are meant, the active player first says which (DMD-CORE-04). */
const isTied = ({ w, s, cx }: Scene, place: Place): boolean =>
  typeof place === 'object' && 'of' in place && !('within' in place) && peopleOf(w, s, place.of, cx).tie

type EnemyWord = 'harm' | 'blast' | 'move' | 'summon' | 'mendEnemy' | 'elderOne'

export const enemies: Meaning<EnemyWord> = {
  harm: (scene, effect) =>
    onEnemies(scene, effect, (figure) =>
      harm(scene.w, scene.s, figure, amountOf(scene.s, effect.n, scene.cx), scene.emit),
    ),
  blast,
  move(scene, effect) {
    const { w, s, cx, emit } = scene
    const to = spacesOf(w, s, effect.toward, cx)
    if (to.length > 1 && isTied(scene, effect.toward))
      return pushOne(s, { at: 'pick.space', spaces: to, then: [{ ...effect, toward: 'there' }], cx })
    onEnemies(scene, effect, (figure) => moveFigure(w, s, figure, to, effect.spaces ?? Number.MAX_SAFE_INTEGER, emit))
  },
  summon({ w, s, cx, emit }, { enemy, at }) {
    for (const space of spacesOf(w, s, at, cx)) summon(w, s, enemy, space, emit)
  },
  mendEnemy: (scene, effect) =>
    onEnemies(scene, effect, (i) => {
      const figure = figureAt(scene.s, i)
      figure.wounds = Math.max(0, figure.wounds - effect.n)
    }),
  /** DMD-RULING-86: not while it is still on the track. */
  elderOne(scene, { to }) {
    const { w, s, cx, emit } = scene
    if (!isSummoned(s)) return
    atOneSpace(scene, spacesOf(w, s, to, cx), { do: 'elderOne', to: 'there' }, (space) => {
      elderOneOf(s).at = space
      emit?.({ is: 'elderOneAt', at: space })
    })
  },
}
