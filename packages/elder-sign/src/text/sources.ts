/** What a source does: the effects of a component that a prompt or an event refers to. */
import type { Effect } from '../effects/vocabulary.ts'
import type { Prompt } from '../kind.ts'
import { typeOfMarker } from '../world.ts'
import type { Voice } from './voice.ts'

const isEffect = (value: object): value is Effect => 'do' in value

/** Every effect anywhere inside a component. */
function* effectsIn(value: unknown): Generator<Effect> {
  if (typeof value !== 'object' || value === null) return
  if (isEffect(value)) yield value
  for (const part of Object.values(value)) yield* effectsIn(part)
}

const componentOf = (v: Voice, source: string): unknown => {
  const id = source.replace(/^lingering:/, '')
  return v.box.all.get(id) ?? v.box.monsters.get(typeOfMarker(id))
}

/** What happens to whoever does not pay: the prompt names the cost alone, so the source's card is asked. */
export const otherwiseOf = (v: Voice, about: Prompt): readonly Effect[] | undefined => {
  if (about.is !== 'pay') return undefined
  const cost = JSON.stringify(about.cost)
  for (const effect of effectsIn(componentOf(v, about.source)))
    if (effect.do === 'pay' && JSON.stringify(effect.cost) === cost) return effect.otherwise
  return undefined
}

/** What a source does at midnight. */
export const midnightOf = (v: Voice, source: string): readonly Effect[] => {
  const id = source.slice(source.indexOf(':') + 1)
  const ally = v.box.allies.get(id)
  if (ally) return ally.standing.triggers?.filter(({ on }) => on === 'midnight').flatMap(({ effects }) => effects) ?? []
  const printed = v.box.adventures.get(id) ?? v.box.monsters.get(typeOfMarker(id)) ?? v.box.mythos.get(id)?.lingering
  return printed?.midnight ?? []
}
