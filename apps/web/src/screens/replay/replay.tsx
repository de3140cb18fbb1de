import type { ReactNode } from 'react'
import type { ScreenProps } from '../../app.tsx'

export default function Screen(_: ScreenProps<'replay'>): ReactNode {
  return <main className="page" tabIndex={-1} />
}
