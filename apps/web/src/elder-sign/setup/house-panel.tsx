/** Folded away: single rules of other printings, other readings of ours, and how hard the night is. */
import { EVENTS, HOURS, RULING } from '@vigil/elder-sign'
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Segments } from '../../parts/segments.tsx'
import { Toggle } from '../../parts/toggle.tsx'
import type { FormProps } from './form.ts'
import {
  eventsOf,
  type HouseRule,
  houseCount,
  houseRulesOver,
  isOn,
  turnedTo,
  withEvents,
  withHours,
  withoutHouse,
} from './house.ts'
import './house.css'

interface RuleProps extends FormProps {
  readonly rule: HouseRule
}

const Rule = ({ rule, value, onChange, reader: { say, words } }: RuleProps): ReactNode => {
  const { seam, to, sets, rules, from } = rule
  const source = from === RULING ? say('house.reading') : sets.map((set) => words.ruleSetName(set)).join(' · ')
  return (
    <Toggle
      label={words.readingText(seam, to)}
      about={`${words.seamName(seam)} · ${source} [${rules.join(', ')}]`}
      isOn={isOn(value, rule)}
      onChange={(on) => onChange(turnedTo(value, rule, on))}
    />
  )
}

const Hours = ({ value, onChange, reader: { say } }: FormProps): ReactNode => {
  const options = HOURS.map((n) => ({ id: String(n), label: String(n), about: say(`hours.${n}`) }))
  const change = (id: string): void =>
    onChange(
      withHours(
        value,
        HOURS.find((n) => n > 3 && String(n) === id),
      ),
    )
  return (
    <Segments
      label={`${say('hours')} [ES-DIFF-01]`}
      value={String(value.difficulty?.hours ?? 3)}
      options={options}
      onChange={change}
    />
  )
}

const Events = ({ value, onChange, reader: { say } }: FormProps): ReactNode => (
  <fieldset className="es-events">
    <legend className="choice-label">{`${say('events')} [ES-DIFF-02]`}</legend>
    {EVENTS.map((event) => (
      <Toggle
        key={event}
        label={say(`events.${event}`)}
        about={say(`events.${event}.about`)}
        isOn={eventsOf(value).includes(event)}
        onChange={(on) => onChange(withEvents(value, event, on))}
      />
    ))}
  </fieldset>
)

export const HousePanel = (form: FormProps & { readonly id: string }): ReactNode => {
  const { value, onChange, reader, id } = form
  const { say } = reader
  return (
    <section id={id} className="es-house" aria-label={say('house')}>
      <p className="setup-about">{say('house.about')}</p>
      <Hours {...form} />
      <Events {...form} />
      <fieldset className="es-switches">
        <legend className="choice-label">{say('house.switches')}</legend>
        {houseRulesOver(value.rules).map((rule) => (
          <Rule key={rule.id} rule={rule} {...form} />
        ))}
      </fieldset>
      <Button look="quiet" isDisabled={houseCount(value) === 0} onPress={() => onChange(withoutHouse(value))}>
        {say('house.none')}
      </Button>
    </section>
  )
}
