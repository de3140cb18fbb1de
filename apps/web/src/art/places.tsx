/** The house: its lantern, its great window, its clock, its seals and ornaments. All original line drawings. */
import './places.css'
import { useId } from 'react'
import { Drawing, type PictureProps } from './drawing.tsx'

/** The lantern of the night watch. */
export const Logo = ({ title, className = 'logo' }: PictureProps) => (
  <Drawing box="0 0 48 48" className={className} title={title}>
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <path d="M24 3v5M18 8h12l3 5H15zM15 13v20l-3 5h24l-3-5V13M10 43h28M16.5 23.5Q24 15.5 31.5 23.5Q24 31.5 16.5 23.5z" />
    </g>
    <circle cx="24" cy="23.5" r="3" fill="currentColor" />
  </Drawing>
)

const STAR =
  'M50 4Q55.9 27.7 61.2 36.6Q71.3 38.8 95.7 37.2Q74.9 50.1 68.1 57.9Q69.1 68.2 78.2 90.8Q59.5 75.1 50 71Q40.5 75.1 21.8 90.8Q30.9 68.2 31.9 57.9Q25.1 50.1 4.3 37.2Q28.7 38.8 38.8 36.6Q44.1 27.7 50 4ZM31 53Q50 34 69 53Q50 72 31 53ZM50 41q6 7 6 12a6 6 0 0 1-12 0q0-5 6-12z'

/** The Elder Sign as a seal: star, eye, five branches, ring. For 40 px and up; below that the icon `elder-sign`. */
export const ElderSeal = ({ title, className = 'seal' }: PictureProps) => (
  <Drawing box="-6 -6 112 112" className={className} title={title}>
    <g fill="none" stroke="currentColor" strokeLinecap="round">
      <circle cx="50" cy="52" r="50" strokeWidth="1.2" />
      <circle cx="50" cy="52" r="46.5" strokeWidth=".7" strokeDasharray="1.2 5.1" />
      {[36, 108, 180, 252, 324].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn} 50 52)`}
          strokeWidth="1.6"
          d="M50 31V9M50 22l-6-7M50 22l6-7M50 15l-4-5M50 15l4-5"
        />
      ))}
    </g>
    <path transform="translate(8.5 9) scale(.83)" fill="currentColor" fillRule="evenodd" d={STAR} />
  </Drawing>
)

/** An eye that opens as doom rises: `open` from 0 (a line) to 1. */
export const DoomEye = ({ open = 1, title, className = 'doom-eye' }: PictureProps & { readonly open?: number }) => {
  const lid = 6 + 26 * Math.min(1, Math.max(0, open))
  return (
    <Drawing box="0 0 100 100" className={className} title={title}>
      <g fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d={`M6 50Q50 ${50 - lid * 1.6} 94 50Q50 ${50 + lid * 1.6} 6 50z`} />
        <path d="M50 14V4M28 19l-4-9M72 19l4-9M50 86v10M28 81l-4 9M72 81l4 9" />
      </g>
      <ellipse cx="50" cy="50" rx={lid * 0.32} ry={lid * 0.74} fill="currentColor" />
    </Drawing>
  )
}

const HOURS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

/** XII, III, VI and IX as strokes: pictures carry no text. */
const NUMERALS =
  'M49 24l7 12M56 24l-7 12M60.5 24v12M65.5 24v12M83 54v12M88 54v12M93 54v12M53 84l4 12 4-12M66 84v12M24.5 54v12M29 54l8 12M37 54l-8 12'

const sector = (hours: number): string => {
  const angle = (hours * Math.PI) / 6
  const x = 60 + 48 * Math.sin(angle)
  const y = 60 - 48 * Math.cos(angle)
  return `M60 60V12A48 48 0 ${hours > 6 ? 1 : 0} 1 ${x.toFixed(1)} ${y.toFixed(1)}Z`
}

export interface ClockFaceProps extends PictureProps {
  /** Hours since midnight. Only the rest by 12 counts; pass ever larger numbers and the hand never turns back. */
  readonly hours: number
}

export const ClockFace = ({ hours, title, className = 'clock' }: ClockFaceProps) => {
  const id = useId()
  const past = hours % 12
  return (
    <Drawing box="0 0 120 120" className={className} title={title}>
      <radialGradient id={id} cx="50%" cy="40%">
        <stop offset="0" stopColor="var(--ck-1)" />
        <stop offset="1" stopColor="var(--ck-2)" />
      </radialGradient>
      <circle cx="60" cy="60" r="57" fill="none" stroke="var(--ck-rim)" strokeWidth="4" />
      <circle cx="60" cy="60" r="52.5" fill={`url(#${id})`} stroke="var(--ck-line)" strokeWidth="1" />
      {past > 0 && <path d={sector(past)} fill="var(--ck-past)" />}
      {HOURS.map((hour) => (
        <path
          key={hour}
          d={hour % 3 === 0 ? 'M60 11v8' : 'M60 14v4'}
          transform={`rotate(${hour * 30} 60 60)`}
          stroke="var(--ck-line)"
          strokeWidth={hour % 3 === 0 ? 2.4 : 1.2}
        />
      ))}
      <path d={NUMERALS} fill="none" stroke="var(--ck-ink)" strokeWidth="1.8" strokeLinecap="round" />
      <g className="clock-hand" style={{ transform: `rotate(${hours * 30}deg)` }}>
        <path
          d="M60 70V56M60 38l5 9-5 13-5-13z"
          fill="var(--ck-hand)"
          stroke="var(--ck-hand)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </g>
      <circle cx="60" cy="60" r="4" fill="var(--ck-hand)" />
    </Drawing>
  )
}

/** One corner of a deco frame; turn it with CSS for the others. */
export const DecoCorner = ({ className = 'deco-corner' }: { readonly className?: string }) => (
  <Drawing box="0 0 40 40" className={className}>
    <path d="M1 40V1h39M7 40V7h33M1 16h6M16 1v6M13 13h9M13 13v9M13 13l8 8" />
  </Drawing>
)

/** A rule with a fan in the middle. */
export const FanRule = ({ className = 'fan-rule' }: { readonly className?: string }) => (
  <Drawing box="0 0 240 24" className={className}>
    <path d="M0 20h96M144 20h96M20 16h72M148 16h72M98 20a22 22 0 0 1 44 0zM106 20a14 14 0 0 1 28 0M113 20a7 7 0 0 1 14 0M120 20V-2M120 20l-11-19M120 20l11-19M120 20L101 9M120 20l19-11" />
  </Drawing>
)
