/** Tables in other places that this browser has a link to. */
import { type ReactNode, useState } from 'react'
import { forgetTable, type MyTable, myTables } from '../../online/my-tables.ts'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Link } from '../../parts/link.tsx'
import { boxOf } from '../../shelf.ts'
import { phrases, useWords } from '../../words/phrases.ts'

/** The latest; the others are where their links are. */
const SHOWN = 4

const words = phrases({
  en: { tables: 'Your tables online', over: 'over', watch: 'watching', forget: 'Forget: {what}' },
  de: { tables: 'Deine Tische online', over: 'vorbei', watch: 'zuschauend', forget: 'Vergessen: {what}' },
})

export default function Tables(): ReactNode {
  const say = useWords(words)
  const [tables, setTables] = useState(myTables)
  if (tables.length === 0) return null
  const forget = (table: MyTable): void => {
    forgetTable(table)
    setTables(myTables())
  }
  return (
    <section className="start-tables" aria-labelledby="start-tables">
      <h2 id="start-tables">{say('tables')}</h2>
      <ul>
        {tables.slice(0, SHOWN).map((table) => {
          const title = boxOf(table.game)?.title ?? table.game
          const what = table.summary === '' ? title : `${title}: ${table.summary}`
          const tags = [...(table.over ? [say('over')] : []), ...(table.chair === null ? [say('watch')] : [])]
          return (
            <li key={`${table.room} ${table.key}`}>
              <Link to={{ at: 'room', room: table.room, key: table.key }}>
                <LineIcon name="users" />
                <span>{what}</span>
                {tags.map((tag) => (
                  <span key={tag} className="tag">
                    {tag}
                  </span>
                ))}
              </Link>
              <button type="button" aria-label={say('forget', { what })} onClick={() => forget(table)}>
                <LineIcon name="close" />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
