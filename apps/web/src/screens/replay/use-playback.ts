/** Where a replay stands, and whether it moves by itself. */
import { useCallback, useEffect, useState } from 'react'

export const SPEEDS = [0.5, 1, 2, 4, 8] as const

/** How long a page is shown at speed 1. */
const PAGE_TIME = 1000

export interface Playback {
  readonly page: number
  readonly playing: boolean
  readonly speed: number
  goTo(page: number): void
  toggle(): void
  setSpeed(speed: number): void
}

/** `wanted`: a page the address names. */
export const usePlayback = (length: number, wanted: number | undefined): Playback => {
  const last = Math.max(0, length - 1)
  const [asked, setPage] = useState(wanted ?? 0)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const page = Math.max(0, Math.min(asked, last))
  useEffect(() => {
    if (wanted !== undefined) setPage(wanted)
  }, [wanted])
  useEffect(() => {
    if (!playing) return
    if (page >= last) return setPlaying(false)
    const timer = window.setTimeout(() => setPage(page + 1), PAGE_TIME / speed)
    return () => window.clearTimeout(timer)
  }, [playing, page, last, speed])
  return {
    page,
    playing,
    speed,
    goTo: useCallback((to: number) => {
      setPlaying(false)
      setPage(to)
    }, []),
    toggle: () => {
      // At the end, playing begins again.
      if (!playing && page >= last) setPage(0)
      setPlaying(!playing)
    },
    setSpeed,
  }
}
