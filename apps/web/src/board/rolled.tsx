/** Dice that were rolled at a real table: the players tell the face of each. */
import { type ReactNode, useState } from 'react'
import { phrases, useWords } from '../words/phrases.ts'
import '../parts/supply.css'

const rolledWords = phrases({
  en: {
    rolled: 'That is what we rolled',
    missing: '{n, plural, one {one die is missing} other {# dice are missing}}',
  },
  de: {
    rolled: 'Das haben wir gewürfelt',
    missing: '{n, plural, one {ein Würfel fehlt} other {# Würfel fehlen}}',
  },
})

export interface RolledDie<F extends string> {
  /** "Die 2, green". */
  readonly name: string
  readonly faces: readonly F[]
  readonly draw: (face: F) => ReactNode
}

interface OneDieProps<F extends string> {
  readonly n: number
  readonly die: RolledDie<F>
  readonly face: F | undefined
  readonly nameOf: (face: F) => string
  readonly onFace: (face: F) => void
}

const OneDie = <F extends string>({ n, die, face, nameOf, onFace }: OneDieProps<F>): ReactNode => (
  <fieldset>
    <legend>{die.name}</legend>
    {die.faces.map((each) => (
      <label key={each} className={face === each ? 'chosen' : ''}>
        <input type="radio" name={`die-${n}`} checked={face === each} onChange={() => onFace(each)} />
        {die.draw(each)}
        <span className="vh">{nameOf(each)}</span>
      </label>
    ))}
  </fieldset>
)

export interface RolledProps<F extends string> {
  readonly dice: readonly RolledDie<F>[]
  readonly nameOf: (face: F) => string
  /** Two dice in a row, where there is room: for those with few faces. */
  readonly paired?: boolean
  readonly onRolled: (faces: F[]) => void
}

export const Rolled = <F extends string>({ dice, nameOf, paired = false, onRolled }: RolledProps<F>): ReactNode => {
  const say = useWords(rolledWords)
  const [faces, setFaces] = useState<readonly (F | undefined)[]>(() => dice.map(() => undefined))
  const known = faces.filter((face) => face !== undefined)
  const missing = dice.length - known.length
  return (
    <form
      className={paired ? 'supply paired' : 'supply'}
      onSubmit={(event) => {
        event.preventDefault()
        if (missing === 0) onRolled(known)
      }}
    >
      {dice.map((die, i) => (
        <OneDie
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the roll, and may be rolled several times (ES-FANENT-02)
          key={i}
          n={i}
          die={die}
          face={faces[i]}
          nameOf={nameOf}
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
