/** What is asked and what can be done: the best first, each with its key, and what is not possible with the reason. */
import type { DMD } from '@vigil/death-may-die'
import type { ReactNode } from 'react'
import type { Suggestion } from '../../advice/adviser.ts'
import { useFollow } from '../../board/focus.ts'
import { WhyNot } from '../../board/why-not.tsx'
import { useWords } from '../../words/phrases.ts'
import { useScene } from '../scene.ts'
import { tableWords } from '../table-words.ts'
import { Entries } from './entries.tsx'
import { Suggested } from './suggested.tsx'
import type { Drafting } from './use-draft.ts'

/** Whoever is here plays, and is not reading something else. */
const PLAYED = '.prompt, .tray, .dmd-map, .dmd-person'

/** The dice lie in the tray above: only who cannot see them is told them once more. */
const Judged = ({ told }: { readonly told: string }): ReactNode => {
  const say = useWords(tableWords)
  return (
    <>
      <span aria-hidden="true">{say('judge')}</span>
      <span className="vh">{told}</span>
    </>
  )
}

interface PromptProps {
  readonly drafting: Drafting
  /** Real dice: the form that asks for them. */
  readonly supply: ReactNode
  /** Somebody who answers by themselves. */
  readonly companion: ReactNode
  readonly suggestion: Suggestion<DMD> | undefined
}

export const Prompt = ({ drafting, supply, companion, suggestion }: PromptProps): ReactNode => {
  const say = useWords(tableWords)
  const { view, words, speech, moment } = useScene()
  const { waits } = moment.glance
  // What bots are asked does not move the focus: somebody may be about to stop them.
  const heading = useFollow(waits.is !== 'decision' ? waits.is : waits.yours ? waits.decision.id : 'bot', PLAYED)
  const asked = waits.is === 'decision' ? waits.decision : undefined
  const title = asked ? speech.prompt(asked.about, view) : say(waits.is === 'chance' ? 'chance' : 'over')
  return (
    <section className="panel prompt" id="prompt" aria-label={say('region.prompt')}>
      <div className="prompt-h">
        <h2 ref={heading} tabIndex={-1}>
          {asked && <span className="who">{words.seatName(asked.seat, view)}: </span>}
          {asked?.about.is === 'judge' ? <Judged told={title} /> : title}
        </h2>
        <WhyNot glance={moment.glance} speech={speech} />
      </div>
      {moment.refused && (
        <p className="refused" role="alert">
          {speech.refusal(moment.refused, view)}
        </p>
      )}
      {suggestion && <Suggested suggestion={suggestion} />}
      {waits.is === 'chance' ? supply : companion || <Entries drafting={drafting} />}
    </section>
  )
}
