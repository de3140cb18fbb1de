/** The tray: the roll that is judged, the card that is read, or blow by blow what just happened. */
import type { DMD, Face, Prompt } from '@vigil/death-may-die'
import type { ReactNode } from 'react'
import type { Entry } from '../../sitting/sitting.ts'
import { useWords } from '../../words/phrases.ts'
import { dieAnchor } from '../anchor.ts'
import { DeathDie, MarkArt, useLetter } from '../art/die.tsx'
import { useScene } from '../scene.ts'
import { enemyName } from '../status.ts'
import { tableWords } from '../table-words.ts'
import { totalsOf } from '../totals.ts'
import { Line } from './log.tsx'
import { DiscoveryRead, MythosRead } from './read.tsx'

type Judge = Extract<Prompt, { is: 'judge' }>

const useFaceName = (): ((face: Face, bonus: boolean) => string) => {
  const say = useWords(tableWords)
  const { words } = useScene()
  return (face, bonus) => say('die.label', { bonus: String(bonus), face: words.faceText(face) })
}

const PoolDie = ({ face, i, standard }: { readonly face: Face; readonly i: number; readonly standard: number }) => {
  const { lit, press, chosen, moment } = useScene()
  const nameOf = useFaceName()
  const anchor = dieAnchor(i)
  const open = lit(anchor).length > 0
  const rolled = moment.last?.because !== 'undo' && moment.last?.events.some(({ is }) => is === 'rolled')
  return (
    <li>
      <button
        type="button"
        className={open ? 'die-button lit' : 'die-button'}
        aria-label={nameOf(face, i >= standard)}
        aria-pressed={open ? chosen(anchor) : undefined}
        aria-disabled={!open}
        data-anchor={anchor}
        onClick={() => open && press(anchor)}
      >
        <DeathDie
          bonus={i >= standard}
          face={face}
          order={i}
          selected={chosen(anchor)}
          tumble={rolled ? moment.glance.seq : 0}
        />
      </button>
    </li>
  )
}

/** What the symbols come to as they lie. */
const Totals = ({ faces }: { readonly faces: readonly Face[] }): ReactNode => {
  const say = useWords(tableWords)
  const letter = useLetter()
  const { successes, elders, tentacles } = totalsOf(faces)
  return (
    <ul className="tot">
      {(
        [
          ['S', successes, 'total.S'],
          ['E', elders, 'total.E'],
          ['T', tentacles, 'total.T'],
        ] as const
      ).map(([mark, n, key]) => (
        <li key={mark} className={n === 0 ? 'none' : ''}>
          <MarkArt mark={mark} />
          <b>{n}</b> {say(key, { n })} <span className="dmd-l">{letter(mark)}</span>
        </li>
      ))}
    </ul>
  )
}

const Rolled = ({ roll }: { readonly roll: Judge }): ReactNode => {
  const say = useWords(tableWords)
  const { view, words } = useScene()
  const { faces, standard, figure, why } = roll
  const target = view.figures[figure]
  return (
    <>
      <h2 className="rolln">
        {say(`roll.${why}`)}
        {target && ` · ${enemyName(words, target.kind, view)}`}
        {` · ${say('roll.dice', { standard, bonus: faces.length - standard })}`}
      </h2>
      <ul className="pool" aria-label={say('pool', { n: faces.length })}>
        {faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the roll
          <PoolDie key={i} face={face} i={i} standard={standard} />
        ))}
      </ul>
      <Totals faces={faces} />
    </>
  )
}

/** What the last answer brought, sentence by sentence. */
const blowsOf = (log: readonly Entry<DMD>[], events: readonly DMD['event'][]): readonly Entry<DMD>[] => {
  const fresh = new Set(events)
  return log.slice(-80).filter(({ event }) => event !== undefined && fresh.has(event))
}

/** The last Mythos card of an answer is read out beside what it did. */
const lastCard = (events: readonly DMD['event'][]): string | undefined => {
  const drawn = events.findLast(({ is }) => is === 'mythos')
  return drawn?.is === 'mythos' ? drawn.card : undefined
}

const Blows = (): ReactNode => {
  const say = useWords(tableWords)
  const { moment } = useScene()
  const { last, log } = moment
  const fresh = last && last.because !== 'undo' ? last.events : []
  // A game that was resumed, or an undo: the last that is known.
  const blows = fresh.length > 0 ? blowsOf(log, fresh) : log.slice(-6)
  const events = blows.flatMap(({ event }) => event ?? [])
  const card = lastCard(events)
  return (
    <>
      <h2 className="rolln">{say(events.some(({ is }) => is === 'fight') ? 'tray.fight' : 'tray.happened')}</h2>
      {card !== undefined && <MythosRead card={card} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol className="blows" tabIndex={0} aria-label={say('tray.happened')}>
        {blows.length === 0 && <li className="told">{say('tray.nothing')}</li>}
        {blows.map((entry) => (
          <Line key={entry.n} entry={entry} />
        ))}
      </ol>
    </>
  )
}

const Shown = ({ about }: { readonly about: Prompt | undefined }): ReactNode => {
  const say = useWords(tableWords)
  switch (about?.is) {
    case 'judge':
      return <Rolled roll={about} />
    case 'discovery':
      return <DiscoveryRead card={about.card} />
    case 'mythos':
      return (
        <>
          <h2 className="rolln">{say('tray.mythos')}</h2>
          {about.cards.map((card) => (
            <MythosRead key={card} card={card} />
          ))}
        </>
      )
    default:
      return <Blows />
  }
}

export const Tray = (): ReactNode => {
  const say = useWords(tableWords)
  const { waits } = useScene().moment.glance
  return (
    <section className="tray" aria-label={say('region.tray')}>
      <Shown about={waits.is === 'decision' ? waits.decision.about : undefined} />
    </section>
  )
}
