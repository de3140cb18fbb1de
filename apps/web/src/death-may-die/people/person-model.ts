/** What the board of an investigator shows, as plain values: it is drawn again only when they change. */
import type { PersonView, TokenView } from '@vigil/death-may-die'
import type { Words } from '@vigil/death-may-die/text'
import { type Anchor, handAnchor, skillAnchor, tokenAnchor } from '../anchor.ts'
import { type OnPress, personAt, type Scene } from '../scene.ts'

export interface HeldToken extends Pick<TokenView, 'kind' | 'face'> {
  readonly token: number
}

export interface PersonModel {
  readonly person: PersonView
  /** Where they stand. */
  readonly space: string
  readonly tokens: readonly HeldToken[]
  /** What of it may be pressed. */
  readonly lit: readonly Anchor[]
}

export interface PersonProps {
  readonly model: PersonModel
  readonly words: Words
  readonly onPress: OnPress
}

export const personModel = ({ view, words, lit }: Scene, seat: number): PersonModel | undefined => {
  const person = personAt(view, seat)
  if (!person) return undefined
  const tokens = view.tokens.flatMap(({ kind, face, holder }, token) =>
    holder === seat ? [{ token, kind, face }] : [],
  )
  const anchors = [
    ...person.skills.map(({ skill }) => skillAnchor(skill)),
    ...person.cards.map(({ card }) => handAnchor(card)),
    ...tokens.map(({ token }) => tokenAnchor(token)),
  ]
  return {
    person,
    space: words.spaceName(person.at, view),
    tokens,
    lit: anchors.filter((anchor) => lit(anchor).length > 0),
  }
}
