import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { LANGUAGES, tongueOf, words } from './index.ts'

const say = words(core)
const sag = words(core, de)
const { pack } = sag

const boxes = (of: typeof core) => [...of.episodes, ...of.elderOnes]

/** Every name in the box, by what it is the name of. */
const namesIn = (of: typeof core): Map<string, string> =>
  new Map([
    ...[...of.skills, ...of.insanities, ...of.enemies, ...of.episodes].map(
      ({ id, name }) => [`card ${id}`, name] as const,
    ),
    ...boxes(of).flatMap(({ mythos }) => mythos.map(({ id, name }) => [`mythos ${id}`, name] as const)),
    ...of.episodes.flatMap(({ id, actions, discovery, markers, map }) => [
      ...[...actions, ...discovery].map((card) => [`${id} ${card.id}`, card.name] as const),
      ...discovery.flatMap(({ left, right }) =>
        [left, right].flatMap((side) => (side ? [[`side ${side.tag}`, side.name] as const] : [])),
      ),
      ...markers.flatMap(({ marker, name, values }) =>
        [name, ...values].map((word, i) => [`${marker} ${i}`, word] as const),
      ),
      ...map.spaces.map((space) => [`${id} space ${space.id}`, space.name] as const),
    ]),
    ...boxes(of).flatMap(({ tokens }) =>
      tokens.flatMap(({ token, name, faces = [] }) => [
        [`token ${token}`, name] as const,
        ...faces.map((face) => [`token ${token}:${face.face}`, face.name] as const),
      ]),
    ),
  ])

/** Proper names, and words that German has borrowed. */
const ALIKE = [
  'Byakhee',
  'Byakhee!',
  "R'lyeh",
  'Professor',
  'Tommy Gun',
  'Excalibur',
  'Alarm',
  'Warren Gates, Professor',
]

describe('the box in German', () => {
  it('has a name of its own for everything that has one', () => {
    const german = namesIn(pack)
    const same = [...namesIn(core)].filter(([of, name]) => german.get(of) === name && !ALIKE.includes(name))
    expect(same.filter(([, name]) => !/^(Rotunda|Menagerie|Paranoia)$/.test(name))).toEqual([])
  })

  it('keeps the names of investigators and Elder Ones', () => {
    const people = (of: typeof core) => [...of.investigators, ...of.elderOnes].map(({ name }) => name)
    expect(people(pack)).toEqual(people(core))
  })

  it('has every text that is read aloud', () => {
    const texts = (of: typeof core): string[] =>
      of.episodes.flatMap(({ opening, setting, goal, rules, discovery }) => [
        opening,
        setting,
        goal.summary,
        ...rules.map(({ summary }) => summary),
        ...discovery.map(({ read }) => read),
      ])
    const english = texts(core)
    const german = texts(pack)
    expect(german.length).toBe(english.length)
    expect(german.filter((text, i) => text === english[i] || !/\p{L}/u.test(text))).toEqual([])
  })

  it('tells the same numbers as the English goals and rules', () => {
    const numbers = (text: string): string => (text.match(/\d/g) ?? []).sort().join('')
    core.episodes.forEach(({ goal, rules }, i) => {
      expect(numbers(pack.episodes[i]?.goal.summary ?? ''), goal.summary).toBe(numbers(goal.summary))
      for (const [k, { summary }] of rules.entries())
        expect(numbers(pack.episodes[i]?.rules[k]?.summary ?? ''), summary).toBe(numbers(summary))
    })
  })

  it('knows nothing that is not in the box', () => {
    const known = namesIn(core)
    const { cards = {}, mythos = {}, sides = {}, tokens = {}, episodes = {} } = de.box
    const strange = [
      ...Object.keys(cards).map((id) => `card ${id}`),
      ...Object.keys(mythos).map((id) => `mythos ${id}`),
      ...Object.keys(sides).map((id) => `side ${id}`),
      ...Object.keys(tokens).map((id) => `token ${id}`),
      ...Object.entries(episodes).flatMap(([id, { actions, spaces, discovery, mythos: own }]) => [
        ...Object.keys({ ...actions, ...discovery }).map((card) => `${id} ${card}`),
        ...Object.keys(spaces).map((space) => `${id} space ${space}`),
        ...Object.keys(own).map((card) => `mythos ${card}`),
      ]),
    ].filter((key) => !known.has(key))
    expect(strange).toEqual([])
  })

  it('leaves everything but words alone', () => {
    const WORDS = ['name', 'read', 'opening', 'setting', 'summary', 'values']
    const wordless = (of: typeof core): string => JSON.stringify(of, (key, value) => (WORDS.includes(key) ? '' : value))
    expect(wordless(pack)).toBe(wordless(core))
  })

  it('calls states, traits, rules and areas something else', () => {
    const ids = new Set([
      ...core.episodes.flatMap(({ states, rules }) => [
        ...states.map(({ state }) => state),
        ...rules.map(({ id }) => id),
      ]),
      ...core.episodes.flatMap(({ discovery }) =>
        discovery.flatMap(({ left, right }) => [...(left?.traits ?? []), ...(right?.traits ?? [])]),
      ),
      ...core.episodes.flatMap(({ map }) =>
        Object.entries(map.areas).flatMap(([id, list]) => (list.length > 1 ? [id] : [])),
      ),
      ...['run', 'attack', 'rest', 'trade'],
    ])
    expect([...ids].filter((id) => de.box.words?.[id] === undefined)).toEqual([])
  })

  it('translates cards that are handed in as the pack has them', () => {
    const [episode] = core.episodes
    const desk = episode?.discovery.find(({ id }) => id === 'desk')
    expect(desk && sag.discoveryText(desk)).toBe(
      'Die Schublade mit dem doppelten Boden ist nicht einmal abgeschlossen. Whiskeyflasche: Lege diese Karte ab. Heile allen Stress. Lege alle Karten „Schlechtes Gewissen“ ab.',
    )
    expect(episode && sag.episodeText(episode)[0]).toBe('Zerstört 4 der 5 Labore.')
  })
})

