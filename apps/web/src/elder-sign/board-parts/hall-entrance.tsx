/** The Entrance where it has more to it: monsters that bar it, five exhibits, what was lost, who waits (ES-FANENT). */
import { type CardView, ENTRANCE, EXHIBITS, type Exhibit, type HallView } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import { memo, type ReactNode, useMemo } from 'react'
import { Emblem, Icon, PlaceMark } from '../../art/index.ts'
import { sameModel } from '../../board/model.ts'
import { Tip } from '../../parts/tip.tsx'
import { exhibitAnchor } from '../anchor.ts'
import { exhibitIn, haunts, searchDice } from '../hall.ts'
import { type Scene, useScene } from '../scene.ts'
import './card.css'
import './card-tasks.css'
import './card-states.css'
import './card-sizes.css'
import './entrance.css'
import './hall-entrance.css'
import { CardFrame } from './card-frame.tsx'
import { type CardLine, linesOf, placePress, roomFor, type Visitor, visitorsAt } from './card-model.ts'
import { Here } from './card-parts.tsx'
import { Prices } from './entrance-prices.tsx'
import { Exhibits, type Shown } from './exhibits.tsx'
import { Heap } from './lost-heap.tsx'
import { type PartSay, sayOf } from './part-words.ts'
import { type OnPress, type Press, pressOf, usePress } from './press.ts'
import { Pressable } from './pressable.tsx'
import { type Reader, rowReading } from './reading.ts'
import { TaskLine } from './task-line.tsx'

type Lost = HallView['found']

interface HallModel {
  readonly rules: string
  readonly lines: readonly CardLine[]
  /** Monsters bar the facilities. */
  readonly haunted: boolean
  readonly visitors: readonly Visitor[]
  readonly press: Press
  readonly aid: Press
  readonly search: Press
  readonly dice: number
  readonly focus: boolean
  readonly exhibits: readonly Shown[] | undefined
  readonly found: Lost
  readonly left: Lost
  readonly reserve: readonly string[]
  readonly cultists: number | null
}

interface FaceProps {
  readonly model: HallModel
  readonly words: Words
  readonly say: PartSay
  readonly onPress: OnPress
}

const Facilities = ({ model, words, say, onPress }: FaceProps): ReactNode => {
  const [aid = '', found = ''] = words.entranceText(words.pack.entrance, model.rules).split('\n')
  const search = say('searchText', { n: model.dice })
  return (
    <ul className="ops hall-ops">
      <li>
        <Pressable press={model.aid} onPress={onPress} className="op" label={say('firstAid')} tip={aid}>
          <Icon name="first-aid-kit" />
          <span>
            <b>{say('firstAid')}</b> <small>{say('firstAidText')}</small>
          </span>
        </Pressable>
      </li>
      <li>
        <Pressable
          press={model.search}
          onPress={onPress}
          className="op"
          label={`${say('lostAndFound')}: ${search}`}
          tip={found}
        >
          <Icon name="swap-bag" />
          <span>
            <b>{say('lostAndFound')}</b> <small>{search}</small>
          </span>
        </Pressable>
      </li>
    </ul>
  )
}

/** ES-FANTURN-04, said in words. */
const Haunted = ({ model, words, say, onPress }: FaceProps): ReactNode => {
  const reader = { words, say }
  return (
    <>
      <ol className="tasks">
        {model.lines.map((line) => (
          <TaskLine key={line.key} line={line} reader={reader} onPress={onPress} />
        ))}
      </ol>
      {model.haunted && (
        <p className="strip haunted">
          <Icon name="monster-grasp" />
          <Tip text={say('hauntedTip')}>
            <span>{say('haunted')}</span>
          </Tip>
        </p>
      )}
    </>
  )
}

const Waiting = ({ model: { reserve, cultists }, words, say }: FaceProps): ReactNode =>
  (reserve.length > 0 || cultists !== null) && (
    <p className="hall-wait">
      {reserve.length > 0 && (
        <Tip text={say('reserve', { who: words.and(reserve.map(words.nameOf)) })}>
          <span className="heap">
            {reserve.map((id) => (
              <Emblem key={id} of={id} />
            ))}
            <span>{say('reserveShort', { n: reserve.length })}</span>
          </span>
        </Tip>
      )}
      {cultists !== null && (
        <Tip text={say('cultistsTip')}>
          <span className="heap">
            <Icon name="cultist" /> {say('cultists', { n: cultists })}
          </span>
        </Tip>
      )}
    </p>
  )

