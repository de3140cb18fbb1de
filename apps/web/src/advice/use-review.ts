/** A review of a whole game: begun by hand, in a worker of its own, with progress, and stopped at any time. */
import type { AnyRecord, Kind } from '@vigil/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Face } from '../face.ts'
import type { Reviewed } from './adviser.ts'

export type Review =
  | { readonly is: 'none' }
  | { readonly is: 'going'; readonly done: number }
  | { readonly is: 'done'; readonly reviewed: Reviewed<Kind> }
  | { readonly is: 'failed'; readonly why: string }

export interface Reviewing {
  readonly review: Review
  begin(): void
  stop(): void
}

const NONE: Review = { is: 'none' }

export const useReview = ({ company }: Face<Kind>, record: AnyRecord): Reviewing => {
  const [review, setReview] = useState<Review>(NONE)
  const end = useRef<() => void>(undefined)
  const stop = useCallback((): void => {
    end.current?.()
    end.current = undefined
    setReview(NONE)
  }, [])
  useEffect(() => () => end.current?.(), [])
  const begin = (): void => {
    let stopped = false
    let close = (): void => undefined
    end.current = () => {
      stopped = true
      close()
    }
    const show = (next: Review): void => {
      if (!stopped) setReview(next)
    }
    show({ is: 'going', done: 0 })
    const work = async (): Promise<void> => {
      const adviser = await company?.hire()
      if (!adviser || stopped) return adviser?.close()
      close = adviser.close
      const reviewed = await adviser.review(record, (done) => show({ is: 'going', done }))
      adviser.close()
      if (reviewed) show({ is: 'done', reviewed })
    }
    work().catch((error: unknown) =>
      show({ is: 'failed', why: error instanceof Error ? error.message : String(error) }),
    )
  }
  return { review, begin, stop }
}
