/** What was suggested, and why. */
import type { DMD } from '@vigil/death-may-die'
import type { ReactNode } from 'react'
import type { Suggestion } from '../../advice/adviser.ts'
import { Icon } from '../../art/index.ts'
import { useWords } from '../../words/phrases.ts'
import { useScene } from '../scene.ts'
import { tableWords } from '../table-words.ts'

export const Suggested = ({ suggestion: { pick, reason } }: { readonly suggestion: Suggestion<DMD> }): ReactNode => {
  const say = useWords(tableWords)
  const { view, speech, moment } = useScene()
  const { waits } = moment.glance
  if (waits.is !== 'decision') return null
  const { about } = waits.decision
  return (
    <p className="suggestion" role="status">
      <Icon name="old-lantern" />
      <span>
        <b>
          {say('suggested')}: {pick.map((option) => speech.option(option, view, about)).join(', ')}
        </b>{' '}
        {reason}
      </span>
    </p>
  )
}
