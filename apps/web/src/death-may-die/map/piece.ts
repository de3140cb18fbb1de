/** What stands in a room, as plain values ready to be drawn. */
import { figureAnchor, seatAnchor, tokenAnchor } from '../anchor.ts'
import { elderOneLine, enemyLine, investigatorLine, tokenLine } from '../art/pictures.tsx'
import { type Teller, tokenCard } from '../detail.ts'
import { personAt, type Scene } from '../scene.ts'
import { enemyName } from '../status.ts'
import type { Look } from './look.tsx'
import type { Thing } from './place.ts'
import { litClass, type Press, pressOf } from './pressable.ts'

export interface PieceModel {
  readonly is: Thing['is']
  readonly css: string
  /** Of fire there is nothing to press. */
  readonly press?: Press
  readonly look?: Look
  readonly line: string
  /** A number in a corner; empty for none. */
  readonly pill: string
  /** Whose turn it is. */
  readonly ring: boolean
  readonly burns: boolean
}

const PLAIN = { pill: '', ring: false, burns: false }

type Say = Teller['say']

const personPiece = (scene: Scene, say: Say, seat: number): PieceModel | undefined => {
  const { view, words } = scene
  const person = personAt(view, seat)
  if (!person) return undefined
  const { wounds, stress, sanity } = person
  const what = say('person.label', { name: words.seatName(seat, view), wounds, stress, sanity })
  const press = pressOf(scene, seatAnchor(seat), what)
  return {
    ...PLAIN,
    is: 'person',
    css: `piece person${seat === scene.seat ? ' mine' : ''}${person.down ? ' down' : ''}${litClass(press)}`,
    press,
    look: { is: 'person', id: seat },
    line: investigatorLine(person.id),
    ring: seat === view.active,
    burns: person.fire > 0,
  }
}

const enemyPiece = (scene: Scene, say: Say, figure: number): PieceModel | undefined => {
  const { view, words } = scene
  const it = view.figures[figure]
  if (!it) return undefined
  const isElder = it.kind === 'elderOne'
  const left = Math.max(0, it.health - it.wounds)
  const name = enemyName(words, it.kind, view)
  const what = say('figure.label', { name, n: left, space: words.spaceName(it.at, view) })
  const press = pressOf(scene, figureAnchor(figure), what)
  return {
    ...PLAIN,
    is: 'figure',
    css: `piece enemy${isElder ? ' elder' : ''}${it.wounds > 0 ? ' hurt' : ''}${litClass(press)}`,
    press,
    look: { is: 'figure', id: figure },
    line: isElder ? elderOneLine(view.elderOne) : enemyLine(it.kind),
    pill: it.health > 0 ? String(left) : '',
  }
}

const tokenPiece = (scene: Scene, say: Say, token: number): PieceModel | undefined => {
  const { view, words, pack } = scene
  const it = view.tokens[token]
  if (!it) return undefined
  const card = tokenCard(pack, it.kind)
  const wounds = card?.health === undefined ? '' : `${it.wounds}/${card.health}`
  const face = card?.faces?.find((each) => each.face === it.face)?.name
  const name = face === undefined ? words.nameOf(it.kind) : `${words.nameOf(it.kind)}: ${face}`
  const space = words.spaceName(it.at, view)
  const what = say('token.label', { name, space, wounds: wounds === '' ? 'none' : wounds })
  const press = pressOf(scene, tokenAnchor(token), what)
  return {
    ...PLAIN,
    is: 'token',
    css: `piece token${it.face === '' ? '' : ' open'}${litClass(press)}`,
    press,
    look: { is: 'token', id: token },
    line: tokenLine(it.kind),
    pill: it.face === '' ? wounds : '',
  }
}

export const pieceOf = (scene: Scene, say: Say, thing: Thing): PieceModel | undefined => {
  switch (thing.is) {
    case 'person':
      return personPiece(scene, say, thing.seat)
    case 'figure':
      return enemyPiece(scene, say, thing.figure)
    case 'token':
      return tokenPiece(scene, say, thing.token)
    case 'fire': {
      const { n } = thing
      return {
        ...PLAIN,
        is: 'fire',
        css: 'piece fire',
        line: '',
        pill: n > 1 ? `${n}` : '',
      }
    }
  }
}

/** What follows somebody on the way from room to room. */
export const moverOf = (thing: Thing): string => {
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
