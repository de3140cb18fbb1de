/** Everybody at the table: who, how well, what they own, where. */
import { type DieView, type PersonView, SHEET, type View } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import { botAt } from '@vigil/table'
import { memo, type ReactNode } from 'react'
import { Die, Emblem, Icon } from '../../art/index.ts'
import { sameModel } from '../../board/model.ts'
import { Tip } from '../../parts/tip.tsx'
import { seatAnchor } from '../anchor.ts'
import { signsAreHeld, waitsForPurchase } from '../hall.ts'
import { useScene } from '../scene.ts'
import './party.css'
import { Amount, Meter } from './meter.tsx'
import { type PartSay, sayOf } from './part-words.ts'
import { type OnPress, type Press, pressOf, usePress } from './press.ts'
import { Pressable } from './pressable.tsx'
import { dieReading } from './reading.ts'

interface SeatModel {
  readonly person: View['people'][number]
  readonly active: boolean
  readonly mine: boolean
  readonly press: Press
  /** Pips as well as numbers. */
  readonly roomy: boolean
  /** Dice kept on the marker. */
  readonly dice: readonly Pick<DieView, 'id' | 'colour' | 'face'>[]
  /** Whether Elder Signs are carried about. */
  readonly carries: boolean
  /** Nobody at this screen plays it. */
  readonly isBot: boolean
  /** What an empty seat waits for. */
  readonly awaits: 'waiting' | 'unbought'
}

interface SeatRowProps {
  readonly model: SeatModel
  readonly words: Words
  readonly say: PartSay
  readonly onPress: OnPress
}

const isAtRisk = ({ sanity, stamina }: PersonView): boolean => sanity <= 1 || stamina <= 1

interface GoneProps {
  readonly out: boolean
  readonly name: string
  readonly awaits: SeatModel['awaits']
  readonly say: PartSay
}

const Gone = ({ out, name, awaits, say }: GoneProps): ReactNode => (
  <li className="inv gone">
    <span className="por">
      <Icon name={out ? 'carnivore-mouth' : 'person'} />
    </span>
    <span className="inv-name">{name}</span>
    <span className="inv-row">{say(out ? 'out' : awaits)}</span>
  </li>
)

const Flags = ({ model: { person, active, dice, isBot }, words, say }: SeatRowProps): ReactNode =>
  'id' in person && (
    <span className="flags">
      {isAtRisk(person) && (
        <Tip text={say('atRiskTip', { who: words.nameOf(person.id) })}>
          <b className="risk">
            <Icon name="warning" /> {say('atRisk')}
          </b>
        </Tip>
      )}
      {dice.map(({ id, colour, face }) => (
        <Die key={id} colour={colour} face={face} size="1.2rem" label={dieReading({ words, say }, colour, face)} />
      ))}
      {isBot && (
        <b className="bot">
          <Icon name="bot" /> {say('bot')}
        </b>
      )}
      {active && <b className="turn">{say('active')}</b>}
    </span>
  )

/** ES-RULING-06: a marker on its own sheet is nowhere. */
const placeOf = ({ at }: PersonView, words: Words, say: PartSay): string =>
  at === SHEET ? say('nowhere') : words.placeName(at)

const readingOf = ({ person, dice, carries, isBot }: SeatModel, words: Words, say: PartSay): string => {
  if (!('id' in person)) return ''
  const kept = dice.map(({ colour, face }) => dieReading({ words, say }, colour, face)).join(', ')
  return [
    words.nameOf(person.id),
    ...(isBot ? [say('bot')] : []),
    say('sanity', { n: person.sanity, all: person.maxSanity }),
    say('stamina', { n: person.stamina, all: person.maxStamina }),
    say('clues', { n: person.clues }),
    say('trophies', { n: person.wealth }),
    ...(carries ? [say('signCount', { n: person.signs })] : []),
    person.at === SHEET ? say('nowhere') : say('at', { place: words.placeName(person.at) }),
    ...(kept ? [say('keeps', { dice: kept })] : []),
  ].join(', ')
}

const Place = ({ person, words, say }: Pick<SeatRowProps, 'words' | 'say'> & { readonly person: PersonView }) => {
  const place = <span className={person.at === SHEET ? 'place nowhere' : 'place'}>{placeOf(person, words, say)}</span>
  return person.at === SHEET ? <Tip text={say('nowhereTip')}>{place}</Tip> : place
}

const SeatRow = memo((props: SeatRowProps): ReactNode => {
  const { model, words, say, onPress } = props
  const { person, active, mine, press, roomy } = model
  if (!('id' in person))
    return <Gone out={person.out} name={words.nameOf(String(person.seat))} awaits={model.awaits} say={say} />
  return (
    <li className="inv-item" aria-current={active ? 'true' : undefined}>
      <Pressable
        press={press}
        onPress={onPress}
        className={`inv ${active ? 'act' : ''} ${mine ? 'mine' : ''} ${person.at === SHEET ? 'nowhere' : ''}`}
        label={say('choosePerson', { who: readingOf(model, words, say) })}
      >
        <span className="por">
          <Emblem of={person.id} />
        </span>
        <span className="inv-name">{words.nameOf(person.id)}</span>
        <Flags {...props} />
        <span className="inv-row">
          <Meter track="sanity" n={person.sanity} all={person.maxSanity} pips={roomy} say={say} />
          <Meter track="stamina" n={person.stamina} all={person.maxStamina} pips={roomy} say={say} />
        </span>
        <span className="inv-own">
          <Place person={person} words={words} say={say} />
          <Amount icon="footprint" n={person.clues} text={say('clues', { n: person.clues })} />
          <Amount icon="laurels-trophy" n={person.wealth} text={say('trophies', { n: person.wealth })} />
          {model.carries && <Amount icon="elder-sign" n={person.signs} text={say('signCount', { n: person.signs })} />}
        </span>
      </Pressable>
    </li>
  )
}, sameModel)

const keptDie = ({ id, colour, face }: DieView): SeatModel['dice'][number] => ({ id, colour, face })

/** From how many seats on there is room for numbers only. */
const CROWD = 5
/** Up to so many do not fill the column. */
const FEW = 3

export const PartyPanel = (): ReactNode => {
  const scene = useScene()
  const onPress = usePress()
  const { view, words, language } = scene
  const say = sayOf(language)
  const roomy = view.people.length < CROWD
  const carries = signsAreHeld(view)
  const awaits = waitsForPurchase(view) ? 'unbought' : 'waiting'
  return (
    <section className="party-box" aria-label={say('party')}>
      <ol className={`party ${roomy ? '' : 'dense'} ${view.people.length <= FEW ? 'few' : ''}`}>
        {view.people.map((person) => (
          <SeatRow
            key={person.seat}
            model={{
              person,
              active: person.seat === view.active,
              mine: person.seat === scene.seat,
              press: pressOf(scene, seatAnchor(person.seat)),
              roomy,
              dice: view.dice.filter(({ at, on }) => at === 'marker' && Number(on) === person.seat).map(keptDie),
              carries,
              awaits,
              isBot: botAt(scene.moment.glance.seating, person.seat) !== null,
            }}
            words={words}
            say={say}
            onPress={onPress}
          />
        ))}
      </ol>
    </section>
  )
}
