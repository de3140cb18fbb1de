/** What lies on one side of a die: a number with a small glass, or a picture with its letter. */
import type { Face } from '@vigil/elder-sign'
import { Icon } from '../icons/icon.tsx'
import { type Lettered, useLetters } from '../letters.ts'
import { faceSymbol, symbolIcon } from '../symbols.tsx'

/** A double face, one symbol in each half, is written `P|T`. */
export type DieFace = Face | `${Face}|${Face}`

const isNumber = (face: string): boolean => face.startsWith('I')

const faces = (face: DieFace): readonly Face[] => face.split('|') as Face[]

const Letter = ({ face }: { readonly face: Face }) => {
  const letters = useLetters()
  return <span className="die-l">{isNumber(face) ? face.slice(1) : letters[face as Lettered]}</span>
}

const Single = ({ face }: { readonly face: Face }) =>
  isNumber(face) ? (
    <>
      <span className="die-n">{face.slice(1)}</span>
      <Icon name="magnifying-glass" className="die-mini" />
    </>
  ) : (
    <>
      <Icon name={symbolIcon(faceSymbol(face).is)} className="die-ic" />
      <Letter face={face} />
    </>
  )

const Half = ({ face, css }: { readonly face: Face; readonly css: string }) => (
  <span className={`die-half ${css}`}>
    <Icon name={symbolIcon(faceSymbol(face).is)} className="die-ic" />
    <Letter face={face} />
  </span>
)

export const FaceArt = ({ face }: { readonly face: DieFace | '' }) => {
  if (face === '') return <span className="die-face die-blank" />
  const [first, second] = faces(face)
  return (
    <span className="die-face">
      {first !== undefined && second === undefined && <Single face={first} />}
      {first !== undefined && second !== undefined && (
        <>
          <Half face={first} css="die-half-a" />
          <span className="die-cut" />
          <Half face={second} css="die-half-b" />
        </>
      )}
    </span>
  )
}
