/** The dice and cards of Elder Sign, told by who rolled or drew them. */
import { colourOf, type ES, FACES_OF, type Face } from '@vigil/elder-sign'
import type { ReactNode } from 'react'
import { Die } from '../../art/index.ts'
import { Drawn } from '../../board/drawn.tsx'
import type { SupplyProps } from '../../board/real-dice.tsx'
import { Rolled, type RolledDie } from '../../board/rolled.tsx'
import { phrases, type Say, useWords } from '../../words/phrases.ts'
import type { ElderSignSpeech } from '../speech.ts'

const supplyWords = phrases({
  en: { die: 'Die {n}, {colour, select, green {green} yellow {yellow} other {red}}' },
  de: { die: 'Würfel {n}, {colour, select, green {grün} yellow {gelb} other {rot}}' },
})

const dieOf = (die: number, i: number, say: Say<'die'>): RolledDie<Face> => {
  const colour = colourOf(die)
  return {
    name: say('die', { n: i + 1, colour }),
    faces: FACES_OF[colour],
    draw: (face) => <Die colour={colour} face={face} size="md" />,
  }
}

export const Supply = ({ chance, speech, onSupply }: SupplyProps<ES>): ReactNode => {
  const say = useWords(supplyWords)
  const { words } = speech as ElderSignSpeech
  if (chance.is !== 'roll')
    return <Drawn cards={chance.cards} nameOf={words.nameOf} onDrawn={(card) => onSupply({ card })} />
  return (
    <Rolled
      dice={chance.dice.map((die, i) => dieOf(die, i, say))}
      nameOf={words.faceName}
      onRolled={(faces) => onSupply({ faces })}
    />
  )
}
