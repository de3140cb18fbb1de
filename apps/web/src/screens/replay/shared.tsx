/** A game that came with the address. */
import type { AnyRecord } from '@vigil/kernel'
import { packOf } from '@vigil/table'
import { type ReactNode, useMemo, useState } from 'react'
import { goTo } from '../../address.ts'
import type { ScreenProps } from '../../app.tsx'
import { Button } from '../../parts/button.tsx'
import { faultIn, recordOf, saveFrom, shelf } from '../../saves/index.ts'
import { settings, useSettings } from '../../settings/settings.ts'
import { useWords } from '../../words/phrases.ts'
import { useFace } from '../setup/use-face.ts'
import { Player } from './player.tsx'
import { Notice } from './replay.tsx'
import { replayWords } from './replay-words.ts'

const KeepIt = ({ record }: { readonly record: AnyRecord }): ReactNode => {
  const say = useWords(replayWords)
  const [trouble, setTrouble] = useState('')
  const keep = async (): Promise<void> => {
    const { language, undo } = settings()
    const save = await saveFrom(record, { language, undo, origin: 'import' })
    if (!save.ok) return setTrouble(save.why)
    const kept = await shelf().keep(save.value)
    if (kept.ok) goTo({ at: 'replay', save: save.value.head.id })
    else setTrouble(say('full'))
  }
  return (
    <>
      <Button look="quiet" onPress={() => void keep()}>
        {say('keep')}
      </Button>
      <span className="small muted" role="status">
        {trouble === '' ? say('foreign') : trouble}
      </span>
    </>
  )
}

const Shared = ({ record }: { readonly record: AnyRecord }): ReactNode => {
  const say = useWords(replayWords)
  const { language } = useSettings()
  const unpacked = useFace(record.game, language, packOf(record))
  if (!unpacked) return <Notice>{say('unknown', { game: record.game })}</Notice>
  return (
    <Player {...unpacked} record={record}>
      <KeepIt record={record} />
    </Player>
  )
}

export default function SharedScreen({ address }: ScreenProps<'shared'>): ReactNode {
  const { language } = useSettings()
  const found = useMemo(() => recordOf(address.code), [address.code])
  if (!found.ok)
    return (
      <Notice>
        <p role="alert">{faultIn(found.why, language)}</p>
      </Notice>
    )
  return <Shared record={found.value} />
}
