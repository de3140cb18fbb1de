/** From what a player typed or picked to a set-up of Elder Sign. */
import { keyOfChoice, MOST_SEATS, type Pack, type Setup } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import { Fault } from '../fault.ts'
import type { SetupFlags } from '../flags.ts'
import type { Draft, SetupQuestion } from '../shelf.ts'
import { idOf, investigatorsIn } from '../typed-name.ts'
import { rulesQuestion } from './rules-questions.ts'
import { byLot, choiceOf, DRAFT, RANDOM } from './typed-rules.ts'

const countOf = (players: string | undefined, named: number): number => {
  if (players === undefined) return Math.max(1, named)
  const n = Number(players)
  if (!Number.isInteger(n) || n < 1 || n > MOST_SEATS)
    throw new Fault(`Elder Sign is for 1 to ${MOST_SEATS} players, and "${players}" is not such a number.`)
  if (n < named) throw new Fault(`${named} investigators were named for ${n} player${n === 1 ? '' : 's'}.`)
  return n
}

export const setupOf = (pack: Pack, flags: SetupFlags): Setup => {
  const named = investigatorsIn(flags.investigators, pack.investigators, byLot)
  const count = countOf(flags.players, named.length)
  const against = flags.ancientOne ?? RANDOM
  return {
    ...choiceOf(flags),
    investigators: [...named, ...Array<string>(count - named.length).fill(RANDOM)],
    ancientOne: byLot(against) ?? idOf(against, pack.ancientOnes, 'Ancient One'),
  }
}

const ask = (title: string, choices: SetupQuestion['choices']): SetupQuestion => ({ title, choices })

const players = (draft: Draft): SetupQuestion =>
  ask(
    'How many of you are there?',
    Array.from({ length: MOST_SEATS }, (_, i) => ({
      label: i === 0 ? 'One investigator' : `${i + 1} investigators`,
      detail: i === 0 ? 'Alone in the museum at night.' : 'One for each player; you win or lose together.',
      next: { ...draft, players: String(i + 1) },
    })),
  )

const investigators = (pack: Pack, words: Words, draft: Draft, count: number): SetupQuestion => {
  const taken = draft.investigators ?? []
  const left = pack.investigators.filter(({ id }) => !taken.includes(id))
  const rest = Array<string>(count - taken.length).fill(RANDOM)
  const title = count === 1 ? 'Who are you?' : `Who does player ${taken.length + 1} of ${count} play?`
  return ask(title, [
    {
      label: rest.length === 1 ? 'Let chance decide' : 'Let chance decide for everybody left',
      detail: 'Drawn from the box when the game begins.',
      next: { ...draft, investigators: [...taken, ...rest] },
    },
    {
      label: rest.length === 1 ? 'Draft' : 'Draft for everybody left',
      detail: 'Three are drawn when the game begins, and you pick one.',
      next: { ...draft, investigators: [...taken, ...rest.map(() => DRAFT)] },
    },
    ...left.map((card) => ({
      label: `${card.name}, ${card.title}`,
      detail: words.investigatorText(card),
      next: { ...draft, investigators: [...taken, card.id] },
    })),
  ])
}

const ancientOnes = (pack: Pack, words: Words, draft: Draft): SetupQuestion =>
  ask('Which Ancient One stirs?', [
    { label: 'Let chance decide', detail: 'Drawn from the box.', next: { ...draft, ancientOne: RANDOM } },
    { label: 'Draft', detail: 'Three are drawn, and you pick one.', next: { ...draft, ancientOne: DRAFT } },
    ...pack.ancientOnes.map((card) => ({
      label: card.name,
      detail: words.ancientOneText(card, keyOfChoice(choiceOf(draft))),
      next: { ...draft, ancientOne: card.id },
    })),
  ])

/** What is still to be asked, or undefined once everything is known. */
export const nextQuestion = (pack: Pack, words: Words, draft: Draft): SetupQuestion | undefined => {
  const rules = rulesQuestion({ pack, words }, draft)
  if (rules) return rules
  if (draft.players === undefined) return players(draft)
  const count = countOf(draft.players, 0)
  if ((draft.investigators?.length ?? 0) < count) return investigators(pack, words, draft, count)
  return draft.ancientOne === undefined ? ancientOnes(pack, words, draft) : undefined
}

export const setupOfDraft = (pack: Pack, draft: Draft): Setup =>
  setupOf(pack, { ...draft, investigators: draft.investigators?.join(',') ?? '' })

/** House rules or a difficulty on the command line: the rest of the rules is as printed. */
const saysHow = (flags: SetupFlags): boolean =>
  flags.with !== undefined || flags.hours !== undefined || flags.events !== undefined

/** What the command line said; investigators named there are not asked for again. */
export const draftOf = (pack: Pack, flags: SetupFlags): Draft => {
  const { investigators: typed, ...given } = flags
  const named = typed === undefined ? undefined : setupOf(pack, flags).investigators
  return {
    ...given,
    ...(named && { investigators: named, players: String(named.length) }),
    ...(saysHow(flags) && { settled: true }),
  }
}
