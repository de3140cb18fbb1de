/** One tip at a time, and only for those who linger: after the first, the next ones come quickly. */
const LINGER = 420
const QUICK = 90
/** How long after a tip the next comes quickly. */
const WARM = 500
export const HOLD = 480

let waiting: ReturnType<typeof setTimeout> | undefined
let close: (() => void) | undefined
let closedAt = Number.NEGATIVE_INFINITY

export const stopWaiting = (): void => {
  clearTimeout(waiting)
  waiting = undefined
}

/** Opens at once; whatever was open closes. */
export const openNow = (open: () => void, closeIt: () => void): void => {
  stopWaiting()
  if (close !== closeIt) close?.()
  close = closeIt
  open()
}

export const openSoon = (open: () => void, closeIt: () => void): void => {
  stopWaiting()
  const warm = close !== undefined || performance.now() - closedAt < WARM
  waiting = setTimeout(() => openNow(open, closeIt), warm ? QUICK : LINGER)
}

export const openHeld = (open: () => void, closeIt: () => void): void => {
  stopWaiting()
  waiting = setTimeout(() => openNow(open, closeIt), HOLD)
}

export const closed = (closeIt: () => void): void => {
  if (close !== closeIt) return
  close = undefined
  closedAt = performance.now()
}
