/** What is looked at, in words: an enemy with its dice, a token, a room, somebody. Else where one stands. */
import type { ReactNode } from 'react'
import { useWords } from '../../words/phrases.ts'
import { elderOneLine, enemyLine, investigatorLine, Line, tokenLine } from '../art/pictures.tsx'
import { type Look, useLook } from '../map/look.tsx'
import { personAt, useScene } from '../scene.ts'
import { contentsOf, enemyName } from '../status.ts'
import { tableWords } from '../table-words.ts'

interface Seen {
  readonly line?: string
  readonly title: string
  readonly sub?: string
  readonly text: readonly string[]
}

const useFigure = (): ((id: number) => Seen | undefined) => {
  const say = useWords(tableWords)
  const { view, words, pack, episode } = useScene()
  return (id) => {
    const figure = view.figures[id]
    if (!figure) return undefined
    const isElder = figure.kind === 'elderOne'
    const card = pack.enemies.find((each) => each.id === figure.kind)
    const elder = pack.elderOnes.find((each) => each.id === view.elderOne)
    const muster = [...(episode?.monsters ?? []), ...(elder?.minions ?? [])].find((each) => each.enemy === figure.kind)
    const dice = isElder ? view.attack : (card?.dice ?? { standard: 0, bonus: 0 })
    const traits = muster?.traits ? words.traitText(muster.traits) : card ? words.enemyText(card) : ''
    return {
      line: isElder ? elderOneLine(view.elderOne) : enemyLine(figure.kind),
      title: enemyName(words, figure.kind, view),
      sub:
        figure.health > 0
          ? say('held.health', { n: figure.health - figure.wounds, of: figure.health })
          : say('immortal'),
      text: [
        say('attacks', { standard: dice.standard, bonus: dice.bonus }),
        traits,
        words.spaceName(figure.at, view),
      ].filter((text) => text !== ''),
    }
  }
}

const useSeen = (look: Look | undefined): Seen | undefined => {
  const say = useWords(tableWords)
  const { view, words, pack, seat } = useScene()
  const figureOf = useFigure()
  const spaceSeen = (id: number): Seen | undefined => {
    const space = view.spaces.find((each) => each.id === id)
    if (!space) return undefined
    const inside = contentsOf({ pack, words, say }, space, view)
    return { title: words.spaceName(id, view), text: [inside.length > 0 ? inside.join(', ') : say('nothing.here')] }
  }
  if (look?.is === 'figure') return figureOf(look.id)
  if (look?.is === 'token') {
    const token = view.tokens[look.id]
    return (
      token && { line: tokenLine(token.kind), title: words.nameOf(token.kind), text: [words.spaceName(token.at, view)] }
    )
  }
  if (look?.is === 'person') {
    const person = personAt(view, look.id)
    if (!person) return undefined
    const skills = person.skills.map(({ skill, level }) => `${words.nameOf(skill)} ${level}`)
    return {
      line: investigatorLine(person.id),
      title: words.seatName(look.id, view),
      sub: words.nameOf(person.insanity),
      text: [words.spaceName(person.at, view), skills.join(', ')],
    }
  }
  return spaceSeen(look?.id ?? personAt(view, seat)?.at ?? 0)
}

export const LookPanel = (): ReactNode => {
  const say = useWords(tableWords)
  const look = useLook()
  const seen = useSeen(look)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit scrolls, and the keyboard must reach it
    <section className="panel look" aria-label={say('region.look')} tabIndex={0}>
      {seen && (
        <>
          <h2>
            {seen.line !== undefined && <Line d={seen.line} />}
            {seen.title}
            {seen.sub !== undefined && <small>{seen.sub}</small>}
          </h2>
          {seen.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </>
      )}
    </section>
  )
}
