/** The end of a game at an online table: the seed, the check of every roll, the story, and how it goes on. */
import { type AnyRecord, commitment, type Kind, type Refusal, type Result } from '@vigil/kernel'
import type { Known } from '@vigil/table/client'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Face, Speech } from '../../face.ts'
import type { OnlineTable } from '../../online/online-table.ts'
import { whyNot } from '../../online/online-words.ts'
import { recordOfRoom } from '../../online/server.ts'
import { LineIcon } from '../../parts/line-icon.tsx'
import { saveFrom, shelf } from '../../saves/index.ts'
import { settings } from '../../settings/settings.ts'
import { useWords } from '../../words/phrases.ts'
import { isHost } from './people.ts'
import { roomWords } from './room-words.ts'

const EndStory = lazy(async () => ({ default: (await import('../end/end-story.tsx')).EndStory }))
const Verify = lazy(async () => ({ default: (await import('../replay/verify.tsx')).Verify }))

const useRecord = ({ room, key }: OnlineTable, seq: number): Result<AnyRecord, Refusal> | undefined => {
  const [record, setRecord] = useState<Result<AnyRecord, Refusal>>()
  useEffect(() => {
    let gone = false
    // Anew with every change: an undo may have opened the end once more.
    if (seq >= 0)
      void recordOfRoom(room, key).then((found) => {
        if (!gone) setRecord(found)
      })
    return () => {
      gone = true
    }
  }, [room, key, seq])
  return record
}

const Keep = ({ record }: { readonly record: AnyRecord }): ReactNode => {
  const say = useWords(roomWords)
  const [said, setSaid] = useState('')
  const [done, setDone] = useState(false)
  const keep = async (): Promise<void> => {
    const { language, undo } = settings()
    const save = await saveFrom(record, { language, undo, origin: 'import' })
    if (!save.ok) return setSaid(say('keepTrouble', { why: save.why }))
    const kept = await shelf().keep(save.value)
    setDone(kept.ok)
    setSaid(kept.ok ? say('kept') : say('keepTrouble', { why: kept.why }))
  }
  return (
    <>
      {!done && (
        <button type="button" className="btn quiet" onClick={() => void keep()}>
          <LineIcon name="save" /> {say('keep')}
        </button>
      )}
      <span className="small" role="status">
        {said}
      </span>
    </>
  )
}

interface RoomEndProps {
  readonly table: OnlineTable
  readonly known: Known<Kind>
  readonly face: Face<Kind>
  readonly speech: Speech<Kind>
}

const Seal = ({ seed, seal }: { readonly seed: string; readonly seal: string }): ReactNode => {
  const say = useWords(roomWords)
  const fits = commitment(seed) === seal
  return (
    <p className={fits ? 'room-seal' : 'room-seal broken'}>
      <LineIcon name={fits ? 'unlock' : 'warning'} />
      <span>
        {say('seed', { seed })}. {fits ? say('sealKept') : say('sealBroken', { seal })}
      </span>
    </p>
  )
}

export const RoomEnd = ({ table, known, face, speech }: RoomEndProps): ReactNode => {
  const say = useWords(roomWords)
  const record = useRecord(table, known.glance.seq)
  const rematch = isHost(known) && known.company.next === null
  return (
    <>
      <section className="panel room-end" aria-label={say('over')}>
        {known.seed !== undefined && <Seal seed={known.seed} seal={known.commitment} />}
        <div className="room-acts">
          {rematch && (
            <button type="button" className="btn primary" onClick={() => void table.rematch()}>
              <LineIcon name="repeat" /> {say('again')}
            </button>
          )}
          {record?.ok && (
            <Suspense fallback={null}>
              <Keep record={record.value} />
              <Verify face={face} record={record.value} />
            </Suspense>
          )}
        </div>
        {record === undefined && <p className="muted">{say('fetching')}</p>}
        {record && !record.ok && (
          <p role="alert">{whyNot(record.why, speech.language, (why) => speech.refusal(why))}</p>
        )}
      </section>
      {record?.ok && (
        <Suspense fallback={null}>
          <EndStory face={face} record={record.value} speech={speech} />
        </Suspense>
      )}
    </>
  )
}
