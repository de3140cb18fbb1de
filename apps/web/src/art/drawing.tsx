/** The frame of every picture: titled for screen readers, or hidden from them because the words stand beside it. */
import type { CSSProperties, ReactNode } from 'react'

export interface PictureProps {
  /** Read aloud. Without it the picture is hidden from screen readers. */
  readonly title?: string | undefined
  readonly className?: string | undefined
}

interface DrawingProps extends PictureProps {
  /** The view box. */
  readonly box: string
  readonly style?: CSSProperties | undefined
  readonly children: ReactNode
}

export const Drawing = ({ box, title, className, style, children }: DrawingProps) =>
  title === undefined ? (
    <svg className={className} style={style} viewBox={box} focusable="false" aria-hidden="true">
      {children}
    </svg>
  ) : (
    <svg className={className} style={style} viewBox={box} focusable="false" role="img" aria-label={title}>
      {children}
    </svg>
  )
