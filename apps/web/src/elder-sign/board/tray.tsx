/** The dice tray: the tasks on the left, the roll in the middle, dice that lie elsewhere on the right. */
import type { DieView, RowView } from '@vigil/elder-sign'
import { Fragment, type ReactNode } from 'react'
import { Die, Icon } from '../../art/index.ts'
import { useWords } from '../../words/phrases.ts'
import { dieAnchor, rowAnchor } from '../anchor.ts'
import { LocksStrip } from '../board-parts/index.ts'
import { useScene } from '../scene.ts'
import { boardWords } from './board-words.ts'
import { asksForDice, dieChosen, isLitDie } from './draft.ts'
import { HalfRung } from './half-rung.tsx'
import { usePoolWidth } from './pool-width.ts'
import { TaskSymbols } from './task-symbols.tsx'
import type { Drafting } from './use-draft.ts'

/** Lying askew, always the same way for the same die. */
const TILTS = [-4, 5, -7, 3, 8, -2, 4, -5]

interface TrayProps {
  readonly drafting: Drafting
}

const useDieLabel = (): ((die: DieView, chosen: boolean) => string) => {
  const say = useWords(boardWords)
  const { words } = useScene()
  return ({ colour, face }, chosen) =>
    say('die.label', {
      colour,
      face: face === '' ? say('die.blank') : words.faceName(face),
      chosen: String(chosen),
    })
}

/** Which roll the dice show: a new number makes them tumble. */
const tumbleOf = (seq: number, die: DieView, rolled: readonly number[]): number => (rolled.includes(die.id) ? seq : 0)

const PoolDie = ({
  die,
  i,
  drafting,
}: {
  readonly die: DieView
  readonly i: number
  readonly drafting: Drafting
}): ReactNode => {
  const { moment, press } = useScene()
  const label = useDieLabel()
  const { table, draft } = drafting
  const lit = table !== undefined && isLitDie(table, die.id)
  const chosen = dieChosen(draft, die.id)
  const rolled = (moment.last?.events ?? []).flatMap((event) => (event.is === 'rolled' ? [...event.dice] : []))
  const tumble = moment.last?.because === 'undo' ? 0 : tumbleOf(moment.glance.seq, die, rolled)
  return (
    <li>
      <button
        type="button"
        className={lit ? 'die-button lit' : 'die-button'}
        aria-label={label(die, chosen)}
        aria-pressed={lit ? chosen : undefined}
        aria-disabled={!lit}
        data-anchor={dieAnchor(die.id)}
        draggable={lit}
        onDragStart={(event) => event.dataTransfer.setData('text/vigil-anchor', dieAnchor(die.id))}
        onClick={() => lit && press(dieAnchor(die.id))}
      >
        <Die
          colour={die.colour}
          face={die.face}
          order={i}
          tilt={TILTS[die.id] ?? 0}
          tumble={tumble}
          state={{ selected: chosen, off: table !== undefined && !lit && asksForDice(table) }}
        />
      </button>
    </li>
  )
}

const LadderRow = ({ row, n }: { readonly row: RowView; readonly n: number }): ReactNode => {
  const say = useWords(boardWords)
  const { lit, press, chosen, view, words } = useScene()
  const anchor = rowAnchor(row.key)
  const open = lit(anchor).length > 0
  const name = row.key === 'battle' ? say('task.battle') : row.marker ? words.nameOf(row.marker) : say('task.n', { n })
  const dice = view.dice.filter(({ at, on }) => at === 'task' && on === row.key)
  const body = (
    <>
      <span className="n">{row.marker ? '' : n}</span>
      <span className="set" aria-hidden="true">
        <TaskSymbols row={row} />
      </span>
      <span className="x">
        {dice.map(({ id, colour, face }) => (
          <Die key={id} colour={colour} face={face} size="sm" />
        ))}
        {row.done ? <Icon name="check" title={say('tray.done')} /> : open ? say('tray.fits') : ''}
      </span>
    </>
  )
  const state = ['rung', row.done ? 'done' : '', open ? 'now' : '', chosen(anchor) ? 'chosen' : ''].join(' ')
  return (
    <li className={state}>
      {open ? (
        <button type="button" data-anchor={anchor} aria-pressed={chosen(anchor)} onClick={() => press(anchor)}>
          <span className="vh">
            {name}: {words.rowText(row)},{' '}
          </span>
          {body}
        </button>
      ) : (
        <div>
          <span className="vh">
            {name}: {words.rowText(row)}
          </span>
          {body}
        </div>
      )}
    </li>
  )
}