const readingOf = ({ model, words, say }: FaceProps): string[] => {
  const reader: Reader = { words, say }
  const lost = ({ cards, signs }: Lost): string =>
    [...cards.map((id) => words.nameOf(id)), ...(signs ? [say('signCount', { n: signs })] : [])].join(', ')
  const here = model.visitors.map(({ id }) => words.nameOf(id))
  const sold = model.exhibits?.flatMap(({ card, price }) =>
    card ? [say('exhibitFor', { card: words.nameOf(card), price })] : [],
  )
  return [
    ...model.lines.flatMap(({ row }) => (row ? [rowReading(reader, row)] : [])),
    ...(model.haunted ? [say('haunted')] : []),
    ...words
      .entranceText(words.pack.entrance, model.rules)
      .split('\n')
      .slice(0, sold ? 2 : 3),
    ...(sold?.length ? [`${say('souvenirs')}: ${sold.join(', ')}`] : []),
    ...(lost(model.found) ? [`${say('lying')}: ${lost(model.found)}`] : []),
    ...(lost(model.left) ? [`${say('leftBehind')}: ${lost(model.left)}`] : []),
    ...(model.reserve.length ? [say('reserve', { who: words.and(model.reserve.map(words.nameOf)) })] : []),
    ...(model.cultists === null ? [] : [say('cultists', { n: model.cultists })]),
    ...(here.length ? [say('here', { who: words.and(here) })] : []),
  ]
}

/** How many lines the card has besides its monsters. */
const restOf = ({ haunted, found, left, reserve, cultists }: HallModel): string[] => [
  ...(haunted ? ['', ''] : ['', '', '', '']),
  ...(found.cards.length + found.signs > 0 ? [''] : []),
  ...(left.cards.length + left.signs > 0 ? [''] : []),
  ...(reserve.length > 0 || cultists !== null ? [''] : []),
]

const HallFace = memo((props: FaceProps): ReactNode => {
  const { model, words, say, onPress } = props
  const reader: Reader = useMemo(() => ({ words, say }), [words, say])
  const { name } = words.pack.entrance
  const lines = readingOf(props)
  return (
    <CardFrame
      press={model.press}
      onPress={onPress}
      place={ENTRANCE}
      focus={model.focus}
      className={`ent hall ${model.haunted ? 'is-haunted' : ''}`}
      name={name}
      label={[name, ...lines].join('; ')}
      lines={lines}
      scale={roomFor({ name, lines: Math.min(3, model.lines.length) + 1, strips: restOf(model) })}
    >
      <PlaceMark of={ENTRANCE} />
      <Here visitors={model.visitors} reader={reader} />
      <header className="card-h">
        <h3>{name}</h3>
      </header>
      <div className="card-b">
        {model.lines.length > 0 && <Haunted {...props} />}
        {!model.haunted && <Facilities {...props} />}
        {model.exhibits ? (
          <Exhibits shown={model.exhibits} reader={reader} rules={model.rules} onPress={onPress} />
        ) : (
          <Prices words={words} say={say} />
        )}
        <Heap title={say('lying')} lost={model.found} reader={reader} />
        <Heap title={say('leftBehind')} lost={model.left} reader={reader} />
        <Waiting {...props} />
      </div>
    </CardFrame>
  )
}, sameModel)

const shownIn = (scene: Scene): readonly Shown[] | undefined => {
  const exhibit = exhibitIn(scene.view)
  return (
    exhibit &&
    EXHIBITS.map((what: Exhibit) => ({
      what,
      card: exhibit[what],
      price: scene.words.exhibitPrice(what, scene.view),
      press: pressOf(scene, exhibitAnchor(what)),
    }))
  )
}

const hallModel = (scene: Scene, hall: HallView, card: CardView): HallModel => ({
  rules: scene.view.rules,
  lines: linesOf(scene, card, []),
  haunted: haunts(card).length > 0,
  visitors: visitorsAt(scene, ENTRANCE),
  press: placePress(scene, ENTRANCE),
  aid: pressOf(scene, 'aid'),
  search: pressOf(scene, 'found'),
  dice: searchDice(scene.view),
  focus: scene.focus === ENTRANCE,
  exhibits: shownIn(scene),
  found: hall.found,
  left: hall.left,
  reserve: hall.reserve,
  cultists: hall.cultists,
})

export const HallEntrance = ({ hall }: { readonly hall: HallView }): ReactNode => {
  const scene = useScene()
  const onPress = usePress()
  const model = hallModel(scene, hall, hall.entrance)
  return <HallFace model={model} words={scene.words} say={sayOf(scene.language)} onPress={onPress} />
}
