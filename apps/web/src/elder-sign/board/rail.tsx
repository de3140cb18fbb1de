/** Where in the turn we are. */
import { type ES, type Prompt, ruleSetOf, type View } from '@vigil/elder-sign'
import type { ReactNode } from 'react'
import { Icon } from '../../art/index.ts'
import type { BoardProps } from '../../face.ts'
import { useMoment } from '../../sitting/sitting.ts'
import { useWords } from '../../words/phrases.ts'
import { boardWords } from './board-words.ts'

type Step = 'move' | 'resolve' | 'first' | 'second' | 'clock' | 'midnight'

const PHASES: readonly Step[] = ['move', 'resolve', 'clock', 'midnight']
/** ES-FANTURN-01 */
const ACTIONS: readonly Step[] = ['first', 'second', 'clock', 'midnight']

/** Prompts that tell the step by themselves; the others belong to whatever is under way. */
const STEP_OF: { readonly [I in Prompt['is']]: Step | undefined } = {
  move: 'move',
  entrance: 'resolve',
  prepare: 'resolve',
  judge: 'resolve',
  reroll: 'resolve',
  discard: 'resolve',
  shed: 'resolve',
  assist: 'resolve',
  midnightOrder: 'midnight',
  mend: undefined,
  place: undefined,
  lock: undefined,
  choose: undefined,
  pay: undefined,
  target: undefined,
  slay: undefined,
  breakLock: undefined,
  shield: undefined,
  trophies: undefined,
  loseCard: undefined,
  scrounge: undefined,
  startingCard: undefined,
  investigator: undefined,
  action: undefined,
  share: undefined,
  lend: undefined,
  shop: undefined,
  keep: undefined,
  found: undefined,
  draft: undefined,
}

/** ES-FANTURN-01: whether a turn is made of actions, also while there is no turn. */
const hasActions = ({ rules }: View): boolean => ruleSetOf(rules)?.turn === 'actions'

/** The action being chosen, or the one that was just taken. */
const actionOf = (left: number, prompt: Prompt | undefined): Step =>
  (prompt?.is === 'action' ? left > 1 : left > 0) ? 'first' : 'second'

const stepOf = (view: View, prompt: Prompt | undefined): Step => {
  if (hasActions(view) && view.phase !== 'midnight')
    return view.phase === 'setup' ? 'first' : actionOf(view.actions ?? 0, prompt)
  const own = prompt && STEP_OF[prompt.is]
  if (own) return own
  if (view.phase === 'midnight') return 'midnight'
  return view.expedition ? 'resolve' : view.phase === 'setup' ? 'move' : 'resolve'
}

export const Rail = ({ sitting }: BoardProps<ES>): ReactNode => {
  const say = useWords(boardWords)
  const { glance } = useMoment(sitting)
  const now = stepOf(glance.view, glance.waits.is === 'decision' ? glance.waits.decision.about : undefined)
  const steps = hasActions(glance.view) ? ACTIONS : PHASES
  const at = steps.indexOf(now)
  return (
    <ol className="rail" aria-label={say('rail.label')}>
      {steps.map((step, i) => (
        <li key={step} className={i < at ? 'done' : ''} aria-current={step === now ? 'step' : undefined}>
          {i < at && <Icon name="check" />}
          {say(step === 'resolve' && glance.view.awake ? 'rail.attack' : `rail.${step}`)}
        </li>
      ))}
    </ol>
  )
}
