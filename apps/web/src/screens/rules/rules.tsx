/** The rules, looked up: by chapter, by word, by id, and for one rule set. */
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { goTo } from '../../address.ts'
import type { ScreenProps } from '../../app.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Link } from '../../parts/link.tsx'
import { TopBar } from '../../parts/top-bar.tsx'
import { ruleIn, useRules } from '../../rules/book.ts'
import type { Catalogue } from '../../rules/catalogue.ts'
import { matrixIn } from '../../rules/matrix.ts'
import { ruleWords } from '../../rules/rule-words.ts'
import { finderOf } from '../../rules/search.ts'
import { boxOf } from '../../shelf.ts'
import { useWords } from '../../words/phrases.ts'
import { CatalogueView, FoundView } from './catalogue-view.tsx'
import { underSet } from './chosen-set.ts'
import { compareWords } from './compare-words.ts'
import { Books, Contents, SearchBox, SetChoice } from './finding.tsx'
import { rulesWords } from './rules-words.ts'
import './rules.css'

/** Brings something into view and puts the keyboard there. */
const showElement = (id: string): void => {
  const element = document.getElementById(id)
  element?.scrollIntoView({ block: 'start' })
  element?.focus({ preventScroll: true })
}

/** Arrow keys go from one found rule to the next, and from the first back to the search. */
const stepThrough = (event: KeyboardEvent, box: HTMLInputElement | null): void => {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0 || !(event.target instanceof HTMLElement)) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.rule-entry-head .rule-id')]
  const at = links.indexOf(event.target)
  if (at < 0) return
  event.preventDefault()
  const next = at + by < 0 ? box : links[at + by]
  next?.focus()
}

const useSlash = (box: { readonly current: HTMLInputElement | null }): void => {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      box.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [box])
}

interface BookProps {
  readonly book: Catalogue
  readonly game: string
  readonly rule: string | undefined
}

type Find = (query: string) => readonly string[] | undefined

/** Undefined while nothing is looked for. */
const useFind = (book: Catalogue, set: string | undefined): Find => {
  const finder = useMemo(() => finderOf(book), [book])
  return useMemo(() => {
    const held = (id: string): boolean => set === undefined || ruleIn(book, id)?.sets.includes(set) === true
    return (query) => (query.trim() === '' ? undefined : finder.find(query).filter(held))
  }, [finder, book, set])
}

type Change<T> = React.Dispatch<React.SetStateAction<T>>

/** Following a link leaves the search and, where it must, the rule set; then the rule is brought into sight. */
const useFollowed = (
  book: Catalogue,
  rule: string | undefined,
  searching: boolean,
  setQuery: Change<string>,
  setSet: Change<string | undefined>,
): void => {
  useEffect(() => {
    if (rule === undefined) return
    setQuery('')
    setSet((now) => (now !== undefined && ruleIn(book, rule)?.sets.includes(now) === false ? undefined : now))
  }, [rule, book, setQuery, setSet])
  useEffect(() => {
    if (rule !== undefined && !searching) showElement(`rule-${rule}`)
  }, [rule, searching])
}

const CompareLink = ({ game, set }: { readonly game: string; readonly set: string | undefined }): ReactNode => {
  const say = useWords(compareWords)
  return (
    <Link to={{ at: 'compare', game, ...(set !== undefined && { a: set }) }} className="rules-compare">
      <LineIcon name="swap" />
      {say('open')}
    </Link>
  )
}

/** From the middle of the book: the first ones are about words. */
const exampleIn = ({ chapters }: Catalogue): string => {
  const all = chapters.flatMap(({ rules }) => rules)
  return all[Math.floor(all.length / 2)]?.id ?? ''
}

interface NotesProps {
  /** A rule that was asked for and is not there. */
  readonly unknown: string | undefined
  /** How many rules the chosen set leaves out. */
  readonly hidden: number
}

const Notes = ({ unknown, hidden }: NotesProps): ReactNode => {
  const say = useWords(rulesWords)
  const english = useWords(ruleWords)('english')
  return (
    <>
      {english !== '' && <p className="note">{english}</p>}
      {unknown !== undefined && (
        <p className="note" role="alert">
          {say('unknown', { id: unknown })}
        </p>
      )}
      {hidden > 0 && <p className="note">{say('hidden', { n: hidden })}</p>}
    </>
  )
}

const Book = ({ book, game, rule }: BookProps): ReactNode => {
  const box = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [set, setSet] = useState<string>()
  const asked = useDeferredValue(query)
  const find = useFind(book, set)
  const found = useMemo(() => find(asked), [find, asked])
  const compared = useMemo(() => matrixIn(book).length > 0, [book])
  const { chapters, hidden } = useMemo(() => underSet(book, set), [book, set])
  const named = rule === undefined ? undefined : ruleIn(book, rule)
  useSlash(box)
  const searching = found !== undefined
  useFollowed(book, rule, searching, setQuery, setSet)
  const toFirst = (): void => {
    const [first] = find(query) ?? []
    if (first === undefined) return
    if (first === rule) setQuery('')
    else goTo({ at: 'rules', game, rule: first })
  }
  const toList = (): void => document.querySelector<HTMLElement>('.found .rule-id')?.focus()
  const toChapter = (id: string): void => {
    setQuery('')
    requestAnimationFrame(() => showElement(`chapter-${id}`))
  }
  const shown = { book, game, set, rule }
  return (
    <div className="rules-layout">
      <aside className="panel rules-side">
        <SearchBox
          box={box}
          query={query}
          example={exampleIn(book)}
          found={found?.length}
          onQuery={setQuery}
          onFirst={toFirst}
          onList={toList}
        />
        <Books game={game} />
        {book.sets.length > 1 && <SetChoice book={book} set={set} onSet={setSet} />}
        {compared && <CompareLink game={game} set={set} />}
        <Contents chapters={chapters} onChapter={toChapter} />
      </aside>
      <main className="rules-main" tabIndex={-1} onKeyDown={(event) => stepThrough(event, box.current)}>
        <Notes unknown={named ? undefined : rule} hidden={searching ? 0 : hidden} />
        {searching ? <FoundView ids={found} {...shown} /> : <CatalogueView chapters={chapters} {...shown} />}
      </main>
    </div>
  )
}

export default function RulesScreen({ address }: ScreenProps<'rules'>): ReactNode {
  const say = useWords(rulesWords)
  const loading = useWords(ruleWords)('loading')
  const opened = useRules(address.game)
  const title = say('title', { game: boxOf(address.game)?.title ?? address.game })
  return (
    <div className="rules-screen">
      <TopBar title={title} />
      {opened.is === 'open' ? (
        <Book book={opened.book} game={address.game} rule={address.rule} />
      ) : (
        <main className="page" tabIndex={-1}>
          <p className="muted">{opened.is === 'loading' ? loading : say('none')}</p>
        </main>
      )}
    </div>
  )
}
