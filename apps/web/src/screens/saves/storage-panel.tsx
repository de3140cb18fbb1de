/** Whether the games will be there tomorrow. */
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { guard, isGuarded, useLasting } from '../../saves/index.ts'
import { useWords } from '../../words/phrases.ts'
import { savesWords } from './saves-words.ts'

/** Undefined until it is known, and where the browser has no such promise. */
const useGuarded = (): [boolean | undefined, () => Promise<boolean>] => {
  const [guarded, setGuarded] = useState<boolean>()
  useEffect(() => {
    void isGuarded().then(setGuarded)
  }, [])
  const ask = async (): Promise<boolean> => {
    const promised = await guard()
    setGuarded(promised)
    return promised
  }
  return [guarded, ask]
}

export const StoragePanel = ({ onRefused }: { readonly onRefused: () => void }): ReactNode => {
  const say = useWords(savesWords)
  const title = useId()
  const lasting = useLasting()
  const [guarded, ask] = useGuarded()
  if (lasting === undefined) return null
  return (
    <section className={lasting ? 'panel saves-storage' : 'panel saves-storage fleeting'} aria-labelledby={title}>
      <h2 id={title}>{say('storage')}</h2>
      <p className="small">
        <LineIcon name={lasting ? 'save' : 'warning'} />
        <span>{say(lasting ? (guarded ? 'guarded' : 'lasting') : 'fleeting')}</span>
      </p>
      {lasting && guarded === false && (
        <Button
          look="quiet"
          onPress={() => {
            void ask().then((promised) => {
              if (!promised) onRefused()
            })
          }}
        >
          <LineIcon name="lock" />
          {say('guard')}
        </Button>
      )}
    </section>
  )
}
