/** Everybody who could come. Those who are seated are ticked; ticking puts somebody on the seat being filled. */
import type { ReactNode, SyntheticEvent } from 'react'
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components'
import { useWords } from '../../words/phrases.ts'
import { seatWords } from './seat-words.ts'
import { isNamed } from './seats.ts'
import type { Seating } from './use-seating.ts'

interface PickListProps<P extends { readonly id: string; readonly name: string }> {
  readonly className: string
  readonly itemClass: string
  readonly investigators: readonly string[]
  readonly people: readonly P[]
  readonly seating: Seating
  /** Somebody is being looked at; undefined when the eye moves on. */
  readonly onLook: (id: string | undefined) => void
  readonly children: (person: P, seat: number) => ReactNode
}

const keyAt = ({ target }: SyntheticEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined

export const PickList = <P extends { readonly id: string; readonly name: string }>(
  props: PickListProps<P>,
): ReactNode => {
  const { className, itemClass, investigators, people, seating, onLook, children } = props
  const say = useWords(seatWords)
  const taken = investigators.filter(isNamed)
  const change = (chosen: Selection): void => {
    if (chosen === 'all') return
    const added = [...chosen].find((id) => !taken.includes(String(id)))
    const gone = taken.find((id) => !chosen.has(id))
    if (added !== undefined) seating.sitDown(String(added))
    else if (gone !== undefined) seating.getUp(investigators.indexOf(gone))
  }
  const look = (event: SyntheticEvent): void => {
    const id = keyAt(event)
    if (id !== undefined) onLook(id)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices where one looks
    <div
      className={`${className}-frame`}
      onMouseOver={look}
      onFocus={look}
      onMouseLeave={() => onLook(undefined)}
      onBlur={() => onLook(undefined)}
    >
      <ListBox
        className={className}
        layout="grid"
        aria-label={say('choose', { n: seating.active + 1 })}
        selectionMode="multiple"
        escapeKeyBehavior="none"
        selectedKeys={taken}
        onSelectionChange={change}
      >
        {people.map((person) => (
          <ListBoxItem key={person.id} id={person.id} textValue={person.name} className={itemClass}>
            {children(person, investigators.indexOf(person.id))}
          </ListBoxItem>
        ))}
      </ListBox>
    </div>
  )
}