describe('cards in both languages', () => {
  const mythosText = (id: string): readonly string[] => {
    const card = boxes(core)
      .flatMap(({ mythos }) => mythos)
      .find((one) => one.id === id)
    return card ? [say.mythosText(card), sag.mythosText(card)] : []
  }
  it.each([
    [
      'astral-promise',
      "The nearest Cultist moves straight to your space. Choose: put 1 R'lyeh in your space (or the nearest space without one) or lose 2 sanity.",
      "Der nächste Kultist zieht geradewegs in dein Feld. Entscheide dich: lege 1 Marker „R'lyeh“ in dein Feld (oder ins nächste Feld, in dem keiner liegt) oder verliere 2 geistige Gesundheit.",
    ],
    [
      'byakhee',
      'Each Byakhee moves straight to your space. Summon a Byakhee in the Red Gate.',
      'Jeder Byakhee zieht geradewegs in dein Feld. Im Roten Portal erscheint ein Byakhee.',
    ],
    [
      'conflagration',
      'A Fire token in your space and each space next to it.',
      'Lege einen Feuermarker in dein Feld und jedes Nachbarfeld.',
    ],
    [
      'monsters-in-the-labs',
      'Each Fire Vampire and each Byakhee moves 1 space toward your space. Summon a Fire Vampire in the Yellow Gate. Summon a Byakhee in the Blue Gate.',
      'Jeder Feuervampir und jeder Byakhee zieht 1 Feld auf dein Feld zu. Im Gelben Portal erscheint ein Feuervampir. Im Blauen Portal erscheint ein Byakhee.',
    ],
    [
      'second-act',
      'While the Elder One is on the board: the Elder One moves 1 space toward the space of the investigator with the most Yellow Signs; otherwise: each investigator not holding a Yellow Sign: take 2 stress, 1 wound for each that cannot be taken.',
      'Wenn der Große Alte auf dem Plan ist: der Große Alte zieht 1 Feld auf das Feld des Ermittlers mit den meisten Markern „Gelbes Zeichen“ zu; sonst: jeder Ermittler ohne ein Gelbes Zeichen erleidet 2 Stress (1 Wunde für jeden Stress, der keinen Platz hat).',
    ],
    [
      'e3-wings-on-the-stair',
      'The nearest Hunting Horror moves 3 spaces toward your space. Summon a Hunting Horror in the Blue Gate.',
      'Der nächste Jagende Schrecken zieht 3 Felder auf dein Feld zu. Im Blauen Portal erscheint ein Jagender Schrecken.',
    ],
  ])('%s', (id, english, german) => {
    expect(mythosText(id)).toEqual([english, german])
  })
})

