import { createElement, Fragment, type ReactNode } from 'react'

/** Parts that never move: their place is their name, and they need no keys. */
export const inOrder = <T>(all: readonly T[], draw: (each: T, place: number) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...all.map(draw))
