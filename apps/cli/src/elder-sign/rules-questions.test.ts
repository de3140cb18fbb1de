import { RULE_SETS, switchesOver } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { words as wordsOf } from '@vigil/elder-sign/text'
import { describe, expect, it } from 'vitest'
import type { Draft, SetupQuestion } from '../shelf.ts'
import { rulesQuestion } from './rules-questions.ts'
import { setupOfDraft } from './setup.ts'

const reader = { pack: core, words: wordsOf(core) }

const asked = (draft: Draft): SetupQuestion => {
  const question = rulesQuestion(reader, draft)
  if (!question) throw new Error('nothing is asked')
  return question
}

/** Answers with the choice that begins so. */
const choose = (draft: Draft, ...labels: string[]): Draft => {
  let now = draft
  for (const label of labels) {
    const choice = asked(now).choices.find((each) => each.label.startsWith(label))
    if (!choice)
      throw new Error(
        `${label} is not among ${asked(now)
          .choices.map((each) => each.label)
          .join(' / ')}`,
      )
    now = choice.next
  }
  return now
}

const lineOf = (seam: string, to: string): string =>
  `[ ] ${reader.words.seamName(seam)}: ${reader.words.readingText(seam, to)}`

const wild = lineOf('wild', 'one')
const revised: Draft = { rules: 'revised' }

describe('the rules, by questions', () => {
  it('names every printing, and how far it is from the usual one', () => {
    const { choices } = asked({})
    expect(choices.map(({ label }) => label)).toEqual(RULE_SETS.map(({ id }) => reader.words.ruleSetName(id)))
    for (const { detail } of choices.slice(1)) expect(detail).toMatch(/in [1-9]\d* points: vigil rules compare /)
  })

  it('are passed over with one key: the first choice leaves them as printed', () => {
    const [first] = asked(revised).choices
    expect(rulesQuestion(reader, first?.next ?? {})).toBeUndefined()
    expect(setupOfDraft(core, first?.next ?? {})).toEqual({
      rules: 'revised',
      investigators: ['random'],
      ancientOne: 'random',
    })
  })

  it('[ES-RULING-99] list every switch in words, with its rules, and turn one on and off', () => {
    const list = choose(revised, 'House rules')
    const seams = new Set(switchesOver('revised').map(({ seam }) => seam))
    const named = new Set(
      asked(list)
        .choices.slice(1)
        .map(({ label }) => label.slice(4, label.indexOf(': '))),
    )
    expect(named.size).toBe(seams.size)
    for (const { detail } of asked(list).choices.slice(1)) expect(detail).toMatch(/\[ES-[A-Z]+-\d+.*\]\nInstead of: /)
    const on = choose(list, wild)
    expect(on.with).toBe('first:wild')
    expect(asked(on).choices.map(({ label }) => label)).toContain(wild.replace('[ ]', '[x]'))
    expect(choose(on, wild.replace('[ ]', '[x]')).with).toBeUndefined()
    const setup = setupOfDraft(core, choose(on, 'Done: 1', 'Begin with these'))
    expect(setup.with).toEqual(['first:wild'])
  })

  it('[ES-DIFF-01] [ES-DIFF-02] take the hours and the Mythos cards', () => {
    const draft = choose(revised, 'Hours the clock moves: 3', '5: very hard', 'Mythos cards: all', 'easy and hard')
    expect(asked(draft).choices.map(({ label }) => label)).toContain('Hours the clock moves: 5')
    expect(setupOfDraft(core, choose(draft, 'Begin with these')).difficulty).toEqual({
      hours: 5,
      events: ['easy', 'hard'],
    })
    expect(setupOfDraft(core, choose(draft, 'None of it'))).not.toHaveProperty('difficulty')
  })

  it('say why a choice does not stand, and offer no way past it but to drop it', () => {
    const bonded = switchesOver('revised').find(({ seam }) => seam === 'paying-items')
    if (!bonded) return expect.fail('the switch has gone')
    const draft = choose(revised, 'House rules', lineOf(bonded.seam, bonded.to))
    expect(asked(draft).title.length).toBeGreaterThan('Switch house rules on and off.'.length)
    const back = asked(choose(draft, 'Done'))
    expect(back.title).not.toBe('Anything played otherwise?')
    expect(back.choices.map((each) => each.label)).not.toContain('Begin with these')
    expect(setupOfDraft(core, choose(draft, 'Done', 'None of it'))).not.toHaveProperty('with')
  })
})
