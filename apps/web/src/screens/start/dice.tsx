/** Four dice on the museum's steps. */
import type { ReactNode } from 'react'
import { Die } from '../../art/dice/die.tsx'

export default function StepDice(): ReactNode {
  return (
    <>
      <Die colour="green" face="L" tilt={-9} />
      <Die colour="yellow" face="I4" tilt={5} />
      <Die colour="red" face="W" tilt={-4} />
      <Die colour="green" face="P" tilt={10} />
    </>
  )
}
