/** Search, rule set and chapters: the column beside the catalogue. */
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { hrefOf } from '../../address.ts'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import type { Catalogue, Chapter } from '../../rules/catalogue.ts'
import { ruleWords, setName } from '../../rules/rule-words.ts'
import { SHELF } from '../../shelf.ts'
import { useWords } from '../../words/phrases.ts'
import { rulesWords } from './rules-words.ts'

interface SearchBoxProps {
  readonly box: RefObject<HTMLInputElement | null>
  readonly query: string
  /** An id one might look for. */
  readonly example: string
  readonly found: number | undefined
  readonly onQuery: (query: string) => void
  /** Enter. */
  readonly onFirst: () => void
  /** Arrow down. */
  readonly onList: () => void
}

export const SearchBox = ({ box, query, example, found, onQuery, onFirst, onList }: SearchBoxProps): ReactNode => {
  const say = useWords(rulesWords)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') onFirst()
    else if (event.key === 'ArrowDown') onList()
    else if (event.key === 'Escape' && query !== '') onQuery('')
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers do not all know <search>
    <div role="search" className="rules-search">
      <label className="vh" htmlFor="rules-query">
        {say('search')}
      </label>
      <LineIcon name="search" />
      <input
        ref={box}
        id="rules-query"
        className="input"
        type="text"
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={say('hint', { id: example })}
        aria-describedby="rules-keys"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <Button look="quiet" icon label={say('clear')} onPress={() => onQuery('')}>
          <LineIcon name="close" />
        </Button>
      )}
      <p className="vh" id="rules-keys">
        {say('keys')}
      </p>
      <p className="small muted rules-count" role="status">
        {found === undefined ? '' : say('found', { n: found })}
      </p>
    </div>
  )
}

/** The rules of every game on the shelf. */
export const Books = ({ game }: { readonly game: string }): ReactNode => (
  <p className="rules-books">
    {SHELF.map(({ id, title }) => (
      <a key={id} href={hrefOf({ at: 'rules', game: id })} {...(id === game && { 'aria-current': 'true' as const })}>
        {title}
      </a>
    ))}
  </p>
)

interface SetChoiceProps {
  readonly book: Catalogue
  readonly set: string | undefined
  readonly onSet: (set: string | undefined) => void
}

export const SetChoice = ({ book, set, onSet }: SetChoiceProps): ReactNode => {
  const say = useWords(rulesWords)
  const name = useWords(ruleWords)
  return (
    <fieldset className="set-choice">
      <legend className="eyebrow">{say('sets')}</legend>
      {[undefined, ...book.sets].map((each) => (
        <label key={each ?? ''} className="set-option">
          <input type="radio" name="rule-set" checked={each === set} onChange={() => onSet(each)} />
          <span>{each === undefined ? say('all') : setName(name, each)}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface ContentsProps {
  readonly chapters: readonly Chapter[]
  readonly onChapter: (id: string) => void
}

/** A list on the desk, a box to choose from on the phone. */
export const Contents = ({ chapters, onChapter }: ContentsProps): ReactNode => {
  const say = useWords(rulesWords)
  return (
    <nav className="contents" aria-label={say('chapters')}>
      <p className="eyebrow" aria-hidden="true">
        {say('chapters')}
      </p>
      <ul lang="en">
        {chapters.map(({ id, title, rules }) => (
          <li key={id}>
            <button type="button" onClick={() => onChapter(id)}>
              <span>{title}</span>
              {rules.length > 0 && <small aria-hidden="true">{rules.length}</small>}
            </button>
          </li>
        ))}
      </ul>
      <label className="contents-box">
        <span className="eyebrow">{say('jump')}</span>
        <select
          className="input"
          value=""
          onChange={({ target }) => {
            if (target.value !== '') onChapter(target.value)
          }}
        >
          <option value="">…</option>
          {chapters.map(({ id, title }) => (
            <option key={id} value={id} lang="en">
              {title}
            </option>
          ))}
        </select>
      </label>
    </nav>
  )
}
