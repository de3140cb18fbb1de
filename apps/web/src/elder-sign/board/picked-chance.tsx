/** The chance once what is picked is taken. */
import type { Option } from '@vigil/elder-sign'
import type { ReactNode } from 'react'
import { OddsChip } from '../../advice/odds-chip.tsx'
import { useBoardOdds } from '../advice/with-odds.ts'

export const PickedChance = ({ picked }: { readonly picked: readonly Option[] }): ReactNode => {
  const chance = useBoardOdds().after(picked)
  return chance && <OddsChip chance={chance} />
}
