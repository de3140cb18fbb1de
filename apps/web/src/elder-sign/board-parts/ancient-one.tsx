/** The Ancient One: what it does, how near it is, and what seals it. */
import type { AncientOne, RowView, View } from '@vigil/elder-sign'
import type { ReactNode } from 'react'
import { Icon, Sigil } from '../../art/index.ts'
import { Tip } from '../../parts/tip.tsx'
import { rowAnchor } from '../anchor.ts'
import { lairIn, signsAreHeld, signsHeld } from '../hall.ts'
import { useScene } from '../scene.ts'
import './ancient-one.css'
import { sayOf } from './part-words.ts'
import { pressOf, usePress } from './press.ts'
import { Pressable } from './pressable.tsx'
import { asLine, needsReading, type Reader, tail } from './reading.ts'
import { RowSymbols } from './row-symbols.tsx'
import { DoomTrack, SignTrack } from './tracks.tsx'

/** The battle task before there is a battle: as printed. */
const printedRow = (ancient: AncientOne): RowView => ({
  key: 'battle',
  symbols: ancient.battle.map((need) =>
    /^I\d+$/.test(need)
      ? { sum: Number(need.slice(1)), faces: [] }
      : { sum: 0, faces: need.split('|') as RowView['symbols'][number]['faces'] },
  ),
  sanity: 0,
  stamina: 0,
  clock: 0,
  marker: '',
  done: false,
})

const Battle = ({ ancient, reader }: { readonly ancient: AncientOne; readonly reader: Reader }): ReactNode => {
  const scene = useScene()
  const onPress = usePress()
  const { say, words } = reader
  const { awake, expedition } = scene.view
  // Without a task of its own, or with one in its lair, there is no battle to show.
  if (!awake && (ancient.battle.length === 0 || lairIn(scene.view))) return null
  const row = (awake && expedition?.rows.find(({ key }) => key === 'battle')) || printedRow(ancient)
  const what = needsReading(reader, row)
  return (
    <>
      <div className="ao-battle">
        <span className="ao-when">{awake ? say('battleTask') : say('ifItWakes')}</span>
        <Pressable
          press={pressOf(scene, rowAnchor('battle'))}
          onPress={onPress}
          className="task"
          label={say('canComplete', { row: say('battleTask'), what })}
          lead={asLine(what)}
        >
          <RowSymbols row={row} reader={reader} />
        </Pressable>
      </div>
      {awake && (
        <p>
          <b>{say('attack')}:</b> {words.effectText(ancient.attack)}
        </p>
      )}
    </>
  )
}

/** ES-FANSEAL-01: signs on their way to the lair. */
const carriedIn = (view: View): { held: number; lost: number; supply: number } | undefined =>
  view.hall && signsAreHeld(view)
    ? { held: signsHeld(view), lost: view.hall.found.signs + view.hall.left.signs, supply: view.hall.supply }
    : undefined

/** A name of more letters is set smaller, or it breaks. */
const LONG = 10

/** So many letters here and on the Mythos card below leave less room for the sigil. */
const WORDY = 230

export const AncientOnePanel = (): ReactNode => {
  const { view, words, language } = useScene()
  const say = sayOf(language)
  const ancient = words.pack.ancientOnes.find(({ id }) => id === view.ancientOne)
  if (!ancient) return <section className="panel ao" aria-label={say('ancientOne')} />
  const power = words.standingText(ancient.ability.standing)
  const awake = view.awake || view.hall?.awake === true
  const isPlain = ancient.battle.length === 0 || lairIn(view) !== undefined
  const wakes = !awake && isPlain && ancient.awakens ? words.effectText(ancient.awakens) : ''
  const mythos = view.mythos === null ? '' : words.componentText(view.mythos)
  const isWordy = power.length + wakes.length + mythos.length > WORDY
  const css = `panel ao ${awake ? 'awake' : ''} ${isWordy ? 'wordy' : ''}`
  return (
    <section className={css} aria-label={say('ancientOne')}>
      <header className="ao-h">
        <Sigil of={ancient.id} className="sig" />
        <div>
          <span className="eyebrow">{say('ancientOne')}</span>
          <Tip text={<i>{words.flavourOf(ancient.id)}</i>}>
            <h2 className={ancient.name.length > LONG ? 'long' : ''}>{ancient.name}</h2>
          </Tip>
          {awake && (
            <span className="ao-awake">
              <Icon name="sunken-eye" /> {say('awake')}
            </span>
          )}
        </div>
      </header>
      <Tip text={words.ancientOneText(ancient, view.rules)}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, and must then be reached by keyboard */}
        <div className="ao-text" tabIndex={0}>
          <p>
            <b>{ancient.ability.name}.</b> {power}
          </p>
          {wakes !== '' && (
            <p className="ao-wakes">
              <b>{say('ifItWakes')}</b> {tail(wakes)}
            </p>
          )}
        </div>
      </Tip>
      <Battle ancient={ancient} reader={{ words, say }} />
      <DoomTrack track={view.doomTrack} doom={view.doom} awake={view.awake} say={say} />
      {!view.awake && <SignTrack signs={view.signs} needed={view.signsNeeded} carried={carriedIn(view)} say={say} />}
    </section>
  )
}
