/** Every line has a dash and a mark of its own: nobody needs to tell colours apart. */
import type { ReactNode } from 'react'

const DASHES = ['', '9 5', '2 5', '12 4 2 4', '6 3', '14 6', '3 3 8 3', '1 4'] as const

const COLOURS = [
  'var(--sign)',
  'var(--doom)',
  'var(--sanity)',
  'var(--stamina)',
  'var(--good-text)',
  'var(--sym-terror)',
  'var(--warn-text)',
  'var(--sym-lore)',
] as const

export const dashOf = (n: number): string => DASHES[n % DASHES.length] ?? ''

export const colourOf = (n: number): string => COLOURS[n % COLOURS.length] ?? 'currentColor'

const SHAPES = [
  'M-4.5 0A4.5 4.5 0 1 1 4.5 0A4.5 4.5 0 1 1-4.5 0Z',
  'M-4 -4H4V4H-4Z',
  'M0 -5.2L5 4H-5Z',
  'M0 -5.6L5.6 0L0 5.6L-5.6 0Z',
  'M-4 -4L4 4M4 -4L-4 4',
  'M0 5.2L5 -4H-5Z',
  'M-5 0H5M0 -5V5',
  'M-5 -2H5V2H-5Z',
] as const

interface MarkProps {
  readonly n: number
  readonly x: number
  readonly y: number
  readonly colour: string
}

/** The first is full, the others hollow. */
export const Mark = ({ n, x, y, colour }: MarkProps): ReactNode => (
  <path
    d={SHAPES[n % SHAPES.length] ?? ''}
    transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
    fill={n === 0 ? colour : 'var(--surface-1)'}
    stroke={colour}
    strokeWidth={2.2}
  />
)

export const Sample = ({ n, colour }: { readonly n: number; readonly colour: string }): ReactNode => (
  <svg className="chart-sample" viewBox="0 0 34 14" aria-hidden="true" focusable="false">
    <path d="M1 7H33" stroke={colour} strokeWidth={2.5} strokeDasharray={dashOf(n)} />
    <Mark n={n} x={17} y={7} colour={colour} />
  </svg>
)
