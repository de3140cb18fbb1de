/** The skills of an investigator with their levels in words. */
import type { Words } from '@vigil/death-may-die/text'
import type { ReactNode } from 'react'
import { Tip } from '../../parts/tip.tsx'
import { useWords } from '../../words/phrases.ts'
import { skillAnchor } from '../anchor.ts'
import { tableWords } from '../table-words.ts'
import type { PersonProps } from './person-model.ts'

interface SkillProps extends PersonProps {
  readonly id: string
  readonly level: number
}

const Levels = ({ level, most }: { readonly level: number; readonly most: number }): ReactNode => (
  <span className="lv" aria-hidden="true">
    {Array.from({ length: most }, (_, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number
      <i key={n} className={n < level ? 'on' : ''} />
    ))}
  </span>
)

/** What each level gives, for those who look closer. */
const useAllLevels = (id: string, words: Words): ReactNode => {
  const say = useWords(tableWords)
  const card = words.pack.skills.find((each) => each.id === id)
  return card?.levels.map((_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number
    <span key={i} className="tip-line">
      <b>{say('level.n', { n: i + 1 })}</b> {words.skillText(card, i + 1)}
    </span>
  ))
}

const Skill = ({ id, level, model, words, onPress }: SkillProps): ReactNode => {
  const say = useWords(tableWords)
  const card = words.pack.skills.find((each) => each.id === id)
  const all = useAllLevels(id, words)
  const anchor = skillAnchor(id)
  const open = model.lit.includes(anchor)
  const text = card ? words.skillText(card, level) : ''
  const next = card && level < card.levels.length ? words.skillText(card, level + 1) : ''
  const inner = (
    <>
      <b>{words.nameOf(id)}</b>
      <Levels level={level} most={Math.max(level, card?.levels.length ?? 0)} />
      <span className="vh">{say('level.n', { n: level })}</span>
      <small>{text}</small>
      {next !== '' && (
        <small className="next">
          {say('level.n', { n: level + 1 })}: {next}
        </small>
      )}
    </>
  )
  return (
    <li>
      <Tip text={all}>
        {open ? (
          <button type="button" className="skill lit" data-anchor={anchor} onClick={() => onPress(anchor)}>
            {inner}
          </button>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its levels are read on focus
          <div className="skill" data-anchor={anchor} tabIndex={0}>
            {inner}
          </div>
        )}
      </Tip>
    </li>
  )
}

export const Skills = (props: PersonProps): ReactNode => {
  const say = useWords(tableWords)
  return (
    <ul className="skills" aria-label={say('skills')}>
      {props.model.person.skills.map(({ skill, level }) => (
        <Skill key={skill} id={skill} level={level} {...props} />
      ))}
    </ul>
  )
}
