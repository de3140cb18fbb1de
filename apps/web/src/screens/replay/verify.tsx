/** Draws everything again from the seed, and says what came of it. */
import { type AnyRecord, type Kind, verifyReplay } from '@vigil/kernel'
import { type ReactNode, useState } from 'react'
import type { Face } from '../../face.ts'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { faultIn } from '../../saves/index.ts'
import { settings } from '../../settings/settings.ts'
import { type Say, sayIn, useWords } from '../../words/phrases.ts'
import { replayWords } from './replay-words.ts'

type ReplaySay = Say<keyof typeof replayWords.en>

/** One sentence. */
export const verdict = (face: Face<Kind>, record: AnyRecord, say: ReplaySay): string => {
  const verified = verifyReplay(face.game, record)
  const { seed } = record
  if (verified.ok) return say('fair', { n: verified.value.match.fate, seed, hash: verified.value.hash })
  const { code, params } = verified.why
  if (code === 'replay.asked') return say('asked')
  if (code === 'replay.fate') return say('unfair', { n: Number(params.index) + 1, seed })
  return faultIn(verified.why, settings().language)
}

export const Verify = ({ face, record }: { readonly face: Face<Kind>; readonly record: AnyRecord }): ReactNode => {
  const say = useWords(replayWords)
  const [said, setSaid] = useState('')
  const check = (): void => {
    setSaid(say('checking'))
    // The page says that it checks before it does.
    setTimeout(() => setSaid(verdict(face, record, sayIn(replayWords, settings().language))), 30)
  }
  return (
    <>
      <Button look="quiet" onPress={check}>
        <LineIcon name="check" /> {say('verify')}
      </Button>
      <span className="verify-said small" role="status">
        {said}
      </span>
    </>
  )
}
