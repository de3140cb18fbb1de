/** The story board: episode, Elder One and stage, summoning track, discarded symbols, decks, and what is to be done. */
import type { View } from '@vigil/death-may-die'
import { clip, ends, flow, wrapWithin } from '../screen/fit.ts'
import type { Ink } from '../screen/ink.ts'
import { episodeIn, type Scene } from './scene.ts'

/** Cards with the symbol in the discard pile that advance the Elder One (DMD-EOT-04). */
const SYMBOLS = 3

/** `●●○○▲○○†`: where it has come, the red space while it is free, and the last. */
export const summoningTrack = ({ track }: View, ink: Ink): string =>
  Array.from({ length: track.spaces }, (_, i) => {
    const at = i + 1
    if (at <= track.at) return ink.red('●')
    if (at === track.spaces) return '†'
    return at === track.red ? ink.red('▲') : '○'
  }).join('')

const symbolsText = ({ symbols }: View): string =>
  '★'.repeat(Math.min(symbols, SYMBOLS)) + '☆'.repeat(Math.max(0, SYMBOLS - symbols))

const PHASES: Readonly<Record<View['phase'], string>> = {
  setup: 'set-up',
  act: 'actions',
  mythos: 'Mythos',
  meet: 'investigate or fight',
  end: 'end of turn',
}

/** What the Elder One is just now. */
const stageText = ({ view, words, ink }: Scene): string => {
  const name = ink.bold(words.nameOf(view.elderOne).toUpperCase())
  if (view.stage <= 1) return `${name} is being called`
  const figure = view.figures.at(-1)
  const hurt = figure ? `, ${figure.wounds}/${figure.health} wounds` : ''
  const { standard, bonus } = view.attack
  return `${name} stage ${view.stage} of ${view.stages}${hurt}, attacks with ${standard}+${bonus} dice`
}

const markersText = (scene: Scene): string[] =>
  scene.view.markers.flatMap(({ marker, at }) => {
    const card = episodeIn(scene)?.markers.find((each) => each.marker === marker)
    return card ? [`${card.name} ${card.values[at] ?? at}`] : []
  })

/** What must be done now: break the ritual, or live with the stage that lies there. */
const taskText = (scene: Scene): string => {
  const { view, pack, words, ink } = scene
  const elder = pack.elderOnes.find(({ id }) => id === view.elderOne)
  const stage = (view.stage > 1 && elder && words.elderOneText(elder)[view.stage - 1]) || ''
  if (view.disrupted) return [ink.green('The ritual is disrupted: kill it.'), stage].filter(Boolean).join(' ')
  const goal = episodeIn(scene)?.goal.summary ?? ''
  return [`${ink.bold('Ritual:')} ${goal}`, stage].filter(Boolean).join(' ')
}

export const headerLines = (scene: Scene, width: number, rows: number): string[] => {
  const { view, words, ink } = scene
  const title = `${ink.bold(words.nameOf(view.episode))}   ${stageText(scene)}`
  const last = view.mythosDiscard.at(-1)
  const facts = [
    `Summoning ${summoningTrack(view, ink)} ${view.track.at}/${view.track.spaces}`,
    `Symbols ${symbolsText(view)}`,
    `Mythos ${view.decks.mythos}${last ? `, last ${words.nameOf(last)}` : ''}`,
    `Discovery ${view.decks.discovery}`,
    `Fire ${view.fireLeft} left`,
    ...markersText(scene),
  ]
  const factLines = flow(facts, '   ', width).slice(0, Math.max(1, rows - 2))
  return [
    ends(title, `turn ${view.turn}, ${PHASES[view.phase]}`, width),
    ...factLines,
    ...wrapWithin(taskText(scene), width, Math.max(1, rows - 1 - factLines.length)),
  ].map((line) => clip(line, width))
}
