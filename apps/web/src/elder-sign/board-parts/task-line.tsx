/** One line of a card: a task, a monster's task, or an empty monster box. */
import { typeOfMarker } from '@vigil/elder-sign'
import { Fragment, type ReactNode } from 'react'
import { Die, Icon, MonsterMark } from '../../art/index.ts'
import { Tip } from '../../parts/tip.tsx'
import type { CardLine } from './card-model.ts'
import type { OnPress } from './press.ts'
import { Pressable } from './pressable.tsx'
import { asLine, dieReading, needsReading, type Reader, rowReading } from './reading.ts'
import { OneSymbol, RowCosts } from './row-symbols.tsx'

interface LineProps {
  readonly line: CardLine
  readonly reader: Reader
}

/** How many symbols leave room for the marker's name. */
const ROOM = 3

export const MonsterChip = ({ line, reader }: LineProps): ReactNode => {
  const { marker, flipped, row, framed } = line
  if (marker === '') return null
  const { words, say } = reader
  const name = words.nameOf(marker)
  const crowded = row !== null && row.symbols.length + (row.sanity || row.stamina || row.clock ? 1 : 0) >= ROOM
  return (
    <Tip
      text={
        <>
          <b>{name}</b>
          {words.componentText(marker)}
        </>
      }
    >
      <span className={`mon ${flipped ? 'flipped' : ''} ${crowded && framed.length ? 'badge' : ''}`}>
        <MonsterMark of={typeOfMarker(marker)} />
        <span className={crowded ? 'vh' : 'mon-name'}>{name}</span>
        {flipped && <span className="mon-state">{say('flipped')}</span>}
      </span>
    </Tip>
  )
}

const EmptyBox = ({ reader: { say } }: Pick<LineProps, 'reader'>): ReactNode => (
  <Tip text={say('emptyBoxTip')}>
    <span className="mbox empty">
      <Icon name="monster-grasp" />
      {say('emptyBox')}
    </span>
  </Tip>
)

/** Symbols in printed order; those a marker covers, or brought along, stand in the frame. */
const Symbols = ({ line, reader }: LineProps): ReactNode => {
  const { row, framed, marker } = line
  if (!row) return <EmptyBox reader={reader} />
  const drawn = row.symbols.map((symbol, i) => ({
    framed: framed.includes(i),
    // biome-ignore lint/suspicious/noArrayIndexKey: a row may ask for the same symbol twice
    tile: <OneSymbol key={i} symbol={symbol} reader={reader} />,
  }))
  const costs = !row.done && <RowCosts row={row} reader={reader} />
  if (framed.length === 0)
    return (
      <>
        {drawn.map(({ tile }) => tile)}
        {costs}
        <MonsterChip line={line} reader={reader} />
      </>
    )
  const whole = framed.length === row.symbols.length
  const first = drawn.findIndex((each) => each.framed)
  const box = (
    <span className={`mbox ${marker === '' ? '' : 'has'}`}>
      {drawn.filter((each) => each.framed).map(({ tile }) => tile)}
      {whole && costs}
      <MonsterChip line={line} reader={reader} />
    </span>
  )
  return (
    <>
      {drawn.slice(0, first).map(({ tile }) => tile)}
      {marker === '' ? <Tip text={reader.say('coveredTip')}>{box}</Tip> : box}
      {drawn.slice(first).map(({ tile, framed: inside }) => (inside ? null : tile))}
      {!whole && costs}
    </>
  )
}

/** How many tiles fit side by side, and how broad a die is among them. */
const BREADTH = 4
const DIE = 0.65

const tilesIn = ({ row, marker }: CardLine): number =>
  row
    ? row.symbols.reduce((n, { faces }) => n + Math.max(1, faces.length * 0.8), 0) +
      (row.done ? 0 : Math.sign(row.sanity) + Math.sign(row.stamina) + Math.sign(row.clock)) +
      (marker === '' ? 0 : 0.4)
    : 0

const Paid = ({ line, reader }: LineProps): ReactNode =>
  line.row?.done === true && (
    <span className="paid">
      {(tilesIn(line) + line.paid.length * DIE <= BREADTH ? line.paid : []).map(({ colour, face }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice on a task are alike
        <Fragment key={i}>
          <Die colour={colour} face={face} size="1.35rem" label={dieReading(reader, colour, face)} />
        </Fragment>
      ))}
      <span className="tick">
        <Icon name="check" />
      </span>
    </span>
  )

const deedOf = ({ press, row, task, marker }: CardLine, reader: Reader): string => {
  const { say, words } = reader
  if (press.anchor.startsWith('box:')) return say('placeHere', { n: task })
  if (press.anchor.startsWith('monster:')) return say('slay', { monster: words.nameOf(marker) })
  if (!row) return say('emptyBox')
  if (press.is !== 'lit') return rowReading(reader, row)
  return say('canComplete', { row: words.nameOf(row.key), what: needsReading(reader, row) })
}

/** Long rows get smaller tiles. */
const tightness = (line: CardLine): string => {
  const tiles = tilesIn(line)
  return tiles > BREADTH + 1 ? 'tighter' : tiles > BREADTH ? 'tight' : ''
}

export interface TaskLineProps extends LineProps {
  readonly onPress: OnPress
}

export const TaskLine = ({ line, reader, onPress }: TaskLineProps): ReactNode => {
  const { row, press } = line
  return (
    <li>
      {row && <span className="vh">{rowReading(reader, row)}</span>}
      <Pressable
        press={press}
        onPress={onPress}
        className={`task ${row?.done ? 'done' : ''} ${tightness(line)}`}
        label={deedOf(line, reader)}
        lead={row ? asLine(rowReading(reader, row)) : ''}
      >
        <Symbols line={line} reader={reader} />
        <Paid line={line} reader={reader} />
      </Pressable>
    </li>
  )
}
