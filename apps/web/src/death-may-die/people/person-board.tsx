/** The board of whoever chooses: tracks, skills, insanity and everything held. */
import type { Words } from '@vigil/death-may-die/text'
import { memo, type ReactNode } from 'react'
import { sameModel } from '../../board/model.ts'
import { useWords } from '../../words/phrases.ts'
import { investigatorLine, Line } from '../art/pictures.tsx'
import { usePress, useScene } from '../scene.ts'
import { tableWords } from '../table-words.ts'
import { HeldCards } from './cards.tsx'
import './people.css'
import { type PersonProps, personModel } from './person-model.ts'
import { Skills } from './skills.tsx'
import { Tracks } from './tracks.tsx'

interface InsanityProps {
  readonly id: string
  readonly tally: number
  readonly words: Words
}

const Insanity = ({ id, tally, words }: InsanityProps): ReactNode => {
  const say = useWords(tableWords)
  const card = words.pack.insanities.find((each) => each.id === id)
  if (!card) return null
  return (
    <p className="insanity">
      <span className="vh">{say('insanity')}: </span>
      <b>{card.name}</b> {words.insanityText(card)}
      {tally > 0 && <span className="tag">{say('tally', { n: tally })}</span>}
    </p>
  )
}

const Opened = memo((props: PersonProps): ReactNode => {
  const say = useWords(tableWords)
  const { model, words } = props
  const { person } = model
  return (
    <section className="panel dmd-person" aria-label={say('region.person')}>
      <header>
        <span className="portrait">
          <Line d={investigatorLine(person.id)} />
        </span>
        <div>
          <span className="eyebrow">{say('person.at', { space: model.space })}</span>
          <h2>{words.nameOf(person.id)}</h2>
        </div>
        <div className="person-side">
          {person.dice > 0 && <span className="tag">{say('person.dice', { n: person.dice })}</span>}
          {person.fire > 0 && <span className="tag burns">{say('person.fire', { n: person.fire })}</span>}
          {person.down && <span className="tag">{say('person.down')}</span>}
          {person.kept !== '' && <span className="tag">{say('person.kept', { card: words.nameOf(person.kept) })}</span>}
        </div>
      </header>
      <Tracks person={person} tracks={words.pack.tracks} />
      <Skills {...props} />
      <Insanity id={person.insanity} tally={person.tally} words={words} />
      <HeldCards {...props} />
    </section>
  )
}, sameModel)

export const PersonBoard = ({ seat }: { readonly seat: number }): ReactNode => {
  const say = useWords(tableWords)
  const scene = useScene()
  const onPress = usePress()
  const model = personModel(scene, seat)
  if (!model) return <section className="panel dmd-person" aria-label={say('region.person')} />
  return <Opened model={model} words={scene.words} onPress={onPress} />
}
