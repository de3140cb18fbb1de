/** The dice and cards of Death May Die, told by who rolled or drew them. */
import { type Chance, type DMD, FACES_OF, type Face, type View } from '@vigil/death-may-die'
import type { ReactNode } from 'react'
import { Drawn } from '../../board/drawn.tsx'
import type { SupplyProps } from '../../board/real-dice.tsx'
import { Rolled, type RolledDie } from '../../board/rolled.tsx'
import { phrases, type Say, useWords } from '../../words/phrases.ts'
import { DeathDie } from '../art/die.tsx'
import type { DeathSpeech } from '../speech.ts'

const supplyWords = phrases({
  en: { die: 'Die {n}, {bonus, select, true {green} other {black}}' },
  de: { die: 'Würfel {n}, {bonus, select, true {grün} other {schwarz}}' },
})

const dieOf = (i: number, bonus: boolean, say: Say<'die'>): RolledDie<Face> => ({
  name: say('die', { n: i + 1, bonus: String(bonus) }),
  faces: [...new Set(FACES_OF[bonus ? 'bonus' : 'standard'])],
  draw: (face) => <DeathDie bonus={bonus} face={face} size="2.1rem" />,
})

/** Faces of hidden tokens and seats go by names of their own. */
const nameIn = (
  from: Extract<Chance, { is: 'draw' }>['from'],
  speech: DeathSpeech,
  view: View,
  card: string,
): string => {
  const { words, pack } = speech
  if (from === 'seats') return speech.seatName(Number(card), view)
  if (from !== 'faces') return words.nameOf(card)
  const tokens = [...pack.episodes, ...pack.elderOnes].flatMap((box) => box.tokens)
  return tokens.flatMap(({ faces = [] }) => faces).find(({ face }) => face === card)?.name ?? card
}

export const Supply = ({ chance, view, speech: given, onSupply }: SupplyProps<DMD>): ReactNode => {
  const say = useWords(supplyWords)
  const speech = given as DeathSpeech
  if (chance.is !== 'roll')
    return (
      <Drawn
        cards={chance.cards}
        nameOf={(card) => nameIn(chance.from, speech, view, card)}
        onDrawn={(card) => onSupply({ card })}
      />
    )
  const dice = Array.from({ length: chance.standard + chance.bonus }, (_, i) => dieOf(i, i >= chance.standard, say))
  return <Rolled paired dice={dice} nameOf={speech.words.faceText} onRolled={(faces) => onSupply({ faces })} />
}
