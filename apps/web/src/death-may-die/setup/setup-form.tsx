/** Death May Die on one page: which night, who comes, and who goes in. */
import type { DMD } from '@vigil/death-may-die'
import type { ReactNode } from 'react'
import type { SetupProps } from '../../face.ts'
import { RANDOM } from '../../screens/setup/seats.ts'
import { Summary } from '../../screens/setup/summary.tsx'
import { ElderPanel } from './elder-panel.tsx'
import { EpisodePanel } from './episode-panel.tsx'
import { type FormProps, readerOf } from './form.ts'
import { PeoplePanel } from './people-panel.tsx'
import './setup-form.css'

export const SetupForm = ({ value, speech, onChange, players }: SetupProps<DMD>): ReactNode => {
  const form: FormProps = { value, onChange, players, ...readerOf(speech) }
  const { words, say } = form
  const name = (id: string): string => (id === RANDOM ? say('random') : words.nameOf(id))
  const summary = { episode: name(value.episode), elderOne: name(value.elderOne), n: value.investigators.length }
  return (
    <>
      <EpisodePanel {...form} />
      <PeoplePanel {...form} />
      <ElderPanel {...form} />
      <Summary>
        <b>{say('summary', summary)}</b>
        <small>{say('count.about')}</small>
      </Summary>
    </>
  )
}
