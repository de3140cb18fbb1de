/** The clock: the hour, and how far it is to midnight. */
import { ruleSetOf, type View } from '@vigil/elder-sign'
import type { ReactNode } from 'react'
import { ClockFace } from '../../art/index.ts'
import { useScene } from '../scene.ts'
import './clock.css'
import { sayOf } from './part-words.ts'

const HOURS = 12

export const hoursLeft = ({ clock }: Pick<View, 'clock'>): number => HOURS - (clock % HOURS)

/** The coming midnight is said with weight where the next advance of the hand brings it (ES-CLOCK-02, ES-DIFF-01). */
export const midnightIsNear = (view: Pick<View, 'clock' | 'midnightDue' | 'rules'>): boolean =>
  view.midnightDue || hoursLeft(view) <= (ruleSetOf(view.rules)?.hoursPerAdvance ?? 0)

export const ClockPanel = (): ReactNode => {
  const { view, language } = useScene()
  const say = sayOf(language)
  return (
    <section className="panel clk" aria-label={say('clock')}>
      <ClockFace hours={view.clock} />
      <div>
        <span className="eyebrow">{say('turn', { n: view.turn })}</span>
        <h2>{say('hour', { n: String(view.clock) })}</h2>
        <p className={midnightIsNear(view) ? 'soon' : ''}>
          {view.midnightDue ? say('midnightDue') : say('midnightIn', { n: hoursLeft(view) })}
        </p>
      </div>
    </section>
  )
}
