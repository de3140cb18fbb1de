/** What is asked and what can be done: the best first, each with its key, and what is not possible with the reason. */
import type { ES, Option } from '@vigil/elder-sign'
import type { Refusal } from '@vigil/kernel'
import type { Waits } from '@vigil/table'
import type { ReactNode } from 'react'
import type { Suggestion } from '../../advice/adviser.ts'
import { Icon } from '../../art/index.ts'
import { useFollow } from '../../board/focus.ts'
import { WhyNot } from '../../board/why-not.tsx'
import type { Speech } from '../../face.ts'
import { useWords } from '../../words/phrases.ts'
import { useScene } from '../scene.ts'
import { boardWords } from './board-words.ts'
import { isComplete, isSubset } from './draft.ts'
import { Entries } from './entries.tsx'
import type { Group } from './group.ts'
import { OptionButton } from './option-button.tsx'
import { PickedChance } from './picked-chance.tsx'
import type { Drafting } from './use-draft.ts'

interface PromptProps {
  readonly drafting: Drafting
  readonly speech: Speech<ES>
  /** Real dice: the form that asks for them. */
  readonly supply: ReactNode
  readonly refused: Refusal | undefined
  /** Whoever answers instead of somebody here. */
  readonly companion: ReactNode
  readonly suggestion: Suggestion<ES> | undefined
}

/** What was suggested, and why. */
const Suggested = ({ suggestion: { pick, reason } }: { readonly suggestion: Suggestion<ES> }): ReactNode => {
  const say = useWords(boardWords)
  const { view, words, moment } = useScene()
  const { waits } = moment.glance
  if (waits.is !== 'decision') return null
  const { about } = waits.decision
  const what = pick.map((option) => words.optionText(option, view, about)).join(', ')
  return (
    <p className="suggestion" role="status">
      <Icon name="old-lantern" />
      <span>
        <b>
          {say('suggested')}: {what === '' ? say('confirm.count', { n: 0 }) : what}
        </b>{' '}
        {reason}
      </span>
    </p>
  )
}

const SubsetBar = ({ drafting }: { readonly drafting: Drafting }): ReactNode => {
  const say = useWords(boardWords)
  const { table, draft } = drafting
  if (!table) return null
  const { min, max } = table.asked
  const n = draft.picked.length
  return (
    <div className="subset-bar">
      <p className="small muted" role="status">
        {say(min === max ? 'choose.exact' : 'choose', { min, max, n })}
      </p>
      <button
        type="button"
        className="btn primary"
        aria-disabled={!isComplete(table, draft)}
        data-key="Enter"
        onClick={() => isComplete(table, draft) && drafting.take(draft.picked)}
      >
        <span className="kbd" aria-hidden="true">
          ⏎
        </span>
        {n === 0 && min > 0 ? say('confirm') : say('confirm.count', { n })}
        <PickedChance picked={draft.picked} />
      </button>
    </div>
  )
}

const DraftBar = ({ drafting, group }: { readonly drafting: Drafting; readonly group: Group }): ReactNode => {
  const say = useWords(boardWords)
  const { view, words } = useScene()
  const { table, draft } = drafting
  const [option] = draft.picked
  if (!table || !option) return null
  return (
    <div className="opts drafting">
      <button type="button" className="btn primary opt" data-key="Enter" onClick={() => drafting.take([option])}>
        <span className="kbd">⏎</span>
        <span className="tx">
          {words.optionText(option, view, table.asked.about)}
          <small>
            <PickedChance picked={draft.picked} /> {say('more', { n: group.options.length - 1 })}
          </small>
        </span>
      </button>
      {group.options.length > 1 && group.options.length <= 8 && !draftIsDice(option) ? (
        group.options.map((each) => (
          <button
            key={JSON.stringify(each)}
            type="button"
            className="btn opt"
            aria-pressed={each === option}
            onClick={() => drafting.pick({ picked: [each], group: group.key })}
          >
            <span className="tx">
              {words.optionText(each, view, table.asked.about)}
              <small>
                <PickedChance picked={[each]} />
              </small>
            </span>
          </button>
        ))
      ) : (
        <DiceChoices drafting={drafting} group={group} />
      )}
      <button type="button" className="btn quiet opt" data-key="Escape" onClick={drafting.cancel}>
        <span className="kbd">Esc</span>
        <span className="tx">{say('cancel')}</span>
      </button>
    </div>
  )
}

const draftIsDice = (option: Option): boolean => 'dice' in option && option.do !== 'cast'

/** The other ways to pay as a list: what pressing dice does for the eye, this does for the ear. */
const DiceChoices = ({ drafting, group }: { readonly drafting: Drafting; readonly group: Group }): ReactNode => {
  const { view, words } = useScene()
  const { table, draft } = drafting
  if (!table || group.options.length < 2) return null
  return (
    <select
      className="input"
      aria-label={words.promptText(table.asked.about, view)}
      value={draft.picked[0] ? group.options.indexOf(draft.picked[0]) : 0}
      onChange={(event) => {
        const option = group.options[Number(event.target.value)]
        if (option) drafting.pick({ picked: [option], group: group.key })
      }}
    >
      {group.options.map((each, i) => (
        <option key={JSON.stringify(each)} value={i}>
          {words.optionText(each, view, table.asked.about)}
        </option>
      ))}
    </select>
  )
}

const Options = ({ drafting }: { readonly drafting: Drafting }): ReactNode => {
  const { table, draft } = drafting
  if (!table) return null
  if (isSubset(table.asked))
    return (
      <div className="opts subset many">
        {table.asked.options.map((option, i) => (
          <OptionButton
            key={JSON.stringify(option)}
            group={{ key: String(i), options: [option] }}
            n={i + 1}
            best={false}
            pressed={draft.picked.includes(option)}
            drafting={drafting}
          />
        ))}
      </div>
    )
  const current = table.groups.find(({ key }) => key === draft.group)
  if (current) return <DraftBar drafting={drafting} group={current} />
  return <Entries drafting={drafting} />
}

/** What bots are asked does not move the focus: somebody may be about to stop them. */
const followed = (waits: Waits<ES>): string => {
  if (waits.is !== 'decision') return waits.is
  return waits.yours ? waits.decision.id : 'bot'
}

/** Whoever is here plays, and is not reading something else. */
const PLAYED = '.prompt, .tray, .card, .hand'

export const Prompt = ({ drafting, speech, supply, refused, companion, suggestion }: PromptProps): ReactNode => {
  const say = useWords(boardWords)
  const scene = useScene()
  const { view, words, moment } = scene
  const { waits } = moment.glance
  const heading = useFollow(followed(waits), PLAYED)
  const about = waits.is === 'decision' ? waits.decision : undefined
  const title = about ? words.promptText(about.about, view) : waits.is === 'chance' ? say('chance') : say('over')
  return (
    <section className="panel prompt" id="prompt" aria-label={say('region.prompt')}>
      <div className="prompt-h">
        <h2 ref={heading} tabIndex={-1}>
          {about && view.people.length > 1 && <span className="who">{words.seatName(about.seat, view)}: </span>}
          {title}
        </h2>
        {drafting.table && isSubset(drafting.table.asked) && <SubsetBar drafting={drafting} />}
        <WhyNot glance={moment.glance} speech={speech} />
      </div>
      {suggestion && <Suggested suggestion={suggestion} />}
      {refused && (
        <p className="refused" role="alert">
          {words.refusalText(refused, view)}
        </p>
      )}
      {waits.is === 'chance' ? supply : (companion ?? <Options drafting={drafting} />)}
    </section>
  )
}
