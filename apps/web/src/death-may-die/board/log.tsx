/** What happened, with rolls as dice too. */
import type { DMD, Face } from '@vigil/death-may-die'
import { memo, type ReactNode } from 'react'
import { Log, toldClass } from '../../board/log.tsx'
import type { Entry } from '../../sitting/sitting.ts'
import { useWords } from '../../words/phrases.ts'
import { DeathDie } from '../art/die.tsx'
import { tableWords } from '../table-words.ts'

export const Roll = ({
  faces,
  standard,
}: {
  readonly faces: readonly Face[]
  readonly standard: number
}): ReactNode => (
  <span className="rr" aria-hidden="true">
    {faces.map((face, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names
      <DeathDie key={i} bonus={i >= standard} face={face} size="1.5rem" />
    ))}
  </span>
)

export const Line = memo(({ entry }: { readonly entry: Entry<DMD> }) => (
  <li className={toldClass(entry)}>
    {entry.text}
    {entry.event?.is === 'rolled' && <Roll faces={entry.event.faces} standard={entry.event.standard} />}
  </li>
))

const lineOf = (entry: Entry<DMD>): ReactNode => <Line key={entry.n} entry={entry} />

export const DeathLog = ({ entries }: { readonly entries: readonly Entry<DMD>[] }): ReactNode => {
  const say = useWords(tableWords)
  return <Log entries={entries} label={say('region.log')} title={say('view.log')} line={lineOf} />
}
