/** Real dice and cards: the players say what they rolled or drew. */
import { type Chance, type DMD, FACES_OF, type Face } from '@vigil/death-may-die'
import { type ReactNode, useState } from 'react'
import { Drawn } from '../../board/drawn.tsx'
import type { SupplyProps } from '../../face.ts'
import { phrases, useWords } from '../../words/phrases.ts'
import { DeathDie } from '../art/die.tsx'
import type { DeathSpeech } from '../speech.ts'
import '../../parts/supply.css'

const supplyWords = phrases({
  en: {
    rolled: 'That is what we rolled',
    missing: '{n, plural, one {one die is missing} other {# dice are missing}}',
    die: 'Die {n}, {bonus, select, true {green} other {black}}',
  },
  de: {
    rolled: 'Das haben wir gewürfelt',
    missing: '{n, plural, one {ein Würfel fehlt} other {# Würfel fehlen}}',
    die: 'Würfel {n}, {bonus, select, true {grün} other {schwarz}}',
  },
})

interface OneDieProps {
  readonly n: number
  readonly bonus: boolean
  readonly face: Face | undefined
  readonly nameOf: (face: Face) => string
  readonly onFace: (face: Face) => void
}

const OneDie = ({ n, bonus, face, nameOf, onFace }: OneDieProps): ReactNode => {
  const say = useWords(supplyWords)
  const faces = [...new Set(FACES_OF[bonus ? 'bonus' : 'standard'])]
  return (
    <fieldset>
      <legend>{say('die', { n: n + 1, bonus: String(bonus) })}</legend>
      {faces.map((each) => (
        <label key={each} className={face === each ? 'chosen' : ''}>
          <input type="radio" name={`die-${n}`} checked={face === each} onChange={() => onFace(each)} />
          <DeathDie bonus={bonus} face={each} size="2.1rem" />
          <span className="vh">{nameOf(each)}</span>
        </label>
      ))}
    </fieldset>
  )
}

type RollProps = SupplyProps<DMD> & { readonly chance: Extract<Chance, { is: 'roll' }> }

const Rolled = ({ chance, speech, onSupply }: RollProps): ReactNode => {
  const say = useWords(supplyWords)
  const count = chance.standard + chance.bonus
  const [faces, setFaces] = useState<readonly (Face | undefined)[]>(() =>
    Array.from({ length: count }, () => undefined),
  )
  const known = faces.filter((face) => face !== undefined)
  const missing = count - known.length
  return (
    <form
      className="supply paired"
      onSubmit={(event) => {
        event.preventDefault()
        if (missing === 0) onSupply({ faces: known })
      }}
    >
      {faces.map((face, i) => (
        <OneDie
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the roll
          key={i}
          n={i}
          bonus={i >= chance.standard}
          face={face}
          nameOf={(speech as DeathSpeech).words.faceText}
          onFace={(next) => setFaces(faces.map((old, at) => (at === i ? next : old)))}
        />
      ))}
      <button type="submit" className="btn primary" aria-disabled={missing > 0}>
        {say('rolled')}
        {missing > 0 && <small> ({say('missing', { n: missing })})</small>}
      </button>
    </form>
  )
}

type DrawProps = SupplyProps<DMD> & { readonly chance: Extract<Chance, { is: 'draw' }> }

/** Faces of hidden tokens and seats go by names of their own. */
const nameIn = ({ chance, speech, view }: DrawProps, card: string): string => {
  const { words, pack } = speech as DeathSpeech
  if (chance.from === 'seats') return speech.seatName(Number(card), view)
  if (chance.from !== 'faces') return words.nameOf(card)
  const tokens = [...pack.episodes, ...pack.elderOnes].flatMap((box) => box.tokens)
  return tokens.flatMap(({ faces = [] }) => faces).find(({ face }) => face === card)?.name ?? card
}

export const Supply = (props: SupplyProps<DMD>): ReactNode => {
  const { chance, speech, view } = props
  // Every roll and draw starts with an empty form.
  const key = `${chance.is}:${view.turn}:${JSON.stringify(chance)}`
  return (
    <>
      <p>{speech.chance(chance, view)}</p>
      {chance.is === 'roll' ? (
        <Rolled key={key} {...props} chance={chance} />
      ) : (
        <Drawn
          key={key}
          cards={chance.cards}
          nameOf={(card) => nameIn({ ...props, chance }, card)}
          onDrawn={(card) => props.onSupply({ card })}
        />
      )}
    </>
  )
}
