/** What somebody holds: who they are, their ability, and every card and token as a tile. */
import type { Words } from '@vigil/elder-sign/text'
import { Fragment, memo, type ReactNode } from 'react'
import { CardIcon, Die, Emblem, Icon } from '../../art/index.ts'
import { sameModel } from '../../board/model.ts'
import { waitsForPurchase } from '../hall.ts'
import { useScene } from '../scene.ts'
import './hand.css'
import { type HandModel, handModel, type Tile } from './hand-model.ts'
import { Meter } from './meter.tsx'
import { type PartSay, sayOf } from './part-words.ts'
import { type OnPress, usePress } from './press.ts'
import { Pressable } from './pressable.tsx'
import { dieReading } from './reading.ts'

export interface HandPanelProps {
  readonly seat: number
}

interface HandProps {
  readonly model: HandModel
  readonly words: Words
  readonly say: PartSay
  readonly onPress: OnPress
}

const TileIcon = ({ tile: { kind, id } }: { readonly tile: Tile }): ReactNode => {
  if (kind === 'clue') return <Icon name="footprint" />
  if (kind === 'sign') return <Icon name="elder-sign" />
  if (kind === 'trophy') return <Icon name="laurels-trophy" />
  return <CardIcon of={id} kind={kind} />
}

/** The reason without the rule it comes from: that stands in the tip. */
const short = (why: string): string => (why.split('\n')[0] ?? '').replace(/\s*[([]ES-[^)\]]*[)\]]\.?$/, '')

const TileTip = ({ tile: { name, more, flavour } }: { readonly tile: Tile }): ReactNode => (
  <>
    <b>{name}</b>
    {more}
    {flavour !== '' && <i>{`\n${flavour}`}</i>}
  </>
)

interface HandTileProps extends Omit<HandProps, 'model'> {
  readonly tile: Tile
}

const HandTile = ({ tile, words, say, onPress }: HandTileProps): ReactNode => {
  const { name, text, state, press, dice } = tile
  const why = press.is === 'barred' ? short(press.why) : ''
  const line = [text, state, why].filter((part) => part !== '').join(' · ')
  return (
    <li>
      <Pressable
        press={press}
        onPress={onPress}
        className={`it it-${tile.kind}`}
        label={`${name}: ${line}`}
        tip={tile.more === '' && tile.flavour === '' ? '' : <TileTip tile={tile} />}
      >
        <TileIcon tile={tile} />
        <b className="it-name">{name}</b>
        <small className="it-text">{line}</small>
        {dice.length > 0 && (
          <span className="it-dice">
            {dice.map(({ colour, face }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice on a spell are alike
              <Fragment key={i}>
                <Die colour={colour} face={face} size="1.45rem" label={dieReading({ words, say }, colour, face)} />
              </Fragment>
            ))}
          </span>
        )}
      </Pressable>
    </li>
  )
}

const Head = ({ model: { person, title, mine }, words, say }: HandProps): ReactNode => (
  <header className="hand-h">
    <span className="por">
      <Emblem of={person.id} />
    </span>
    <div className="hand-who">
      <span className="eyebrow">{mine ? `${title} · ${say('you')}` : title}</span>
      <h2>{words.nameOf(person.id)}</h2>
    </div>
    <div className="hand-st">
      <Meter track="sanity" n={person.sanity} all={person.maxSanity} pips={false} say={say} />
      <Meter track="stamina" n={person.stamina} all={person.maxStamina} pips={false} say={say} />
    </div>
  </header>
)

const Hand = memo((props: HandProps): ReactNode => {
  const { model, words, say, onPress } = props
  const { ability, person, tiles, mine } = model
  const name = words.nameOf(person.id)
  return (
    <section className="panel hand" aria-label={say(mine ? 'hand' : 'handOf', { who: name })}>
      <Head {...props} />
      <Pressable
        press={ability.press}
        onPress={onPress}
        className="abil"
        label={`${ability.name}: ${ability.text}`}
        tip={words.componentText(person.id)}
      >
        <b>{ability.name}</b> {ability.text} {ability.used && <em>({say('usedToday')})</em>}
      </Pressable>
      <ul className="hc" tabIndex={tiles.length > 2 ? 0 : undefined}>
        {tiles.map((tile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike
          <HandTile key={`${tile.id} ${i}`} tile={tile} words={words} say={say} onPress={onPress} />
        ))}
        {tiles.length === 0 && <li className="muted small">{say('noItems')}</li>}
      </ul>
    </section>
  )
}, sameModel)

export const HandPanel = ({ seat }: HandPanelProps): ReactNode => {
  const scene = useScene()
  const onPress = usePress()
  const say = sayOf(scene.language)
  const person = scene.view.people[seat]
  if (!person || !('id' in person))
    return (
      <section className="panel hand" aria-label={scene.words.seatName(seat, scene.view)}>
        <h2>{scene.words.seatName(seat, scene.view)}</h2>
        <p className="muted">{say(person?.out ? 'out' : waitsForPurchase(scene.view) ? 'unbought' : 'waiting')}</p>
      </section>
    )
  return <Hand model={handModel(scene, person, say)} words={scene.words} say={say} onPress={onPress} />
}