/** Dice that lie elsewhere and show something: discarded, kept by somebody or by a spell. */
const Elsewhere = (): ReactNode => {
  const say = useWords(boardWords)
  const { view, words, lit, press, chosen } = useScene()
  const label = useDieLabel()
  const where = ({ at, on }: DieView): string => {
    if (at === 'marker') return say('tray.held', { name: words.seatName(Number(on), view) })
    if (at === 'spell') return say('tray.spell', { spell: words.nameOf(on) })
    return say('tray.discarded')
  }
  const shown = view.dice.filter(({ at }) => at === 'marker' || at === 'spell' || at === 'discarded')
  return shown.map((die) => {
    const anchor = dieAnchor(die.id)
    const open = lit(anchor).length > 0
    return (
      <li key={die.id}>
        <button
          type="button"
          className={open ? 'die-button lit' : 'die-button'}
          aria-disabled={!open}
          aria-pressed={open ? chosen(anchor) : undefined}
          aria-label={`${label(die, chosen(anchor))}, ${where(die)}`}
          onClick={() => open && press(anchor)}
        >
          <Die
            colour={die.colour}
            face={die.face}
            size="sm"
            state={{ off: die.at === 'discarded', selected: chosen(anchor) }}
          />
        </button>
        <span aria-hidden="true">{where(die)}</span>
      </li>
    )
  })
}

/** What cannot be rolled now, and why: locks with their dice or waiting for one, then the rest. */
const Aside = (): ReactNode => {
  const say = useWords(boardWords)
  const { view } = useScene()
  const away = view.dice.some(({ at }) => at === 'marker' || at === 'spell' || at === 'discarded')
  if (!away && view.locks.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: many dice scroll here, and the keyboard must be able to scroll too
    <section className="aside" aria-label={say('tray.aside')} tabIndex={0}>
      <LocksStrip />
      {away && (
        <ul>
          <Elsewhere />
        </ul>
      )}
    </section>
  )
}

export const Tray = ({ drafting }: TrayProps): ReactNode => {
  const say = useWords(boardWords)
  const { view, words } = useScene()
  const rule = usePoolWidth()
  const pool = view.dice.filter(({ at }) => at === 'pool')
  const rows = view.expedition?.rows ?? []
  const where = view.expedition
    ? view.awake
      ? say('tray.battle', { name: words.nameOf(view.ancientOne) })
      : say('tray.rolling', { card: words.placeName(view.expedition.card) })
    : say('tray.idle')
  return (
    <section className="tray" aria-label={say('region.tray')}>
      <h2 className="rolln">{where}</h2>
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: tasks that do not fit scroll, and the keyboard must reach them
        <ol className="lad" aria-label={say('tray.tasks')} tabIndex={0}>
          {rows.map((row, i) => (
            <Fragment key={row.key}>
              <LadderRow row={row} n={i + 1} />
              <HalfRung marker={row.marker} />
            </Fragment>
          ))}
        </ol>
      )}
      <div className="pool-cell">
        <div className="pool-rule" ref={rule} />
        <ul
          className="pool"
          aria-label={say('tray.ready', { n: pool.length })}
          style={{ '--n': Math.max(4, pool.length) } as React.CSSProperties}
        >
          {pool.map((die, i) => (
            <PoolDie key={die.id} die={die} i={i} drafting={drafting} />
          ))}
        </ul>
      </div>
      <Aside />
    </section>
  )
}
