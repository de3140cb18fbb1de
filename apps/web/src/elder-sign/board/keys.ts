/** Keys of this table alone. */
import type { OwnKeys } from '../../board/keys.ts'

/** The words of the card that has the keyboard, else of the one light falls on, in the battle of the Ancient One. */
const explain = (): void => {
  const at = document.activeElement?.closest('.es-table [data-card]')
  const card = at ?? document.querySelector('.es-table .card.is-lit') ?? document.querySelector('.es-table .card')
  const face = card?.querySelector<HTMLElement>('.card-press') ?? document.querySelector<HTMLElement>('.ao-text')
  // Words that were sent away come back.
  face?.blur()
  face?.focus()
}

export const OWN_KEYS: OwnKeys = {
  // A card has words for whoever comes by, and is no stop for Tab.
  stops: 'button, a[href], [tabindex="0"], .card-press',
  looks: { i: explain },
}
