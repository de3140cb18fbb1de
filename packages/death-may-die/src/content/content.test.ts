import { describe, expect, it } from 'vitest'
import type { Component, SideCard } from '../card.ts'
import { structuralProblems } from '../schema/checks.ts'
import { core } from './index.ts'

const { episodes, elderOnes } = core
const boxes = [...episodes, ...elderOnes]
const cards: readonly Component[] = [
  ...core.skills,
  ...core.investigators,
  ...core.insanities,
  ...core.enemies,
  ...boxes,
  ...boxes.flatMap(({ mythos }) => mythos),
  ...episodes.flatMap(({ discovery }) => discovery),
]
const sides = (card: (typeof episodes)[number]['discovery'][number]): SideCard[] =>
  [card.left, card.right].filter((side) => side !== undefined)

describe('the box', () => {
  it('names nothing that does not exist', () => expect(structuralProblems(core)).toEqual([]))

  it('says where every record comes from', () => {
    for (const { id, origin, invented } of cards) {
      if (origin === 'mixed') expect(invented?.length, id).toBeGreaterThan(0)
      else expect(invented, id).toBeUndefined()
    }
  })

  it('[DMD-SKILL-01] gives everybody one signature skill of his own and two common ones', () => {
    const kinds = new Map(core.skills.map(({ id, kind }) => [id, kind]))
    const signatures = core.investigators.map(({ skills }) => skills[0])
    expect(new Set(signatures).size).toBe(10)
    for (const { id, skills } of core.investigators)
      expect(skills.map((skill) => kinds.get(skill)), id).toEqual(['signature', 'common', 'common'])
  })

  it('has as many summoning symbols as known or drafted', () => {
    const symbols = (box: (typeof boxes)[number]): number => box.mythos.filter(({ symbol }) => symbol).length
    expect(episodes.map(symbols)).toEqual([6, 5, 5, 5, 3, 6])
    expect(elderOnes.map(symbols)).toEqual([5, 4])
  })

  it('has Companions that can take a wound, Conditions that cost nothing, and names that go with their tags', () => {
    const names = new Map<string, string>()
    for (const { discovery } of episodes)
      for (const card of discovery)
        for (const side of sides(card)) {
          expect(side.kind === 'companion', `${card.id}: ${side.tag}`).toBe(side.health !== undefined)
          if (side.kind === 'condition') expect(side.cost, side.tag).toBeUndefined()
          expect(names.get(side.tag) ?? side.name, side.tag).toBe(side.name)
          names.set(side.tag, side.name)
        }
  })

  it('lays out no more figures than there are', () => {
    for (const { id, map } of episodes)
      for (const { id: enemy, figures } of core.enemies) {
        const added = Object.values(map.byInvestigators ?? {}).flatMap(({ add = [] }) => add.filter((row) => row.enemy === enemy))
        const laid = map.enemies.reduce((n, row) => n + (row.enemy === enemy ? row.n : 0), 0)
        expect(laid + added.length, `${id}: ${enemy}`).toBeLessThanOrEqual(figures)
      }
  })

  it('opens every episode with words of its own', () => {
    expect(new Set(episodes.map(({ opening }) => opening)).size).toBe(6)
    for (const { opening, id } of episodes) expect(opening.length, id).toBeGreaterThan(100)
  })
})
