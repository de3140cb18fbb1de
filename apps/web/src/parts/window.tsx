/** A dialog over the table: focus stays inside, Escape and a click beside it close it. Fetched when the first one opens. */
import { lazy, type ReactNode, Suspense, useState } from 'react'

export interface WindowProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly wide?: boolean
  /** A question that must be answered by a button. */
  readonly urgent?: boolean
  readonly children: ReactNode
}

const Frame = lazy(async () => ({ default: (await import('./window-frame.tsx')).WindowFrame }))

export const Window = (props: WindowProps): ReactNode => {
  const [wanted, want] = useState(props.isOpen)
  if (props.isOpen && !wanted) want(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Frame {...props} />
    </Suspense>
  )
}
