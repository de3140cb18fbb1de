/** The chance at a card, on its upper edge; on hover what saving clues or cards would make of it. */
import type { ReactNode } from 'react'
import { percentText } from '../../advice/chance.ts'
import { OddsChip } from '../../advice/odds-chip.tsx'
import { Tip } from '../../parts/tip.tsx'
import type { ShownOdds } from '../advice/use-odds.ts'
import type { PartSay } from './part-words.ts'

/** "61 % to succeed", then without what might be saved. What is no longer sure is not said. */
export const oddsLines = (odds: ShownOdds | null, say: PartSay): string[] => {
  if (!odds || odds.isStale) return []
  const { all, noClues, noCards, bare } = odds
  const isBound = all.high > all.low
  return [
    say(isBound ? 'odds.bounds' : 'odds.all', { chance: percentText(all) }),
    ...(noClues ? [say('odds.noClues', { chance: percentText(noClues) })] : []),
    ...(noCards ? [say('odds.noCards', { chance: percentText(noCards) })] : []),
    ...(bare ? [say('odds.bare', { chance: percentText(bare) })] : []),
  ]
}

interface CardChipProps {
  readonly odds: ShownOdds
  readonly say: PartSay
}

/** The card says the number itself. */
export const CardChip = ({ odds, say }: CardChipProps): ReactNode => (
  <Tip text={oddsLines(odds, say).join('\n')}>
    <OddsChip chance={odds.all} isStale={odds.isStale === true} isSilent />
  </Tip>
)
