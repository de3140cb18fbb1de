/** The bar below a replay: where it stands, and the ways to move it. */
import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo } from 'react'
import type { StrokeName } from '../../art/icons/strokes.ts'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { useWords } from '../../words/phrases.ts'
import type { Step } from '../end/chronicle.ts'
import { type DayPlace, daysOf, turnFrom } from './places.ts'
import { replayWords } from './replay-words.ts'
import { type Playback, SPEEDS } from './use-playback.ts'

interface TransportProps {
  readonly playback: Playback
  readonly length: number
  /** As far as they have been read. */
  readonly steps: readonly Step[]
  /** What a day is called in this game. */
  readonly unit: string
  readonly children?: ReactNode
}

/** There as soon as the bar is: a key pressed before the next effect would be lost, or go on from the page before. */
const useReplayKeys = (playback: Playback, steps: readonly Step[]): void => {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const at = event.target instanceof Element ? event.target : undefined
      if (at?.closest('input, select, textarea, [role=dialog], [role=radiogroup]')) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.key === ' ' && !at?.closest('button, a, summary')) playback.toggle()
      else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
        const by = event.key === 'ArrowRight' ? 1 : -1
        playback.goTo(event.shiftKey ? turnFrom(steps, playback.page, by) : playback.page + by)
      } else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [playback, steps])
}

const Scrubber = ({
  playback,
  length,
  days,
  text,
}: Omit<TransportProps, 'steps' | 'unit'> & { readonly days: readonly DayPlace[]; readonly text: string }) => {
  const say = useWords(replayWords)
  const last = Math.max(1, length - 1)
  const style = { '--p': playback.page / last } as CSSProperties
  return (
    <div className="scrubber" style={style}>
      <input
        type="range"
        min={0}
        max={length - 1}
        value={playback.page}
        aria-label={say('slider')}
        aria-valuetext={text}
        onChange={({ target }) => playback.goTo(Number(target.value))}
      />
      <div className="scrubber-ticks" aria-hidden="true">
        {days.map(({ day, page }) => (
          <span key={day} style={{ '--at': page / last } as CSSProperties}>
            {day}
          </span>
        ))}
      </div>
    </div>
  )
}

interface JumpProps {
  readonly days: readonly DayPlace[]
  readonly unit: string
  readonly onPage: (page: number) => void
}

const Jump = ({ days, unit, onPage }: JumpProps) => {
  const say = useWords(replayWords)
  return (
    <label className="transport-field">
      <span>{say('jump')}</span>
      <select className="input" value="" onChange={({ target }) => target.value !== '' && onPage(Number(target.value))}>
        <option value="">…</option>
        {days.map(({ day, page, turns }) => (
          <optgroup key={day} label={say('day', { n: day, unit })}>
            {turns.length === 0 && <option value={page}>{say('day', { n: day, unit })}</option>}
            {turns.map((turn) => (
              <option key={turn.turn} value={turn.page}>
                {say('day', { n: day, unit })}, {say('turn', { n: turn.turn })}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

export const Transport = ({ playback, length, steps, unit, children }: TransportProps): ReactNode => {
  const say = useWords(replayWords)
  const { page, playing, speed, goTo } = playback
  const days = useMemo(() => daysOf(steps), [steps])
  useReplayKeys(playback, steps)
  const step = steps[page]
  const place = { step: page, last: length - 1 }
  const text = step ? say('place', { ...place, unit, day: step.day, turn: step.chapter }) : say('placeShort', place)
  const key = (icon: StrokeName, label: string, to: number) => (
    <Button look="quiet" icon label={label} onPress={() => goTo(to)}>
      <LineIcon name={icon} />
    </Button>
  )
  return (
    <section className="transport" aria-label={say('controls')}>
      <div className="transport-keys">
        {key('to-start', say('start'), 0)}
        {key('step-back', say('back'), page - 1)}
        <Button look="primary" icon label={say(playing ? 'pause' : 'play')} onPress={playback.toggle}>
          <LineIcon name={playing ? 'pause' : 'play'} />
        </Button>
        {key('step', say('on'), page + 1)}
        {key('to-end', say('end'), length - 1)}
      </div>
      <Scrubber playback={playback} length={length} days={days} text={text} />
      <p className="transport-place">{text}</p>
      <div className="transport-tools">
        <label className="transport-field">
          <span>{say('speed')}</span>
          <select className="input" value={speed} onChange={({ target }) => playback.setSpeed(Number(target.value))}>
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {each}×
              </option>
            ))}
          </select>
        </label>
        <Jump days={days} unit={unit} onPage={goTo} />
        {children}
      </div>
      <p className="vh">{say('keys')}</p>
    </section>
  )
}
