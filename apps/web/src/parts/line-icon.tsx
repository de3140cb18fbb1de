/** An interface stroke alone: pages that need no other icon are spared the large set. */
import type { ReactNode } from 'react'
import { STROKES, type StrokeName } from '../art/icons/strokes.ts'

export const LineIcon = ({ name }: { readonly name: StrokeName }): ReactNode => (
  <svg className="ic" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      d={STROKES[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
