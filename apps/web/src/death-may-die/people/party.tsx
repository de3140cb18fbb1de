/** Everybody at a glance; pressed where somebody is to be chosen. */
import type { PersonView } from '@vigil/death-may-die'
import type { Words } from '@vigil/death-may-die/text'
import { botAt } from '@vigil/table'
import { memo, type ReactNode } from 'react'
import { Icon } from '../../art/index.ts'
import { sameModel } from '../../board/model.ts'
import { useWords } from '../../words/phrases.ts'
import { seatAnchor } from '../anchor.ts'
import { investigatorLine, Line, Solid } from '../art/pictures.tsx'
import { FLAME, SKULL } from '../art/tokens.ts'
import { lookers, type OnLook, useOnLook } from '../map/look.tsx'
import { type OnPress, type Scene, usePress, useScene } from '../scene.ts'
import { tableWords } from '../table-words.ts'

interface MemberModel {
  readonly person: Pick<PersonView, 'seat' | 'id' | 'alive' | 'wounds' | 'stress' | 'sanity' | 'fire'>
  /** Whose turn it is, and whose board lies open. */
  readonly active: boolean
  readonly mine: boolean
  readonly lit: boolean
  readonly chosen: boolean
  readonly isBot: boolean
}

interface MemberProps {
  readonly model: MemberModel
  readonly words: Words
  readonly onPress: OnPress
  readonly onLook: OnLook
}

const Stats = ({ model: { person }, words }: Pick<MemberProps, 'model' | 'words'>): ReactNode => {
  const say = useWords(tableWords)
  const { wounds, stress, sanity } = words.pack.tracks
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

const cssOf = ({ person, mine, lit, chosen }: MemberModel): string =>
  ['member', mine ? 'act' : '', person.alive ? '' : 'dead', lit ? 'lit' : '', chosen ? 'chosen' : ''].join(' ')

const Member = memo(({ model, words, onPress, onLook }: MemberProps): ReactNode => {
  const say = useWords(tableWords)
  const { person, active, lit, isBot } = model
  const anchor = seatAnchor(person.seat)
  const css = cssOf(model)
  const looks = lookers(onLook, { is: 'person', id: person.seat })
  const inner = (
    <>
      <span className="portrait">{person.alive ? <Line d={investigatorLine(person.id)} /> : <Solid d={SKULL} />}</span>
      <span className="member-text">
        <b>
          {words.nameOf(person.id)}
          {isBot && (
            <span className="bot">
              <Icon name="bot" title={say('bot')} />
            </span>
          )}
        </b>
        {person.alive ? <Stats model={model} words={words} /> : <small>{say('dead')}</small>}
      </span>
      {active && <span className="vh">{say('active')}</span>}
    </>
  )
  return (
    <li>
      {lit ? (
        <button type="button" className={css} data-anchor={anchor} onClick={() => onPress(anchor)} {...looks}>
          {inner}
        </button>
      ) : (
        <div className={css} data-anchor={anchor} {...looks}>
          {inner}
        </div>
      )}
    </li>
  )
}, sameModel)

const memberModel = ({ view, lit, chosen, seat, moment }: Scene, person: PersonView): MemberModel => {
  const { id, alive, wounds, stress, sanity, fire } = person
  const anchor = seatAnchor(person.seat)
  return {
    person: { seat: person.seat, id, alive, wounds, stress, sanity, fire },
    active: person.seat === view.active,
    mine: person.seat === seat,
    lit: lit(anchor).length > 0,
    chosen: chosen(anchor),
    isBot: botAt(moment.glance.seating, person.seat) !== null,
  }
}

export const Party = (): ReactNode => {
  const say = useWords(tableWords)
  const scene = useScene()
  const onPress = usePress()
  const onLook = useOnLook()
  return (
    <section className="members" aria-label={say('region.party')}>
      <ol>
        {scene.view.people.map((person) => (
          <Member
            key={person.seat}
            model={memberModel(scene, person)}
            words={scene.words}
            onPress={onPress}
            onLook={onLook}
          />
        ))}
      </ol>
    </section>
  )
}
