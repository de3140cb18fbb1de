/** The Entrance: first aid, lost and found, souvenirs. */
import { ENTRANCE } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import { memo, type ReactNode, useMemo } from 'react'
import { Icon, type IconName, PlaceMark } from '../../art/index.ts'
import { sameModel } from '../../board/model.ts'
import { Tip } from '../../parts/tip.tsx'
import { useScene } from '../scene.ts'
import './card.css'
import './card-tasks.css'
import './card-states.css'
import './card-sizes.css'
import './entrance.css'
import { CardFrame } from './card-frame.tsx'
import { type Visitor, visitorsAt } from './card-model.ts'
import { Here } from './card-parts.tsx'
import { Prices } from './entrance-prices.tsx'
import { HallEntrance } from './hall-entrance.tsx'
import { type PartSay, sayOf } from './part-words.ts'
import { type OnPress, type Press, pressOf, usePress } from './press.ts'
import type { Reader } from './reading.ts'

interface EntranceModel {
  readonly visitors: readonly Visitor[]
  readonly press: Press
  readonly focus: boolean
}

interface FaceProps {
  readonly model: EntranceModel
  readonly words: Words
  readonly say: PartSay
  readonly onPress: OnPress
}

const Service = ({ icon, title, tip, children }: ServiceProps): ReactNode => (
  <li>
    <Icon name={icon} />
    <Tip text={tip}>
      <span>
        <b>{title}</b> {children}
      </span>
    </Tip>
  </li>
)

interface ServiceProps {
  readonly icon: IconName
  readonly title: string
  readonly tip: string
  readonly children: ReactNode
}

const EntranceFace = memo(({ model, words, say, onPress }: FaceProps): ReactNode => {
  const reader: Reader = useMemo(() => ({ words, say }), [words, say])
  const { entrance } = words.pack
  const lines = words.entranceText(entrance).split('\n')
  const [aid = '', found = '', souvenirs = ''] = lines
  return (
    <CardFrame
      press={model.press}
      onPress={onPress}
      place={ENTRANCE}
      focus={model.focus}
      className="ent"
      name={entrance.name}
      label={`${entrance.name}. ${words.entranceText(entrance)}`}
      lines={lines}
      scale={1}
    >
      <PlaceMark of={ENTRANCE} />
      <Here visitors={model.visitors} reader={reader} />
      <header className="card-h">
        <h3>{entrance.name}</h3>
      </header>
      <div className="card-b">
        <ul className="ops">
          <Service icon="first-aid-kit" title={say('firstAid')} tip={aid}>
            {say('firstAidText')}
          </Service>
          <Service icon="swap-bag" title={say('lostAndFound')} tip={found}>
            {say('lostAndFoundText')}
          </Service>
          <Service icon="shop" title={say('souvenirs')} tip={souvenirs}>
            <Prices words={words} say={say} />
          </Service>
        </ul>
      </div>
    </CardFrame>
  )
}, sameModel)

const Printed = (): ReactNode => {
  const scene = useScene()
  const onPress = usePress()
  const model: EntranceModel = {
    visitors: visitorsAt(scene, ENTRANCE),
    press: pressOf(scene, ENTRANCE),
    focus: scene.focus === ENTRANCE,
  }
  return <EntranceFace model={model} words={scene.words} say={sayOf(scene.language)} onPress={onPress} />
}

export const EntranceCard = (): ReactNode => {
  const { hall } = useScene().view
  return hall ? <HallEntrance hall={hall} /> : <Printed />
}
