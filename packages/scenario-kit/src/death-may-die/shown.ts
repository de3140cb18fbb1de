/** The table as a scenario sees it: names instead of numbers, and only what lies open. */
import { ELDER_ONE, type View } from '@vigil/death-may-die'

const hurt = (name: string, wounds: number): string => (wounds > 0 ? `${name}:${wounds}` : name)

export const shownOf = (view: View): object => ({
  episode: view.episode,
  elderOne: view.elderOne,
  phase: view.phase,
  turn: view.turn,
  active: view.active,
  actions: view.actions,
  track: view.track.at,
  stage: view.stage,
  disrupted: view.disrupted,
  elderOneAt: view.figures.find(({ kind }) => kind === ELDER_ONE)?.at ?? 0,
  elderOneWounds: view.figures.find(({ kind }) => kind === ELDER_ONE)?.wounds ?? 0,
  fireLeft: view.fireLeft,
  markers: Object.fromEntries(view.markers.map(({ marker, at }) => [marker, at])),
  discards: view.mythosDiscard,
  symbols: view.symbols,
  decks: view.decks,
  ending: view.ending,
  seats: view.people.map(({ skills, cards, tokens, ...person }) => ({
    ...person,
    skills: Object.fromEntries(skills.map(({ skill, level }) => [skill, level])),
    held: cards.map(({ card, side, wounds }) => hurt(`${card}:${side}`, wounds)),
    tokens: tokens.map(({ kind, face }) => (face ? `${kind}:${face}` : kind)),
  })),
  spaces: Object.fromEntries(
    view.spaces.map(({ id, name, fire, states, figures, people, tokens }) => [
      id,
      {
        name,
        fire,
        states,
        people: people.map((seat) => view.people[seat]?.id ?? ''),
        enemies: figures.map((i) => hurt(view.figures[i]?.kind ?? '', view.figures[i]?.wounds ?? 0)),
        tokens: tokens.map(({ kind, face, wounds }) => hurt(face ? `${kind}:${face}` : kind, wounds)),
      },
    ]),
  ),
})
