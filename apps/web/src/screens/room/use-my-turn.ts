/** It is one's turn while one looks elsewhere: a sound, and where it was allowed a notification. Once, until one has looked. */
import { useEffect, useRef, useState } from 'react'
import { playCue } from '../../sound/play.ts'

const canNotify = (): boolean => typeof Notification !== 'undefined'

const notify = (title: string, body: string): void => {
  if (!canNotify() || Notification.permission !== 'granted') return
  try {
    const note = new Notification(title, { body, tag: 'vigil-turn' })
    note.onclick = () => {
      focus()
      note.close()
    }
  } catch {
    // Some phones let only a worker notify: the sound and the title have to do.
  }
}

export const useMyTurn = (yours: boolean, title: string, text: string): void => {
  const told = useRef(false)
  useEffect(() => {
    const looked = (): void => {
      if (document.visibilityState === 'visible') told.current = false
    }
    document.addEventListener('visibilitychange', looked)
    return () => document.removeEventListener('visibilitychange', looked)
  }, [])
  useEffect(() => {
    if (!yours || document.visibilityState === 'visible' || told.current) return
    told.current = true
    playCue('turn')
    notify(title, text)
  }, [yours, title, text])
}

/** Undefined once it was asked, or where there are none. */
export const useAskToNotify = (): (() => void) | undefined => {
  const [open, setOpen] = useState(() => canNotify() && Notification.permission === 'default')
  if (!open) return undefined
  return () => {
    setOpen(false)
    void Notification.requestPermission()
  }
}
