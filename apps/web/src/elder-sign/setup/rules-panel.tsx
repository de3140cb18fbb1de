/** Which printing, who begins, and what the table plays otherwise. */
import { RULE_SETS } from '@vigil/elder-sign'
import { type ReactNode, useId, useState } from 'react'
import { Link } from '../../parts/link.tsx'
import { Segments } from '../../parts/segments.tsx'
import { FirstPlayer } from '../../screens/setup/first-player.tsx'
import { DRAFT, isNamed } from '../../screens/setup/seats.ts'
import type { FormProps, Reader } from './form.ts'
import { houseCount, withBase } from './house.ts'
import { HousePanel } from './house-panel.tsx'
import { OrdersSwitch } from './orders-switch.tsx'

/** Rule sets of another making have no sentence of their own. */
const ABOUT: Readonly<Record<string, 'about.revised' | 'about.first+faq' | 'about.first' | 'about.fan'>> = {
  revised: 'about.revised',
  'first+faq': 'about.first+faq',
  first: 'about.first',
  fan: 'about.fan',
}

const ruleSets = ({ say, words }: Reader) =>
  RULE_SETS.map(({ id }) => {
    const about = ABOUT[id]
    return { id, label: words.ruleSetName(id), ...(about && { about: say(about) }) }
  })

/** Another one to set beside it. */
const besides = (id: string): string => RULE_SETS.find((each) => each.id !== id)?.id ?? id

const seatText = (who: string, { say, words }: Reader): string =>
  isNamed(who) ? words.nameOf(who) : say(who === DRAFT ? 'seatDraft' : 'lot')

interface HeadProps extends FormProps {
  readonly controls: string
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** House rules are folded away: most tables need none. */
const Head = ({ value, reader: { say }, controls, isOpen, onToggle }: HeadProps): ReactNode => {
  const n = houseCount(value)
  return (
    <div className="es-rules-head">
      <h2 id="es-rules-title">{say('rules')}</h2>
      <Link to={{ at: 'compare', game: 'elder-sign', a: value.rules, b: besides(value.rules) }} className="es-compare">
        {say('compare')}
      </Link>
      <button
        type="button"
        className="btn quiet"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': controls })}
        onClick={onToggle}
      >
        {say('house')}
        {n > 0 && <b className="es-house-count">{n}</b>}
      </button>
    </div>
  )
}

export const RulesPanel = (form: FormProps): ReactNode => {
  const { value, onChange, reader } = form
  const { say } = reader
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section className="panel setup-panel es-rules" aria-labelledby="es-rules-title">
      <Head {...form} controls={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      <Segments
        look="list"
        label={say('ruleSet')}
        value={value.rules}
        options={ruleSets(reader)}
        onChange={(rules) => onChange(withBase(value, rules))}
      />
      <OrdersSwitch {...form} />
      <FirstPlayer value={value} onChange={onChange} nameOf={(who) => seatText(who, reader)} />
      {isOpen && <HousePanel {...form} id={id} />}
    </section>
  )
}
