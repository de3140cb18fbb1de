/** Everybody at a glance; pressed where somebody is to be chosen. */
import type { PersonView } from '@vigil/death-may-die'
import { botAt } from '@vigil/table'
import type { ReactNode } from 'react'
import { Icon } from '../../art/index.ts'
import { useWords } from '../../words/phrases.ts'
import { seatAnchor } from '../anchor.ts'
import { investigatorLine, Line, Solid } from '../art/pictures.tsx'
import { FLAME, SKULL } from '../art/tokens.ts'
import { lookers, useLook } from '../map/look.ts'
import { useScene } from '../scene.ts'
import { tableWords } from '../table-words.ts'

const Stats = ({ person }: { readonly person: PersonView }): ReactNode => {
  const say = useWords(tableWords)
  const { pack } = useScene()
  const { wounds, stress, sanity } = pack.tracks
  const stats = [
    ['wounds', person.wounds, wounds],
    ['stress', person.stress, stress],
    ['sanity', person.sanity, sanity],
  ] as const
  return (
    <span className="member-stats">
      {stats.map(([key, n, most]) => (
        <span key={key} className={`ms ${key}${n >= most - 1 ? ' near' : ''}`}>
          <span aria-hidden="true">{say(`short.${key}`)}</span>
          <span className="vh">{say(key)}</span> <b>{n}</b>/{most}
        </span>
      ))}
      {person.fire > 0 && <Solid d={FLAME} title={say('person.fire', { n: person.fire })} className="burns" />}
    </span>
  )
}

const Member = ({ person }: { readonly person: PersonView }): ReactNode => {
  const say = useWords(tableWords)
  const { view, words, lit, press, chosen, seat, moment } = useScene()
  const { set } = useLook()
  const anchor = seatAnchor(person.seat)
  const open = lit(anchor).length > 0
  const css = [
    'member',
    person.seat === seat ? 'act' : '',
    person.alive ? '' : 'dead',
    open ? 'lit' : '',
    chosen(anchor) ? 'chosen' : '',
  ].join(' ')
  const inner = (
    <>
      <span className="portrait">{person.alive ? <Line d={investigatorLine(person.id)} /> : <Solid d={SKULL} />}</span>
      <span className="member-text">
        <b>
          {words.seatName(person.seat, view)}
          {botAt(moment.glance.seating, person.seat) !== null && (
            <span className="bot">
              <Icon name="bot" title={say('bot')} />
            </span>
          )}
        </b>
        {person.alive ? <Stats person={person} /> : <small>{say('dead')}</small>}
      </span>
      {person.seat === view.active && <span className="vh">{say('active')}</span>}
    </>
  )
  return (
    <li>
      {open ? (
        <button
          type="button"
          className={css}
          data-anchor={anchor}
          onClick={() => press(anchor)}
          {...lookers(set, { is: 'person', id: person.seat })}
        >
          {inner}
        </button>
      ) : (
        <div className={css} data-anchor={anchor} {...lookers(set, { is: 'person', id: person.seat })}>
          {inner}
        </div>
      )}
    </li>
  )
}

export const Party = (): ReactNode => {
  const say = useWords(tableWords)
  const { view } = useScene()
  return (
    <section className="members" aria-label={say('region.party')}>
      <ol>
        {view.people.map((person) => (
          <Member key={person.seat} person={person} />
        ))}
      </ol>
    </section>
  )
}
