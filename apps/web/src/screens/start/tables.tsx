/** Tables in other places that this browser has a link to. */
import { type ReactNode, useEffect, useState } from 'react'
import { forgetTable, type MyTable, myTables } from '../../online/my-tables.ts'
import { type RoomSeen, seeRoom, servedGames } from '../../online/server.ts'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Link } from '../../parts/link.tsx'
import { boxOf } from '../../shelf.ts'
import { phrases, useWords } from '../../words/phrases.ts'

/** The latest; the others are where their links are. */
const SHOWN = 4

const words = phrases({
  en: {
    tables: 'Your tables online',
    over: 'over',
    watch: 'watching',
    forget: 'Forget: {what}',
    mine: 'your turn',
    waits: 'waits for {who}',
    somebody: 'chair {n}',
  },
  de: {
    tables: 'Deine Tische online',
    over: 'vorbei',
    watch: 'zuschauend',
    forget: 'Vergessen: {what}',
    mine: 'du bist dran',
    waits: 'wartet auf {who}',
    somebody: 'Stuhl {n}',
  },
})

/** How the tables stand now, by their links; what does not answer is left out. */
const useSeen = (tables: readonly MyTable[]): ReadonlyMap<string, RoomSeen> => {
  const [seen, setSeen] = useState<ReadonlyMap<string, RoomSeen>>(new Map())
  const [asked] = useState(() => tables.filter(({ over }) => !over).slice(0, SHOWN))
  useEffect(() => {
    let gone = false
    const look = async (): Promise<void> => {
      if (asked.length === 0 || (await servedGames()).length === 0) return
      const found = await Promise.all(
        asked.map(async (table) => [table.key, await seeRoom(table.room, table.key)] as const),
      )
      if (!gone) setSeen(new Map(found.flatMap(([key, room]) => (room.ok ? [[key, room.value] as const] : []))))
    }
    void look()
    return () => {
      gone = true
    }
  }, [asked])
  return seen
}

/** Over, watched, and whose turn it is. */
const useTags = (): ((table: MyTable, seen: RoomSeen | undefined) => readonly string[]) => {
  const say = useWords(words)
  const turn = ({ company, asked }: RoomSeen, mine: number | null): string[] => {
    if (asked === null) return []
    const chair = company.chairs.findIndex(({ seats }) => seats.includes(asked))
    const sits = company.chairs[chair]
    if (!sits || sits.bot !== null) return []
    if (chair === mine) return [say('mine')]
    return [say('waits', { who: sits.name === '' ? say('somebody', { n: chair + 1 }) : sits.name })]
  }
  return ({ over, chair }, seen) => [
    ...(over || seen?.over ? [say('over')] : []),
    ...(chair === null ? [say('watch')] : []),
    ...(seen ? turn(seen, chair) : []),
  ]
}

export default function Tables(): ReactNode {
  const say = useWords(words)
  const [tables, setTables] = useState(myTables)
  const seen = useSeen(tables)
  const tagsOf = useTags()
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
          return (
            <li key={`${table.room} ${table.key}`}>
              <Link to={{ at: 'room', room: table.room, key: table.key }}>
                <LineIcon name="users" />
                <span>{what}</span>
                {tagsOf(table, seen.get(table.key)).map((tag) => (
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
