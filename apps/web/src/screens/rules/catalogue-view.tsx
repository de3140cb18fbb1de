/** The whole catalogue, or what a search has found in it. */
import { memo, type ReactNode } from 'react'
import { ruleIn } from '../../rules/book.ts'
import type { Catalogue, Chapter } from '../../rules/catalogue.ts'
import { Blocks } from '../../rules/rule-body.tsx'
import { useWords } from '../../words/phrases.ts'
import { RuleEntry } from './rule-entry.tsx'
import { rulesWords } from './rules-words.ts'

interface Shown {
  readonly book: Catalogue
  readonly game: string
  readonly set: string | undefined
  readonly rule: string | undefined
}

const ChapterView = memo(
  ({ chapter, rule, ...shown }: Shown & { readonly chapter: Chapter }): ReactNode => (
    <section className="chapter" id={`chapter-${chapter.id}`} tabIndex={-1} aria-labelledby={`title-${chapter.id}`}>
      <h2 id={`title-${chapter.id}`} lang="en">
        {chapter.title}
        {/^[A-Z]+-/.test(chapter.id) && <small>{chapter.id}</small>}
      </h2>
      {chapter.blocks.length > 0 && (
        <div className="prose" lang="en">
          <Blocks blocks={chapter.blocks} game={shown.game} set={shown.set} />
        </div>
      )}
      <ol>
        {chapter.rules.map((each) => (
          <RuleEntry key={each.id} rule={each} {...shown} lit={each.id === rule} />
        ))}
      </ol>
    </section>
  ),
)

export const CatalogueView = ({
  chapters,
  rule,
  ...shown
}: Shown & { readonly chapters: readonly Chapter[] }): ReactNode =>
  chapters.map((chapter) => (
    <ChapterView
      key={chapter.id}
      chapter={chapter}
      {...shown}
      // Chapters without the rule need not be drawn again when it changes.
      rule={chapter.rules.some(({ id }) => id === rule) ? rule : undefined}
    />
  ))

/** As many as anybody reads. */
const MOST = 60

export const FoundView = ({ ids, rule, ...shown }: Shown & { readonly ids: readonly string[] }): ReactNode => {
  const say = useWords(rulesWords)
  const rules = ids.flatMap((id) => ruleIn(shown.book, id) ?? [])
  return (
    <section className="chapter found" aria-label={say('found', { n: ids.length })}>
      {rules.length === 0 && <p className="muted">{say('nothing')}</p>}
      <ol>
        {rules.slice(0, MOST).map((each) => (
          <RuleEntry key={each.id} rule={each} {...shown} lit={each.id === rule} />
        ))}
      </ol>
    </section>
  )
}
