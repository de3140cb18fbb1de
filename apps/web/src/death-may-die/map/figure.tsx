/** Whatever stands in a room: investigators round, enemies six-sided, tokens square, fire as a flame. */
import type { ReactNode } from 'react'
import { useWords } from '../../words/phrases.ts'
import { figureAnchor, seatAnchor, tokenAnchor } from '../anchor.ts'
import { elderOneLine, enemyLine, investigatorLine, tokenLine } from '../art/pictures.tsx'
import { FLAME } from '../art/tokens.ts'
import { personAt, useScene } from '../scene.ts'
import { enemyName } from '../status.ts'
import { tableWords } from '../table-words.ts'
import { picture } from './aloud.ts'
import { lookers, useLook } from './look.ts'
import type { Thing } from './place.ts'
import { answersAt, litClass, pressProps } from './pressable.ts'
import type { Slot } from './slots.ts'

/** Lines on a 100 grid, in the middle of a piece that is 40 across. */
const Art = ({ d }: { readonly d: string }): ReactNode => (
  <path className="piece-art" d={d} transform="translate(-11 -11) scale(.22)" />
)

const Pill = ({ text }: { readonly text: string }): ReactNode => (
  <g className="piece-pill" transform="translate(11 13)">
    <rect x={text.length > 1 ? -10 : -7.5} y={-7.5} width={text.length > 1 ? 20 : 15} height={15} rx={7.5} />
    <text y={4.4}>{text}</text>
  </g>
)

const HEXAGON = 'M0 -19L17 -9.5V9.5L0 19L-17 9.5V-9.5Z'

const Person = ({ seat }: { readonly seat: number }): ReactNode => {
  const scene = useScene()
  const say = useWords(tableWords)
  const { set } = useLook()
  const { view, words } = scene
  const person = personAt(view, seat)
  if (!person) return null
  const anchor = seatAnchor(seat)
  const { wounds, stress, sanity } = person
  const what = say('person.label', { name: words.seatName(seat, view), wounds, stress, sanity })
  const css = `piece person${seat === scene.seat ? ' mine' : ''}${person.down ? ' down' : ''}${litClass(scene, anchor)}`
  return (
    <g
      className={css}
      {...pressProps(scene, anchor, what, answersAt(scene, anchor))}
      {...lookers(set, { is: 'person', id: seat })}
    >
      {seat === view.active && <circle className="piece-ring" r={21.5} />}
      <circle className="piece-face" r={17} />
      <Art d={investigatorLine(person.id)} />
      {person.fire > 0 && <path className="piece-burns" d={FLAME} transform="translate(6 -22) scale(.16)" />}
    </g>
  )
}

const Enemy = ({ figure }: { readonly figure: number }): ReactNode => {
  const scene = useScene()
  const say = useWords(tableWords)
  const { set } = useLook()
  const { view, words } = scene
  const it = view.figures[figure]
  if (!it) return null
  const anchor = figureAnchor(figure)
  const isElder = it.kind === 'elderOne'
  const left = Math.max(0, it.health - it.wounds)
  const name = enemyName(words, it.kind, view)
  const what = say('figure.label', { name, n: left, space: words.spaceName(it.at, view) })
  return (
    <g
      className={`piece enemy${isElder ? ' elder' : ''}${it.wounds > 0 ? ' hurt' : ''}${litClass(scene, anchor)}`}
      {...pressProps(scene, anchor, what, answersAt(scene, anchor))}
      {...lookers(set, { is: 'figure', id: figure })}
    >
      <path className="piece-face" d={HEXAGON} />
      <Art d={isElder ? elderOneLine(view.elderOne) : enemyLine(it.kind)} />
      {it.health > 0 && <Pill text={String(left)} />}
    </g>
  )
}

const TokenPiece = ({ token }: { readonly token: number }): ReactNode => {
  const scene = useScene()
  const say = useWords(tableWords)
  const { set } = useLook()
  const { view, words, pack } = scene
  const it = view.tokens[token]
  if (!it) return null
  const anchor = tokenAnchor(token)
  const card = [...pack.episodes, ...pack.elderOnes]
    .flatMap(({ tokens }) => tokens)
    .find((each) => each.token === it.kind)
  const wounds = card?.health === undefined ? '' : `${it.wounds}/${card.health}`
  const face = card?.faces?.find((each) => each.face === it.face)?.name
  const name = face === undefined ? words.nameOf(it.kind) : `${words.nameOf(it.kind)}: ${face}`
  const what = say('token.label', {
    name,
    space: words.spaceName(it.at, view),
    wounds: wounds === '' ? 'none' : wounds,
  })
  return (
    <g
      className={`piece token${it.face === '' ? '' : ' open'}${litClass(scene, anchor)}`}
      {...pressProps(scene, anchor, what, answersAt(scene, anchor))}
      {...lookers(set, { is: 'token', id: token })}
    >
      <rect className="piece-face" x={-15} y={-15} width={30} height={30} rx={6} />
      <Art d={tokenLine(it.kind)} />
      {wounds !== '' && it.face === '' && <Pill text={wounds} />}
    </g>
  )
}

const Fire = ({ n }: { readonly n: number }): ReactNode => {
  const say = useWords(tableWords)
  return (
    <g className="piece fire" {...picture(say('fire.n', { n }))}>
      <path d={FLAME} transform="translate(-15 -17) scale(.3)" />
      {n > 1 && <Pill text={String(n)} />}
    </g>
  )
}

const pieceOf = (thing: Thing): ReactNode => {
  switch (thing.is) {
    case 'person':
      return <Person seat={thing.seat} />
    case 'figure':
      return <Enemy figure={thing.figure} />
    case 'token':
      return <TokenPiece token={thing.token} />
    case 'fire':
      return <Fire n={thing.n} />
  }
}

export const keyOf = (thing: Thing): string => {
  switch (thing.is) {
    case 'person':
      return `seat:${thing.seat}`
    case 'figure':
      return `figure:${thing.figure}`
    case 'token':
      return `token:${thing.token}`
    case 'fire':
      return 'fire'
  }
}

export const Piece = ({ thing, slot: { x, y, size } }: { readonly thing: Thing; readonly slot: Slot }): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${size / 44})`}>
    <g data-mover={keyOf(thing)} data-scale={size / 44}>
      {pieceOf(thing)}
    </g>
  </g>
)
