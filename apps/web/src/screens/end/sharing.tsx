/** A record handed on: as a link, or as a file. */
import type { AnyRecord, Kind, MatchRecord } from '@vigil/kernel'
import { formatSave, packOf, saveName } from '@vigil/table'
import { type ReactNode, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { linkOf } from '../../saves/index.ts'
import { useWords } from '../../words/phrases.ts'
import { download } from '../play/download.ts'
import { endWords } from './end-words.ts'

type Shared =
  | { readonly is: 'copied' }
  | { readonly is: 'copy'; readonly href: string }
  | { readonly is: 'long'; readonly n: number }

const share = async (record: AnyRecord): Promise<Shared> => {
  const link = linkOf(record, location.href)
  if (link.is === 'long') return { is: 'long', n: link.length }
  try {
    await navigator.clipboard.writeText(link.href)
    return { is: 'copied' }
  } catch {
    return { is: 'copy', href: link.href }
  }
}

export const Sharing = ({ record: given }: { readonly record: AnyRecord | MatchRecord<Kind> }): ReactNode => {
  const record = given as AnyRecord
  const say = useWords(endWords)
  const [shared, setShared] = useState<Shared>()
  const toFile = (): void => download(`${saveName(record.game, new Date())}.json`, formatSave(record, packOf(record)))
  return (
    <>
      <Button look="quiet" onPress={() => void share(record).then(setShared)}>
        <LineIcon name="share" /> {say('share')}
      </Button>
      <Button look="quiet" onPress={toFile}>
        <LineIcon name="download" /> {say('file')}
      </Button>
      <span className="sharing-said small" role="status">
        {shared?.is === 'copied' && say('copied')}
        {shared?.is === 'long' && say('long', { n: shared.n })}
        {shared?.is === 'copy' && (
          <label>
            {say('copyThis')}{' '}
            <input className="input" readOnly value={shared.href} onFocus={(e) => e.target.select()} />
          </label>
        )}
      </span>
    </>
  )
}
