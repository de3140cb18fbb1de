/** Real dice and cards: the players are asked what they rolled or drew. */
import type { Kind } from '@vigil/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { Speech } from '../face.ts'
import { type Sitting, useMoment } from '../sitting/sitting.ts'

/** For the form a game has for its dice and decks. */
export interface SupplyProps<K extends Kind> {
  readonly chance: K['chance']
  readonly view: K['view']
  readonly speech: Speech<K>
  readonly onSupply: (outcome: K['outcome']) => void
}

export interface RealDiceProps<K extends Kind> {
  readonly sitting: Sitting<K>
  readonly speech: Speech<K>
  readonly Supply: ComponentType<SupplyProps<K>>
}

export const RealDice = <K extends Kind>({ sitting, speech, Supply }: RealDiceProps<K>): ReactNode => {
  const { view, waits, seq } = useMoment(sitting).glance
  if (waits.is !== 'chance') return null
  return (
    <>
      <p>{speech.chance(waits.about, view)}</p>
      {/* Every roll and draw starts with an empty form. */}
      <Supply key={seq} chance={waits.about} view={view} speech={speech} onSupply={sitting.supply} />
    </>
  )
}
