/** What somebody can do from the first turn on: whoever is looked at, or sits on the seat being filled. */
import type { InvestigatorCard } from '@vigil/death-may-die'
import type { ReactNode } from 'react'
import type { FormProps } from './form.ts'

type Words = FormProps['words']

interface SkillLine {
  readonly name: string
  /** At the first level. */
  readonly text: string
}

export const skillsIn = (words: Words, { skills }: InvestigatorCard): readonly SkillLine[] =>
  skills.flatMap((id) => {
    const card = words.pack.skills.find((skill) => skill.id === id)
    return card ? [{ name: card.name, text: words.skillText(card, 1) }] : []
  })

interface PersonDetailProps extends Pick<FormProps, 'words' | 'say'> {
  /** Undefined: nobody in particular. */
  readonly card: InvestigatorCard | undefined
}

export const PersonDetail = ({ card, words, say }: PersonDetailProps): ReactNode => (
  <div className="dmd-detail dmd-person-detail">
    <h3>{card?.name ?? say('lot')}</h3>
    {card ? (
      skillsIn(words, card).map(({ name, text }) => (
        <p key={name}>
          <b>{name}.</b> {text}
        </p>
      ))
    ) : (
      <p>{say('lot.about')}</p>
    )}
  </div>
)
