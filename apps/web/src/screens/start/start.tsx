import type { ReactNode } from 'react'

export const StartScreen = (): ReactNode => <main className="page" tabIndex={-1} />
