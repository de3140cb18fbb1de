/** A small picture beside an answer, of whatever it is about. */
import type { Option, View } from '@vigil/death-may-die'
import type { ReactNode } from 'react'
import { DeathDie } from '../art/die.tsx'
import { elderOneLine, enemyLine, investigatorLine, Line, tokenLine } from '../art/pictures.tsx'
import { useScene } from '../scene.ts'

const figureLine = (view: View, figure: number): string => {
  const kind = view.figures[figure]?.kind ?? ''
  return kind === 'elderOne' ? elderOneLine(view.elderOne) : enemyLine(kind)
}

const lineOf = (option: Option, view: View): string | undefined => {
  if (option.do === 'attack') return figureLine(view, option.target)
  if (option.do === 'figure') return figureLine(view, option.figure)
  if (option.do === 'seat') return investigatorLine(view.people[option.seat]?.id ?? '')
  if (option.do === 'token' || option.do === 'giveToken') return tokenLine(view.tokens[option.token]?.kind ?? '')
  return undefined
}

export const OptionPicture = ({ option }: { readonly option: Option }): ReactNode => {
  const { view, moment } = useScene()
  const { waits } = moment.glance
  if (option.do === 'reroll' && waits.is === 'decision' && waits.decision.about.is === 'judge') {
    const { faces, standard } = waits.decision.about
    const face = faces[option.die]
    return face === undefined ? null : (
      <span className="pic">
        <DeathDie bonus={option.die >= standard} face={face} size="1.9rem" />
      </span>
    )
  }
  const line = lineOf(option, view)
  return line === undefined ? null : (
    <span className="pic" aria-hidden="true">
      <Line d={line} />
    </span>
  )
}
