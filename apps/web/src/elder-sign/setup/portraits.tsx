/** Everybody who could come. Those who are seated are ticked; ticking puts somebody on the seat being filled. */
import type { ReactNode, SyntheticEvent } from 'react'
import { ListBox, ListBoxItem, type Selection, Text } from 'react-aria-components'
import { Emblem } from '../../art/index.ts'
import type { Portrait, Reader } from './form.ts'
import { isNamed } from './seats.ts'
import { Stats } from './stats.tsx'

interface PortraitsProps {
  readonly investigators: readonly string[]
  readonly portraits: readonly Portrait[]
  readonly active: number
  readonly reader: Reader
  readonly onSit: (id: string) => void
  readonly onGetUp: (seat: number) => void
  /** Somebody is being looked at; undefined when the eye moves on. */
  readonly onLook: (id: string | undefined) => void
}

const keyAt = ({ target }: SyntheticEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined

/** All there is to know of somebody, for those who do not see the portrait. */
const describe = (portrait: Portrait, seat: number, { say }: PortraitsProps['reader']): string => {
  const { title, sanity, stamina, ability, text } = portrait
  const seated = seat >= 0 ? `${say('atSeat', { n: seat + 1 })}. ` : ''
  return `${seated}${title}. ${say('sanity', { n: sanity })}, ${say('stamina', { n: stamina })}. ${ability}: ${text}`
}

export const Portraits = (props: PortraitsProps): ReactNode => {
  const { investigators, portraits, active, reader, onSit, onGetUp, onLook } = props
  const { say } = reader
  const taken = investigators.filter(isNamed)
  const change = (chosen: Selection): void => {
    if (chosen === 'all') return
    const added = [...chosen].find((id) => !taken.includes(String(id)))
    const gone = taken.find((id) => !chosen.has(id))
    if (added !== undefined) onSit(String(added))
    else if (gone !== undefined) onGetUp(investigators.indexOf(gone))
  }
  const look = (event: SyntheticEvent): void => {
    const id = keyAt(event)
    if (id !== undefined) onLook(id)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices where one looks
    <div
      className="es-people-frame"
      onMouseOver={look}
      onFocus={look}
      onMouseLeave={() => onLook(undefined)}
      onBlur={() => onLook(undefined)}
    >
      <ListBox
        className="es-people"
        layout="grid"
        aria-label={say('choose', { n: active + 1 })}
        selectionMode="multiple"
        escapeKeyBehavior="none"
        selectedKeys={taken}
        onSelectionChange={change}
      >
        {portraits.map((portrait) => (
          <ListBoxItem key={portrait.id} id={portrait.id} textValue={portrait.name} className="setup-pick es-person">
            <Emblem of={portrait.id} />
            <span className="es-person-text">
              <Text slot="label">{portrait.name}</Text>
              <Stats of={portrait} reader={reader} />
            </span>
            <Text slot="description" className="vh">
              {describe(portrait, investigators.indexOf(portrait.id), reader)}
            </Text>
          </ListBoxItem>
        ))}
      </ListBox>
    </div>
  )
}
