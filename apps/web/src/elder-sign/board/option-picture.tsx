/** A picture before an answer that names somebody, a card or a face. */
import { ENTRANCE, type Option } from '@vigil/elder-sign'
import type { ReactNode } from 'react'
import { CardIcon, Die, Emblem, Sigil } from '../../art/index.ts'
import { type Scene, useScene } from '../scene.ts'

const ofCard = ({ words }: Scene, id: string): ReactNode => {
  const { items, allies, investigators, ancientOnes } = words.pack
  const item = items.find((each) => each.id === id)
  if (item) return <CardIcon of={id} kind={item.deck} />
  if (allies.some((each) => each.id === id)) return <CardIcon of={id} kind="ally" />
  if (ancientOnes.some((each) => each.id === id)) return <Sigil of={id} />
  return investigators.some((each) => each.id === id) ? <Emblem of={id} /> : null
}

const pictureOf = (scene: Scene, option: Option): ReactNode => {
  const { hall, people } = scene.view
  switch (option.do) {
    case 'pick':
    case 'investigator':
      return ofCard(scene, option.id)
    case 'keep':
      return <Die colour="green" face={option.face} size="sm" />
    case 'souvenir': {
      const shown = Object.entries(hall?.exhibit ?? {}).find(([what]) => what === option.what)
      return shown?.[1] ? ofCard(scene, shown[1]) : null
    }
    case 'give':
    case 'share': {
      const person = people[option.seat]
      return person && 'id' in person ? <Emblem of={person.id} /> : null
    }
    case 'move':
      return option.to === ENTRANCE ? null : ofCard(scene, option.to)
    default:
      return null
  }
}

export const OptionPicture = ({ option }: { readonly option: Option }): ReactNode => {
  const scene = useScene()
  const picture = pictureOf(scene, option)
  return (
    picture !== null && (
      <span className="pic" aria-hidden="true">
        {picture}
      </span>
    )
  )
}
