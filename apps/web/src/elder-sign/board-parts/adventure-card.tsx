/** An Adventure or an Other World as it lies on the table. */
import type { CardView } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import { memo, type ReactNode, useMemo } from 'react'
import { PlaceMark } from '../../art/index.ts'
import { sameModel } from '../../board/model.ts'
import { Tip } from '../../parts/tip.tsx'
import { useBoardOdds } from '../advice/with-odds.ts'
import { cardAnchor } from '../anchor.ts'
import { useScene } from '../scene.ts'
import './card.css'
import './card-tasks.css'
import './card-states.css'
import './card-sizes.css'
import { CardChip, oddsLines } from './card-chip.tsx'
import { CardFrame } from './card-frame.tsx'
import { adventureIn, type CardModel, cardModel, scaleOf } from './card-model.ts'
import { Here, Outcomes, Strip, stripsOf, Worth } from './card-parts.tsx'
import { type PartSay, sayOf } from './part-words.ts'
import { type OnPress, usePress } from './press.ts'
import { cardLines, cardReading, type Reader } from './reading.ts'
import { TaskLine } from './task-line.tsx'

export interface AdventureCardProps {
  readonly card: CardView
}

interface CardFaceProps {
  readonly model: CardModel
  readonly words: Words
  readonly say: PartSay
  readonly onPress: OnPress
}

const CardFace = memo(({ model, words, say, onPress }: CardFaceProps): ReactNode => {
  const reader: Reader = useMemo(() => ({ words, say }), [words, say])
  const adventure = adventureIn(words.pack, model.id)
  if (!adventure) return null
  const { lines, visitors } = model
  const strips = stripsOf(adventure, model.lock, reader)
  const rows = lines.flatMap(({ row }) => (row ? [row] : []))
  const read = { adventure, rows, here: visitors.map(({ id }) => words.nameOf(id)), odds: oddsLines(model.odds, say) }
  const flavour = words.flavourOf(model.id)
  return (
    <CardFrame
      press={model.press}
      onPress={onPress}
      place={cardAnchor(model.id)}
      focus={model.focus}
      className={adventure.kind === 'otherWorld' ? 'world' : ''}
      name={adventure.name}
      label={cardReading(reader, read)}
      lines={cardLines(reader, read)}
      scale={scaleOf(
        model,
        adventure,
        strips.map(({ title, text }) => `${title} ${text}`),
      )}
    >
      <PlaceMark of={model.id} />
      <Here visitors={visitors} reader={reader} />
      {model.odds && <CardChip odds={model.odds} say={say} />}
      <header className="card-h">
        <Tip text={flavour === '' ? '' : <i>{flavour}</i>}>
          <h3>{adventure.name}</h3>
        </Tip>
        <Worth n={adventure.trophies} reader={reader} />
      </header>
      <div className="card-b">
        <ol className={adventure.ordered ? 'tasks ordered' : 'tasks'}>
          {lines.map((line) => (
            <TaskLine key={line.key} line={line} reader={reader} onPress={onPress} />
          ))}
        </ol>
        {strips.map((strip) => (
          <Strip key={strip.css} {...strip} />
        ))}
      </div>
      <Outcomes adventure={adventure} reader={reader} />
    </CardFrame>
  )
}, sameModel)

export const AdventureCard = ({ card }: AdventureCardProps): ReactNode => {
  const scene = useScene()
  const onPress = usePress()
  const odds = useBoardOdds().of(card.card)
  const { words, language } = scene
  const adventure = adventureIn(words.pack, card.card)
  if (!adventure) return null
  const model = cardModel(scene, card, adventure, odds)
  return <CardFace model={model} words={words} say={sayOf(language)} onPress={onPress} />
}