describe('German nouns', () => {
  it.each([
    ['Kultist', 'ein Kultist', 'einen Kultisten', 'einem Kultisten', 'jeder Kultist', 'den nächsten Kultisten'],
    ['Labor', 'ein Labor', 'ein Labor', 'einem Labor', 'jedes Labor', 'das nächste Labor'],
    [
      'Tiefes Wesen',
      'ein Tiefes Wesen',
      'ein Tiefes Wesen',
      'einem Tiefen Wesen',
      'jedes Tiefe Wesen',
      'das nächste Tiefe Wesen',
    ],
    [
      'Jagender Schrecken',
      'ein Jagender Schrecken',
      'einen Jagenden Schrecken',
      'einem Jagenden Schrecken',
      'jeder Jagende Schrecken',
      'den nächsten Jagenden Schrecken',
    ],
    ['Figur', 'eine Figur', 'eine Figur', 'einer Figur', 'jede Figur', 'die nächste Figur'],
    ['Wicht', 'Wicht', 'Wicht', 'Wicht', 'jede Figur „Wicht“', 'die nächste Figur „Wicht“'],
  ])('%s', (noun, subject, object, behind, each, nearest) => {
    expect([de.one(noun, 'subject'), de.one(noun, 'object'), de.one(noun, 'with')]).toEqual([subject, object, behind])
    expect([de.each(noun), de.nearest(noun, 'object')]).toEqual([each, nearest])
  })

  it('have their article where one of them is meant', () => {
    expect(de.the('Kultist', 'subject')).toBe('der Kultist')
    expect(de.the('Kultist', 'object')).toBe('den Kultisten')
    expect(de.the('Tiefes Wesen', 'subject')).toBe('das Tiefe Wesen')
    expect(de.the('Wicht', 'object')).toBe('Wicht')
  })

  it('are known for every enemy and every token that has a noun', () => {
    const alone = ["R'lyeh"]
    const names = [...pack.enemies, ...boxes(pack).flatMap(({ tokens }) => tokens)].map(({ name }) => name)
    expect(names.filter((name) => de.one(name, 'with') === name && !alone.includes(name))).toEqual([])
  })

  it.each([
    ['deinem Feld oder einem Nachbarfeld', 'dein Feld oder ein Nachbarfeld'],
    ['dem nächstgelegenen überfluteten Feld', 'das nächstgelegene überflutete Feld'],
    [
      'einem höchstens 3 Felder von deinem Feld entfernten Feld',
      'ein höchstens 3 Felder von deinem Feld entferntes Feld',
    ],
    ['einem Feld mit einem Kultisten oder einem Ghul', 'ein Feld mit einem Kultisten oder einem Ghul'],
    ['jedem Portal', 'jedes Portal'],
    ['dem Ort „Kais“', 'den Ort „Kais“'],
  ])('%s, when something is done to it', (place, object) => {
    expect(de.object(place)).toBe(object)
  })
})

describe('a card German does not know', () => {
  it('keeps its name', () => {
    const [first] = core.skills
    if (!first) return expect.fail('no skills')
    const own = { ...core, skills: [...core.skills, { ...first, id: 'whistling', name: 'Whistling' }] }
    expect(words(own, de).nameOf('whistling')).toBe('Whistling')
  })
})

describe('languages', () => {
  it.each(LANGUAGES)('%s is loaded when asked for', async (language) => {
    const tongue = await tongueOf(language)
    expect(tongue.language).toBe(language)
    expect(words(core, tongue).language).toBe(language)
    expect(Intl.PluralRules.supportedLocalesOf(tongue.locale)).toEqual([tongue.locale])
  })

  it('call a place without its article', () => {
    expect(['a Gate', 'an exit', 'the Ship', 'your space'].map(en.bare)).toEqual(['Gate', 'exit', 'Ship', 'your space'])
    expect(['einem Portal', 'dem Ort „Ufer“', 'deinem Feld'].map(de.bare)).toEqual([
      'Portal',
      'Ort „Ufer“',
      'deinem Feld',
    ])
  })
})
