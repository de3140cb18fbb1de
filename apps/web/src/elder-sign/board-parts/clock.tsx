/** The clock: the hour, and how far it is to midnight. */
import type { ReactNode } from 'react'
import { ClockFace } from '../../art/index.ts'
import { useScene } from '../scene.ts'
import './clock.css'
import { sayOf } from './part-words.ts'

const HOURS = 12
/** From here on the coming midnight is said with weight. */
const SOON = 3

export const ClockPanel = (): ReactNode => {
  const { view, language } = useScene()
  const say = sayOf(language)
  const left = HOURS - (view.clock % HOURS)
  const soon = view.midnightDue || left <= SOON
  return (
    <section className="panel clk" aria-label={say('clock')}>
      <ClockFace hours={view.clock} />
      <div>
        <span className="eyebrow">{say('turn', { n: view.turn })}</span>
        <h2>{say('hour', { n: String(view.clock) })}</h2>
        <p className={soon ? 'soon' : ''}>{view.midnightDue ? say('midnightDue') : say('midnightIn', { n: left })}</p>
      </div>
    </section>
  )
}
