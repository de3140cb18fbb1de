/** The board of whoever chooses: tracks, skills, insanity and everything held. */
import type { ReactNode } from 'react'
import { useWords } from '../../words/phrases.ts'
import { investigatorLine, Line } from '../art/pictures.tsx'
import { personAt, useScene } from '../scene.ts'
import { tableWords } from '../table-words.ts'
import { HeldCards } from './cards.tsx'
import './people.css'
import { Skills } from './skills.tsx'
import { Tracks } from './tracks.tsx'

const Insanity = ({ id, tally }: { readonly id: string; readonly tally: number }): ReactNode => {
  const say = useWords(tableWords)
  const { pack, words } = useScene()
  const card = pack.insanities.find((each) => each.id === id)
  if (!card) return null
  return (
    <p className="insanity">
      <span className="vh">{say('insanity')}: </span>
      <b>{card.name}</b> {words.insanityText(card)}
      {tally > 0 && <span className="tag">{say('tally', { n: tally })}</span>}
    </p>
  )
}

export const PersonBoard = ({ seat }: { readonly seat: number }): ReactNode => {
  const say = useWords(tableWords)
  const { view, words } = useScene()
  const person = personAt(view, seat)
  if (!person) return <section className="panel dmd-person" aria-label={say('region.person')} />
  return (
    <section className="panel dmd-person" aria-label={say('region.person')}>
      <header>
        <span className="portrait">
          <Line d={investigatorLine(person.id)} />
        </span>
        <div>
          <span className="eyebrow">{say('person.at', { space: words.spaceName(person.at, view) })}</span>
          <h2>{words.seatName(seat, view)}</h2>
        </div>
        <div className="person-side">
          {person.dice > 0 && <span className="tag">{say('person.dice', { n: person.dice })}</span>}
          {person.fire > 0 && <span className="tag burns">{say('person.fire', { n: person.fire })}</span>}
          {person.down && <span className="tag">{say('person.down')}</span>}
          {person.kept !== '' && <span className="tag">{say('person.kept', { card: words.nameOf(person.kept) })}</span>}
        </div>
      </header>
      <Tracks person={person} />
      <Skills person={person} />
      <Insanity id={person.insanity} tally={person.tally} />
      <HeldCards person={person} />
    </section>
  )
}
