/** Everybody who could come. Those who are seated are ticked; ticking puts somebody on the seat being filled. */
import type { ReactNode } from 'react'
import { Text } from 'react-aria-components'
import { Emblem } from '../../art/index.ts'
import { PickList } from '../../screens/setup/pick-list.tsx'
import type { Seating } from '../../screens/setup/use-seating.ts'
import type { Portrait, Reader } from './form.ts'
import { Stats } from './stats.tsx'

interface PortraitsProps {
  readonly investigators: readonly string[]
  readonly portraits: readonly Portrait[]
  readonly seating: Seating
  readonly reader: Reader
  /** Somebody is being looked at; undefined when the eye moves on. */
  readonly onLook: (id: string | undefined) => void
}

/** All there is to know of somebody, for those who do not see the portrait. */
const describe = (portrait: Portrait, seat: number, { say }: Reader): string => {
  const { title, sanity, stamina, ability, text } = portrait
  const seated = seat >= 0 ? `${say('atSeat', { n: seat + 1 })}. ` : ''
  return `${seated}${title}. ${say('sanity', { n: sanity })}, ${say('stamina', { n: stamina })}. ${ability}: ${text}`
}

export const Portraits = ({ investigators, portraits, seating, reader, onLook }: PortraitsProps): ReactNode => (
  <PickList
    className="es-people"
    itemClass="setup-pick es-person"
    investigators={investigators}
    people={portraits}
    seating={seating}
    onLook={onLook}
  >
    {(portrait, seat) => (
      <>
        <Emblem of={portrait.id} />
        <span className="es-person-text">
          <Text slot="label">{portrait.name}</Text>
          <Stats of={portrait} reader={reader} />
        </span>
        <Text slot="description" className="vh">
          {describe(portrait, seat, reader)}
        </Text>
      </>
    )}
  </PickList>
)
