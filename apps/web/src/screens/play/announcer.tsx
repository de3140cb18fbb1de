/** Tells each event once, for those who do not see it: politely, in one go, and the end of the game at once. */
import type { Kind } from '@vigil/kernel'
import { type ReactNode, useRef } from 'react'
import { type Sitting, useMoment } from '../../sitting/sitting.ts'

/** What has been added to the log since it was last told. */
const useNews = (sitting: Sitting<Kind>): string => {
  const { log, glance } = useMoment(sitting)
  const told = useRef<{ readonly seq: number; readonly upTo: number; readonly text: string }>({
    seq: glance.seq,
    upTo: log.at(-1)?.n ?? 0,
    text: '',
  })
  if (told.current.seq !== glance.seq) {
    const fresh = log.filter(({ n }) => n > told.current.upTo)
    const text = fresh.map((entry) => entry.text).join(' ')
    told.current = { seq: glance.seq, upTo: log.at(-1)?.n ?? told.current.upTo, text }
  } else {
    // What is told of earlier is no news.
    told.current = { ...told.current, upTo: log.at(-1)?.n ?? told.current.upTo }
  }
  return told.current.text
}

export const Announcer = ({ sitting }: { readonly sitting: Sitting<Kind> }): ReactNode => {
  const news = useNews(sitting)
  const over = useMoment(sitting).glance.waits.is === 'over'
  return (
    <div className="vh" role={over ? 'alert' : 'status'} aria-live={over ? 'assertive' : 'polite'} data-testid="news">
      {news}
    </div>
  )
}
