/** The great window of the museum, lit from behind, with the seal in it and steps before it. */
import './places.css'
import { type ReactNode, useId } from 'react'
import { Drawing } from './drawing.tsx'
import { ElderSeal } from './places.tsx'

const ARCH = 'M70 470V262a180 180 0 0 1 360 0v208'

/** Rays of the fan light: every second one reaches the outer arch. */
const rays = Array.from({ length: 25 }, (_, i) => {
  const angle = Math.PI * (1 + (i + 0.5) / 25.5)
  const far = i % 2 === 0 ? 196 : 178
  const at = (r: number) => `${(250 + r * Math.cos(angle)).toFixed(1)} ${(262 + r * Math.sin(angle)).toFixed(1)}`
  return `M${at(118)}L${at(far)}`
}).join('')

const Window = () => {
  const id = useId()
  return (
    <Drawing box="0 44 500 452" className="arch">
      <radialGradient id={`${id}glow`} cx="50%" cy="50%" r="60%">
        <stop offset="0" stopColor="var(--brass-200)" stopOpacity=".34" />
        <stop offset=".5" stopColor="var(--brass-400)" stopOpacity=".1" />
        <stop offset="1" stopColor="var(--brass-400)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}floor`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--verd-700)" stopOpacity=".9" />
        <stop offset="1" stopColor="var(--bg)" stopOpacity="0" />
      </linearGradient>
      <path d={`${ARCH}z`} fill="var(--surface-1)" />
      <path d={`${ARCH}z`} fill={`url(#${id}glow)`} />
      <g fill="none" stroke="var(--line-brass)" strokeWidth="1.5">
        <path d={rays} opacity=".75" />
        <path d={ARCH} strokeWidth="3" />
        <path d="M84 470V262a166 166 0 0 1 332 0v208M56 470V262a194 194 0 0 1 388 0v208" strokeWidth="1" />
        <path d="M132 470V262a118 118 0 0 1 236 0v208" />
        <path d="M94 290h28M94 300h28M94 310h28M378 290h28M378 300h28M378 310h28M100 470V318M108 470V318M116 470V318M384 470V318M392 470V318M400 470V318" />
      </g>
      <path d="M132 471l-60 25h356l-60-25z" fill={`url(#${id}floor)`} />
      <path d="M30 470h440" stroke="var(--line-brass)" strokeWidth="3" />
      <path d="M14 480h472M0 490h500" stroke="var(--line-brass)" strokeWidth="1.2" />
      <path d="M250 58l8 11-8 11-8-11z" fill="var(--brass-400)" />
    </Drawing>
  )
}

export interface MuseumSceneProps {
  /** What lies on the steps: dice. */
  readonly children?: ReactNode
  readonly className?: string | undefined
}

export const MuseumScene = ({ children, className = '' }: MuseumSceneProps) => (
  <div className={`scene ${className}`}>
    <Window />
    <ElderSeal />
    {children !== undefined && <div className="scene-steps">{children}</div>}
  </div>
)
