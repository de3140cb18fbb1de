import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import { de } from './de/index.ts'
import { words } from './index.ts'
import { sampleCard, sampleExpedition, sampleHall, sampleRow, sampleView } from './sample-view.ts'

const say = words(core)
const sag = words(core, de)

const NAMES: readonly (readonly [id: string, english: string, german: string])[] = [
  ['koi-pond', 'Koi Pond', 'Koiteich'],
  ['r-lyeh', "R'lyeh", "R'lyeh"],
  ['cultist', 'Cultist', 'Kultist'],
  ['cultist#3', 'Cultist', 'Kultist'],
  ['monster:cultist#3', 'Cultist', 'Kultist'],
  ['card:koi-pond', 'Koi Pond', 'Koiteich'],
  ['mythos:warning-written-in-chalk', 'A Warning… Written in Chalk', 'Eine Warnung… Mit Kreide geschrieben'],
  ['lingering:warning-written-in-chalk', 'A Warning… Written in Chalk', 'Eine Warnung… Mit Kreide geschrieben'],
  ['ally:duke', 'Duke', 'Duke'],
  ['entrance', 'Museum Entrance', 'Eingangshalle'],
  ['museum-entrance', 'Museum Entrance', 'Eingangshalle'],
  ['ancientOne', 'the lair of the Ancient One', 'Hort des Großen Alten'],
  ['sheet', 'the investigator sheet', 'Ermittlerbogen'],
  ['cthulhu', 'Cthulhu', 'Cthulhu'],
  ['kate-winthrop', 'Kate Winthrop', 'Kate Winthrop'],
  ['whiskey', 'Whiskey', 'Whiskey'],
  ['mythos', 'the Mythos card', 'Mythoskarte'],
  ['broken:4', 'a broken lock', 'aufgebrochenes Schloss'],
  ['lostAndFound', 'lost and found', 'Fundbüro'],
  ['cup', 'the monster cup', 'Monsterbecher'],
  ['spell', 'the Spell deck', 'Zauberstapel'],
  ['cultists', 'the supply of Cultists', 'Vorrat an Kultisten'],
  ['sign', 'the supply of Elder Signs', 'Vorrat an Älteren Zeichen'],
  ['investigators', 'the stack of investigators', 'Stapel der Ermittler'],
  ['marker', 'off a marker', 'von einem Marker'],
  ['1', 'Player 2', 'Spieler 2'],
  ['t0', 'task 1', 'Aufgabe 1'],
  ['m:ghoul#1', 'Ghoul task', 'Monsteraufgabe „Ghul“'],
  ['x:ghoul#1', 'further Ghoul task', 'Zusatzaufgabe „Ghul“'],
  ['h:ghoul#1', 'Ghoul alone', '„Ghul“ allein'],
  ['battle', 'battle task', 'Kampfaufgabe'],
  ['nobody-knows', 'nobody-knows', 'nobody-knows'],
]

it('lists things as each language does', () => {
  const three = ['a', 'b', 'c']
  expect([say.and(three), say.or(three)]).toEqual(['a, b and c', 'a, b or c'])
  expect([sag.and(three), sag.or(three)]).toEqual(['a, b und c', 'a, b oder c'])
})

describe('names', () => {
  it.each(NAMES)('%s is %s, %s', (id, english, german) => {
    expect(say.nameOf(id)).toBe(english)
    expect(sag.nameOf(id)).toBe(german)
  })

  it('every component has the name on its card', () => {
    const all = [...core.adventures, ...core.otherWorlds, ...core.items, ...core.allies, ...core.monsters]
    for (const { id, name } of [...all, ...core.mythos, ...core.investigators, ...core.ancientOnes])
      expect(say.nameOf(id)).toBe(name)
  })

  it('a seat goes by its investigator, or by its number', () => {
    const view = sampleView({ people: [{ seat: 0, out: true }, ...sampleView().people.slice(1)] })
    expect(say.seatName(0, view)).toBe('Player 1')
    expect(say.seatName(1, view)).toBe('Mandy Thompson')
  })

  it('two monsters of a kind on one card are told apart', () => {
    const rows = [
      sampleRow('m:cultist#1', ['L|P'], { marker: 'cultist#1' }),
      sampleRow('m:cultist#2', ['L|P'], { marker: 'cultist#2' }),
    ]
    const monsters = ['cultist#1', 'cultist#2'].map((marker) => ({ marker, box: -1, flipped: false }))
    const view = sampleView({
      cards: [{ ...sampleCard('koi-pond', 0, rows), monsters }],
      expedition: sampleExpedition('koi-pond', rows),
    })
    const about = { is: 'judge', card: 'koi-pond' } as const
    expect(say.optionText({ do: 'complete', row: 'm:cultist#2', dice: [] }, view, about)).toBe(
      'Complete Cultist task 2 of 2 (L|P)',
    )
    expect(say.optionText({ do: 'slay', marker: 'cultist#1' }, view, { is: 'slay', source: 'shotgun' })).toBe(
      'Defeat Cultist at Koi Pond, below (1 of 2)',
    )
    expect(say.optionText({ do: 'complete', row: 'h:cultist#2', dice: [0] }, view, about)).toBe(
      'Beat Cultist alone 2 of 2 (L|P) with unused green die',
    )
  })

  it('monsters in the hall have their places too', () => {
    const monsters = ['cultist#1', 'cultist#2'].map((marker) => ({ marker, box: -1, flipped: false }))
    const about = { is: 'slay', source: 'shotgun' } as const
    const slay = { do: 'slay', marker: 'cultist#2' } as const
    const inHall = sampleView({ hall: sampleHall({ entrance: { ...sampleCard('entrance', -4, []), monsters } }) })
    expect(say.optionText(slay, inHall, about)).toBe('Defeat Cultist at Museum Entrance, in the hall (2 of 2)')
    expect(sag.optionText(slay, inHall, about)).toBe('Besiegen: Kultist bei „Eingangshalle“, in der Halle (2 von 2)')
    const below = sampleView({ hall: sampleHall({ lair: { ...sampleCard('cthulhu', -3, []), monsters } }) })
    expect(say.optionText(slay, below, about)).toBe('Defeat Cultist at the lair of Cthulhu, below (2 of 2)')
    expect(sag.optionText(slay, below, about)).toBe(
      'Besiegen: Kultist bei „Hort von Cthulhu“, unter den Aufgaben (2 von 2)',
    )
  })
})
