import { readdirSync, readFileSync } from 'node:fs'
import { fastInts, randomInput } from '@vigil/kernel'
import { eager, randomSetup } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import { deathMayDie } from '../game.ts'
import { de } from './de/index.ts'
import { catalogue as en } from './en/catalogue.ts'
import { words } from './index.ts'

const english = words(core)
const german = words(core, de)
const HOLE = /undefined|\[object|\{\w*\}|NaN|,\s*,|\s{2,}| $|^$/

const cardsIn = (say: typeof english): [string, string][] => [
  ...core.skills.flatMap((skill) =>
    [1, 2, 3, 4].map((n): [string, string] => [`${skill.id} ${n}`, say.skillText(skill, n)]),
  ),
  ...core.insanities.map((card): [string, string] => [card.id, say.insanityText(card)]),
  ...core.enemies.map((card): [string, string] => [`enemy ${card.id}`, say.enemyText(card) || 'nothing special']),
  ...[...core.episodes, ...core.elderOnes].flatMap(({ mythos }) =>
    mythos.map((card): [string, string] => [card.id, say.mythosText(card)]),
  ),
  ...core.episodes.flatMap(({ discovery }) =>
    discovery.map((card): [string, string] => [card.id, say.discoveryText(card)]),
  ),
  ...core.episodes.flatMap((card) =>
    say.episodeText(card).map((line, i): [string, string] => [`${card.id} ${i}`, line]),
  ),
  ...core.elderOnes.flatMap((card) =>
    say.elderOneText(card).map((line, i): [string, string] => [`${card.id} ${i}`, line]),
  ),
]

/** What a German sentence has no business with. */
const ENGLISH = /\b(the|your|you|with|each|space|wounds|and|or|when|while|take|heal|lose)\b/

describe('every card in words', () => {
  const cards = cardsIn(english)

  it('has a text without holes', () => {
    expect(cards.length).toBeGreaterThan(250)
    for (const [id, text] of cards) expect(text.replaceAll('  ', ' ').trim(), id).not.toMatch(HOLE)
  })

  it('has a German text without holes and without English', () => {
    for (const [id, text] of cardsIn(german)) {
      expect(text.replaceAll('  ', ' ').trim(), id).not.toMatch(HOLE)
      if (text !== 'nothing special') expect(text, id).not.toMatch(ENGLISH)
    }
  })

  it.each([
    [
      'astral-promise',
      "The nearest Cultist moves straight to your space. Choose: put 1 R'lyeh in your space (or the nearest space without one) or lose 2 sanity.",
    ],
    [
      'encore',
      'While all together hold 6 or more Yellow Signs: the investigators return 3 Yellow Signs, whoever holds them, then at the end of the turn the Elder One advances as if 3 symbols were showing; otherwise: take 1 Yellow Sign.',
    ],
    ['arcane-mastery 1', '1 elder sign may count as a success.'],
    ['stealth 1', '1 enemy need not follow your Run.'],
    [
      'marksman 4',
      'Attacks reach 2 spaces further. +2 bonus dice when attacking another space. One free attack each turn at a target outside your space.',
    ],
    [
      'fear-of-crowds',
      'Alone in your space: heal all stress; otherwise: take 1 stress per other figure in your space.',
    ],
    ['s1e1 3', 'Whenever the Elder One advances: A Fire token in each space with a Cultist but without Fire.'],
    [
      'hastur 2',
      'As it comes: The Elder One comes to the Red Gate. Each investigator holding 2 or more Yellow Signs: take 1 wound. At the end of every turn: Holding 3 or more Yellow Signs: lose 1 sanity, then take 1 wound, then return 2 Yellow Signs.',
    ],
    ['byakhee', 'Each Byakhee moves straight to your space. Summon a Byakhee in the Red Gate.'],
    ['conflagration', 'A Fire token in your space and each space next to it.'],
    ['stealth 3', 'Up to 3 enemies need not follow your Run, and take 1 wound.'],
    ['toughness 4', 'May cut 2 wounds and 1 sanity.'],
    [
      'pyromania',
      'A Fire token in your space. 1 wound per Fire token there to every enemy and investigator in your space but you.',
    ],
    [
      'desk',
      'The drawer with the false bottom is not even locked. Whiskey Bottle: Discard this. Heal all stress. Discard all Guilty Conscience.',
    ],
  ])('%s', (id, text) => {
    expect(cards.find(([card]) => card === id)?.[1]).toBe(text)
  })
})

/** Everything a game asks, offers and tells. */
const listen = (pack: typeof core, n: number, say = english): string[] => {
  const game = deathMayDie(pack)
  const s = game.start(randomSetup(pack, n))
  const int = fastInts(`listen ${n}`)
  const heard: string[] = []
  for (let i = 0; i < 3_000; i++) {
    const node = game.node(s)
    const view = game.view(s, 'spectator')
    if (node.kind === 'over') return [...heard, say.endingText(node.ending)]
    if (node.kind === 'decision') {
      heard.push(say.promptText(node.about, view))
      const labels = node.options.map((option) => say.optionText(option, view, node.about))
      if (new Set(labels).size < labels.length) throw new Error(`${node.about.is}: ${labels.join(' | ')}`)
      heard.push(...labels, ...game.barred(s).map(({ refusal }) => say.refusalText(refusal)))
    }
    const input = randomInput(game, s, int)
    if (!input) break
    game.applyInPlace(s, input, (event) => heard.push(say.eventText(event, view)))
  }
  return heard
}

describe('a game read aloud', () => {
  it('has words for all it asks, offers and tells, and no two options alike', () => {
    for (let n = 0; n < 24; n++) for (const text of listen(core, n)) expect(text).not.toMatch(HOLE)
  })

  it('in German too', () => {
    for (let n = 0; n < 24; n++)
      for (const text of listen(core, n, german)) {
        expect(text).not.toMatch(HOLE)
        expect(text).not.toMatch(ENGLISH)
      }
  })

  it('says in words what it was that hurt', () => {
    for (let n = 0; n < 24; n++)
      for (const say of [english, german])
        for (const text of listen(core, n, say)) expect(text).not.toMatch(/\((defend|action|card|against)\)/)
  })

  it('calls a hidden face by its name', () => {
    const game = deathMayDie(core)
    const s = game.start({ episode: 's1e2', elderOne: 'cthulhu', investigators: ['ian', 'adam'] })
    const label = (say: typeof english): string =>
      say.optionText({ do: 'card', card: 'eye' }, game.view(s, 0), { is: 'token', source: 'e2-chained-scholar' })
    expect([label(english), label(german)]).toEqual(['Sigil of the Eye', 'Sigille des Auges'])
  })

  it('to the last stage', () => {
    const pack = eager(core)
    for (let n = 0; n < 12; n++)
      for (const say of [english, german]) for (const text of listen(pack, n, say)) expect(text).not.toMatch(HOLE)
  })
})

describe('whoever there is one of', () => {
  const game = deathMayDie(core)
  const view = game.view(game.start({ episode: 's1e1', elderOne: 'cthulhu', investigators: ['ian', 'adam'] }), 0)
  const told = (kind: string, say = english) => [
    say.eventText({ is: 'hit', figure: 0, kind, n: 2 }, view),
    say.eventText({ is: 'slain', figure: 0, kind, at: 1 }, view),
    say.eventText({ is: 'moved', figure: 0, kind, to: 2 }, view),
    say.eventText({ is: 'fight', seat: 0, figure: 0, kind }, view),
    say.eventText({ is: 'attacked', seat: 0, figure: 0, kind, all: false }, view),
  ]

  it('goes by the name alone, the others with an article', () => {
    expect(told('elderOne')).toEqual([
      'Cthulhu takes 2 wounds.',
      'Cthulhu dies.',
      'Cthulhu moves to Entrance Hall.',
      'Cthulhu attacks Sergeant Ian Welles.',
      'Sergeant Ian Welles attacks Cthulhu.',
    ])
    expect(told('cultist')[0]).toBe('The Cultist takes 2 wounds.')
    expect(told('cultist')[4]).toBe('Sergeant Ian Welles attacks the Cultist.')
    expect(told('elderOne', german)[0]).toBe('Cthulhu erleidet 2 Wunden.')
  })
})

describe('healing in words', () => {
  const game = deathMayDie(core)
  const view = game.view(game.start({ episode: 's1e1', elderOne: 'cthulhu', investigators: ['ian', 'adam'] }), 0)
  it.each([
    [0, 1, 'heals 1 wound (resting)', 'heilt 1 Wunde (Ausruhen)'],
    [2, 0, 'heals 2 stress (resting)', 'heilt 2 Stress (Ausruhen)'],
    [1, 2, 'heals 1 stress and 2 wounds (resting)', 'heilt 1 Stress und 2 Wunden (Ausruhen)'],
    [0, 0, 'heals nothing (resting)', 'heilt nichts (Ausruhen)'],
  ])('%i stress and %i wounds', (stress, wounds, en, de) => {
    const event = { is: 'healed', seat: 0, stress, wounds, source: 'rest' } as const
    expect([english.eventText(event, view), german.eventText(event, view)]).toEqual([
      `Sergeant Ian Welles ${en}.`,
      `Sergeant Ian Welles ${de}.`,
    ])
  })
})

describe('a roll in words', () => {
  const game = deathMayDie(core)
  const view = game.view(game.start({ episode: 's1e1', elderOne: 'cthulhu', investigators: ['ian', 'adam'] }), 0)
  const about = { is: 'count', what: 'tentacle', source: 'skill:high-strung' } as const

  it('says what counts', () => {
    const labels = (say: typeof english, what: 'elder' | 'tentacle') =>
      [0, 1, 2].map((n) => say.optionText({ do: 'count', n }, view, { ...about, what }))
    expect(labels(english, 'tentacle')).toEqual(['Count none', 'Count 1 tentacle', 'Count 2 tentacles'])
    expect(labels(english, 'elder')).toEqual(['Count none', 'Count 1 elder sign', 'Count 2 elder signs'])
    expect(labels(german, 'elder')).toEqual(['Nichts zählen', '1 Älteres Zeichen zählen', '2 Ältere Zeichen zählen'])
  })

  it('keeps the two symbols of a face together', () => {
    const rolled = { is: 'rolled', seat: 0, why: 'attack', faces: ['ST', 'S', 'SE'], standard: 2 } as const
    expect(english.eventText(rolled, view)).toContain('success with tentacle, success and success with elder sign')
    expect(german.eventText(rolled, view)).toContain('Erfolg mit Tentakel, Erfolg und Erfolg mit Älterem Zeichen')
  })
})

describe('refusals', () => {
  const sources = ['../procedures', '..', '../../../kernel/src', '../../../table/src'].flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('toy'))
      .map((file) => readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8')),
  )
  const codes = new Set(
    sources.flatMap((text) => [...text.matchAll(/(?:refusal|nameFault)\(\s*'([\w.]+)'/g)].map(([, code]) => code)),
  )

  it('all have words', () => {
    expect(codes.size).toBeGreaterThan(40)
    for (const code of codes) expect(Object.hasOwn(en, `refusal.${code}`), code).toBe(true)
  })

  it('no words are left over', () => {
    // The kernel chooses among these by a variable.
    const kernel = ['pick.twice', 'pick.few', 'pick.many', 'record.format', 'record.field']
    const spoken = Object.keys(en)
      .filter((key) => key.startsWith('refusal.'))
      .map((key) => key.slice('refusal.'.length))
    expect(spoken.filter((code) => !codes.has(code) && !kernel.includes(code))).toEqual([])
  })
})
