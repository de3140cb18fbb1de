import { type ES, elderSign, type View } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { fastInts, playOut, randomAnswer } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { exhibitIn, lairIn, searchDice, signsAreHeld, signsFound, standsAt, waitsForPurchase } from './hall.ts'

const game = elderSign(core)

/** The table once the first question is asked. */
const begun = (rules: string): View => {
  const state: ES['state'] = game.start({
    rules,
    investigators: ['joe-diamond', 'jenny-barnes'],
    ancientOne: 'yig',
    first: 0,
  })
  const int = fastInts(rules)
  for (let i = 0; i < 400 && game.node(state).kind !== 'decision'; i++)
    playOut(game, state, int, (node) => randomAnswer(node, int), 1)
  return game.view(state, 0)
}

const held = (view: View, signs: readonly number[]): View => ({
  ...view,
  people: view.people.map((person, i) => ('id' in person ? { ...person, signs: signs[i] ?? 0 } : person)),
})

describe('the hall', () => {
  const fan = begun('fan')
  const revised = begun('revised')

  it('[ES-FANSEAL-02] [ES-FANENT-03] is there by its seams, not by a name', () => {
    expect([lairIn(fan)?.card, lairIn(revised)]).toEqual(['yig', undefined])
    expect([exhibitIn(fan) !== undefined, exhibitIn(revised)]).toEqual([true, undefined])
    expect([signsAreHeld(fan), signsAreHeld(revised)]).toEqual([true, false])
  })

  it('[ES-RULING-70] counts signs in hands, at the lost and found and laid down', () => {
    const hall = fan.hall ?? expect.fail('no hall')
    const view = { ...held(fan, [2, 1]), signs: 3, hall: { ...hall, found: { signs: 1, cards: [] } } }
    expect(signsFound(view)).toBe(7)
    expect(signsFound({ ...revised, signs: 4 })).toBe(4)
  })

  it('[ES-FANENT-02] [ES-RULING-104] rolls a die for everybody there and their allies, six at most', () => {
    const crowd = (allies: readonly string[]): View => ({
      ...fan,
      people: fan.people.map((person) => ('id' in person ? { ...person, at: 'entrance', allies } : person)),
    })
    expect([searchDice(crowd([])), searchDice(crowd(['a'])), searchDice(crowd(['a', 'b', 'c']))]).toEqual([2, 4, 6])
    expect(searchDice(revised)).toBe(1)
  })

  it('[ES-RULING-06] a marker on its sheet stands nowhere', () => {
    const at = (place: string): View => ({
      ...fan,
      people: fan.people.map((person) => ('id' in person ? { ...person, at: place } : person)),
    })
    expect([standsAt(at('sheet')), standsAt(at('entrance'))]).toEqual([undefined, 'entrance'])
  })

  it('[ES-FANDEV-03] an empty seat waits for somebody to be bought', () => {
    const hall = fan.hall ?? expect.fail('no hall')
    const turn: View = { ...fan, phase: 'turn' }
    expect(waitsForPurchase(turn)).toBe(true)
    expect(waitsForPurchase({ ...turn, hall: { ...hall, reserve: ['kate-winthrop'] } })).toBe(false)
    expect(waitsForPurchase({ ...revised, phase: 'turn' })).toBe(false)
  })
})
