/** A pack in another language: other names, the same cards. */
import type { AncientOne, Component, Investigator, Mythos, Pack } from '../card.ts'
import type { BoxWords } from './tongue.ts'

const card = <C extends Component>({ cards }: BoxWords, component: C): C => {
  const found = cards?.[component.id]
  return found ? { ...component, name: found[0], flavour: found[1] } : component
}

const mythosCard = ({ mythos }: BoxWords, component: Mythos): Mythos => {
  const found = mythos?.[component.id]
  if (!found) return component
  const [now, lingering, flavour] = found
  return { ...component, name: `${now}… ${lingering}`, titles: [now, lingering], flavour }
}

const investigator = ({ investigators }: BoxWords, component: Investigator): Investigator => {
  const found = investigators?.[component.id]
  if (!found) return component
  const [title, name, flavour] = found
  return { ...component, title, ability: { ...component.ability, name }, flavour }
}

const ancientOne = ({ ancientOnes }: BoxWords, component: AncientOne): AncientOne => {
  const found = ancientOnes?.[component.id]
  return found ? { ...component, ability: { ...component.ability, name: found[0] }, flavour: found[1] } : component
}

export const translated = (pack: Pack, box: BoxWords): Pack => ({
  ...pack,
  name: box.packs?.[pack.id] ?? pack.name,
  adventures: pack.adventures.map((one) => card(box, one)),
  otherWorlds: pack.otherWorlds.map((one) => card(box, one)),
  mythos: pack.mythos.map((one) => mythosCard(box, one)),
  monsters: pack.monsters.map((one) => card(box, one)),
  items: pack.items.map((one) => card(box, one)),
  allies: pack.allies.map((one) => card(box, one)),
  investigators: pack.investigators.map((one) => investigator(box, one)),
  ancientOnes: pack.ancientOnes.map((one) => ancientOne(box, one)),
  entrance: card(box, pack.entrance),
})
