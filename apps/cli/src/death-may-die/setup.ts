/** From what a player typed or picked to a set-up of Death May Die. */
import { type EpisodeCard, FEWEST_SEATS, MOST_SEATS, type Pack, type Setup } from '@vigil/death-may-die'
import type { Words } from '@vigil/death-may-die/text'
import { Fault } from '../fault.ts'
import type { SetupFlags } from '../flags.ts'
import type { Draft, SetupQuestion } from '../shelf.ts'
import { idOf, investigatorsIn } from '../typed-name.ts'

const RANDOM = 'random'

const byLot = (typed: string): string | undefined => (typed.trim().toLowerCase() === RANDOM ? RANDOM : undefined)

const playersOf = (typed: string | undefined): number | undefined => {
  if (typed === undefined) return undefined
  const n = Number(typed)
  if (Number.isInteger(n) && n >= 1 && n <= MOST_SEATS) return n
  throw new Fault(`Death May Die is for 1 to ${MOST_SEATS} players, and "${typed}" is not such a number.`)
}

/** DMD-SOLO-01: a solo player runs two; where more are named than play, somebody runs several. */
const seatsOf = (players: number | undefined, named: number): number => Math.max(players ?? 0, named, FEWEST_SEATS)

/** An episode goes by its number, too. */
const episodeOf = (pack: Pack, typed: string): string =>
  pack.episodes.find(({ number }) => String(number) === typed.trim())?.id ?? idOf(typed, pack.episodes, 'episode')

export const setupOf = (pack: Pack, { players, investigators, episode, elderOne }: SetupFlags): Setup => {
  const named = investigatorsIn(investigators, pack.investigators, byLot)
  if (named.length > MOST_SEATS)
    throw new Fault(`${named.length} investigators were named, and the game is for at most ${MOST_SEATS}.`)
  const count = seatsOf(playersOf(players), named.length)
  return {
    elderOne: byLot(elderOne ?? RANDOM) ?? idOf(elderOne ?? '', pack.elderOnes, 'Elder One'),
    episode: byLot(episode ?? RANDOM) ?? episodeOf(pack, episode ?? ''),
    investigators: [...named, ...Array<string>(count - named.length).fill(RANDOM)],
  }
}

/** What the command line said; investigators named there are not asked for again. */
export const draftOf = (pack: Pack, flags: SetupFlags): Draft => {
  const { investigators: typed, players, episode, elderOne } = flags
  const setup = setupOf(pack, flags)
  const named = typed === undefined ? undefined : setup.investigators
  return {
    ...(players !== undefined && { players }),
    ...(episode !== undefined && { episode: setup.episode }),
    ...(elderOne !== undefined && { elderOne: setup.elderOne }),
    ...(named && { investigators: named, players: players ?? String(named.length), seats: named.length }),
  }
}

const ask = (title: string, choices: SetupQuestion['choices']): SetupQuestion => ({ title, choices })

const PLAYERS = ['One player', 'Two players', 'Three players', 'Four players', 'Five players']

const players = (draft: Draft): SetupQuestion =>
  ask(
    'How many of you are there?',
    PLAYERS.map((label, i) => ({
      label,
      detail:
        i === 0 ? 'You run two investigators and take turns with them. [DMD-SOLO-01]' : 'You win or lose together.',
      next: { ...draft, players: String(i + 1) },
    })),
  )

/** Any player may run several. */
const seats = (draft: Draft, count: number): SetupQuestion => {
  const least = Math.max(FEWEST_SEATS, count)
  return ask(
    'How many investigators do you run?',
    Array.from({ length: MOST_SEATS - least + 1 }, (_, i) => ({
      label: `${least + i} investigators${i === 0 ? (count === 1 ? ', as the rules have it' : ', one each') : ''}`,
      detail:
        i === 0
          ? 'As many as the rules have it. [DMD-SETUP-08]'
          : 'Somebody runs more than one. More turns, and more Mythos cards.',
      next: { ...draft, seats: least + i },
    })),
  )
}

const lot = (draft: Draft, what: 'episode' | 'elderOne') => ({
  label: 'Let chance decide',
  detail: 'Drawn from the box when the game begins.',
  next: { ...draft, [what]: RANDOM },
})

const episodeDetail = ({ setting, opening, goal }: EpisodeCard): string => `${setting}. ${opening} ${goal.summary}`

const episodes = (pack: Pack, draft: Draft): SetupQuestion =>
  ask('Which episode?', [
    lot(draft, 'episode'),
    ...pack.episodes.map((card) => ({
      label: `Episode ${card.number}, ${card.name}`,
      detail: episodeDetail(card),
      next: { ...draft, episode: card.id },
    })),
  ])

const elderOnes = (pack: Pack, words: Words, draft: Draft): SetupQuestion =>
  ask('Which Elder One is called?', [
    lot(draft, 'elderOne'),
    ...pack.elderOnes.map((card) => ({
      label: card.name,
      detail: words.elderOneText(card).join(' '),
      next: { ...draft, elderOne: card.id },
    })),
  ])

const investigators = (pack: Pack, words: Words, draft: Draft, count: number): SetupQuestion => {
  const taken = draft.investigators ?? []
  const left = pack.investigators.filter(({ id }) => !taken.includes(id))
  const rest = Array<string>(count - taken.length).fill(RANDOM)
  return ask(`Who is investigator ${taken.length + 1} of ${count}?`, [
    {
      label: rest.length === 1 ? 'Let chance decide' : 'Let chance decide for everybody left',
      detail: 'Drawn from the box when the game begins.',
      next: { ...draft, investigators: [...taken, ...rest] },
    },
    ...left.map((card) => ({
      label: `${card.name}: ${card.skills.map((skill) => words.nameOf(skill)).join(', ')}`,
      detail: firstLevels(pack, words, card.skills),
      next: { ...draft, investigators: [...taken, card.id] },
    })),
  ])
}

const firstLevels = (pack: Pack, words: Words, skills: readonly string[]): string =>
  skills
    .flatMap((id) => pack.skills.filter((skill) => skill.id === id))
    .map((skill) => `${skill.name}: ${words.skillText(skill, 1)}`)
    .join('\n')

/** What is still to be asked, or undefined once everything is known. */
export const nextQuestion = (pack: Pack, words: Words, draft: Draft): SetupQuestion | undefined => {
  const count = playersOf(draft.players)
  if (count === undefined) return players(draft)
  if (draft.seats === undefined && count < MOST_SEATS) return seats(draft, count)
  if (draft.episode === undefined) return episodes(pack, draft)
  if (draft.elderOne === undefined) return elderOnes(pack, words, draft)
  const seated = draft.seats ?? MOST_SEATS
  return (draft.investigators?.length ?? 0) < seated ? investigators(pack, words, draft, seated) : undefined
}

export const setupOfDraft = (pack: Pack, draft: Draft): Setup =>
  setupOf(pack, { ...draft, investigators: draft.investigators?.join(',') ?? '' })
