/** Elder Sign on one page: who stirs, who keeps watch, and by which rules. */
import type { ES } from '@vigil/elder-sign'
import type { ReactNode } from 'react'
import type { SetupProps } from '../../face.ts'
import { DRAFT, isNamed } from '../../screens/setup/seats.ts'
import { Summary } from '../../screens/setup/summary.tsx'
import { AncientPanel } from './ancient-panel.tsx'
import { type FormProps, readerOf } from './form.ts'
import { houseCount } from './house.ts'
import { RulesPanel } from './rules-panel.tsx'
import { SeatsPanel } from './seats-panel.tsx'
import './setup-form.css'

const SummaryLine = ({ value, reader: { say, words } }: FormProps): ReactNode => {
  const n = houseCount(value)
  const rules = words.ruleSetName(value.rules)
  const ancient = isNamed(value.ancientOne)
    ? words.nameOf(value.ancientOne)
    : say(value.ancientOne === DRAFT ? 'drafted' : 'anyone')
  const parts = [rules, ...(value.orders ? [say('orders')] : []), ...(n > 0 ? [say('house.count', { n })] : [])]
  return (
    <Summary>
      <b>{say('summary', { ancient, n: value.investigators.length })}</b>
      <small>{parts.join(' · ')}</small>
    </Summary>
  )
}

export const SetupForm = ({ value, speech, onChange, players }: SetupProps<ES>): ReactNode => {
  const form: FormProps = { value, onChange, reader: readerOf(speech), players }
  return (
    <>
      <AncientPanel {...form} />
      <SeatsPanel {...form} />
      <RulesPanel {...form} />
      <SummaryLine {...form} />
    </>
  )
}
