/** Real dice and cards: the players say what they rolled or drew. */
import type { Chance, ES, Face } from '@vigil/elder-sign'
import { colourOf, FACES_OF } from '@vigil/elder-sign'
import { type ReactNode, useState } from 'react'
import { Die } from '../../art/index.ts'
import { Drawn } from '../../board/drawn.tsx'
import type { SupplyProps } from '../../face.ts'
import { phrases, useWords } from '../../words/phrases.ts'
import type { ElderSignSpeech } from '../speech.ts'
import '../../parts/supply.css'

const supplyWords = phrases({
  en: {
    rolled: 'That is what we rolled',
    missing: '{n, plural, one {one die is missing} other {# dice are missing}}',
    die: 'Die {n}, {colour, select, green {green} yellow {yellow} other {red}}',
  },
  de: {
    rolled: 'Das haben wir gewürfelt',
    missing: '{n, plural, one {ein Würfel fehlt} other {# Würfel fehlen}}',
    die: 'Würfel {n}, {colour, select, green {grün} yellow {gelb} other {rot}}',
  },
})

const Rolled = ({
  chance,
  speech,
  onSupply,
}: SupplyProps<ES> & { readonly chance: Extract<Chance, { is: 'roll' }> }): ReactNode => {
  const say = useWords(supplyWords)
  const { words } = speech as ElderSignSpeech
  const [faces, setFaces] = useState<readonly (Face | '')[]>(() => chance.dice.map(() => ''))
  const missing = faces.filter((face) => face === '').length
  return (
    <form
      className="supply"
      onSubmit={(event) => {
        event.preventDefault()
        const known = faces.filter((face) => face !== '')
        if (missing === 0) onSupply({ faces: known })
      }}
    >
      {chance.dice.map((die, i) => {
        const colour = colourOf(die)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lost and found rolls one die several times (ES-FANENT-02)
          <fieldset key={i}>
            <legend>{say('die', { n: i + 1, colour })}</legend>
            {FACES_OF[colour].map((face) => (
              <label key={face} className={faces[i] === face ? 'chosen' : ''}>
                <input
                  type="radio"
                  name={`die-${i}`}
                  checked={faces[i] === face}
                  onChange={() => setFaces(faces.map((old, at) => (at === i ? face : old)))}
                />
                <Die colour={colour} face={face} size="md" />
                <span className="vh">{words.faceName(face)}</span>
              </label>
            ))}
          </fieldset>
        )
      })}
      <button type="submit" className="btn primary" aria-disabled={missing > 0}>
        {say('rolled')}
        {missing > 0 && <small> ({say('missing', { n: missing })})</small>}
      </button>
    </form>
  )
}

export const Supply = (props: SupplyProps<ES>): ReactNode => {
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
          nameOf={(speech as ElderSignSpeech).words.nameOf}
          onDrawn={(card) => props.onSupply({ card })}
        />
      )}
    </>
  )
}
