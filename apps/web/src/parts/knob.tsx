/** A slider with its value in words. */
import type { ReactNode } from 'react'
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components'
import './knob.css'

export interface KnobProps {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly step: number
  /** The value as people say it: "half", "120 %". */
  readonly shown: string
  readonly onChange: (value: number) => void
}

export const Knob = ({ label, value, least, most, step, shown, onChange }: KnobProps): ReactNode => (
  <Slider
    className="knob"
    value={value}
    minValue={least}
    maxValue={most}
    step={step}
    onChange={(next) => onChange(Array.isArray(next) ? (next[0] ?? value) : next)}
  >
    <Label className="choice-label">{label}</Label>
    <SliderOutput className="knob-value">{shown}</SliderOutput>
    <SliderTrack className="knob-track">
      {({ state }) => (
        <>
          <span className="knob-fill" style={{ width: `${state.getThumbPercent(0) * 100}%` }} />
          <SliderThumb className="knob-thumb" />
        </>
      )}
    </SliderTrack>
  </Slider>
)
