/** What was pressed on the way to an answer; it is forgotten with every new decision. */
import { boardOf, type DMD, type EpisodeCard, type Option, type View } from '@vigil/death-may-die'
import type { Asked } from '@vigil/table'
import { useCallback, useMemo, useState } from 'react'
import type { Moment, Sitting } from '../../sitting/sitting.ts'
import { type Anchor, type ByAnchor, optionsByAnchor, spaceAnchor } from '../anchor.ts'
import { personAt } from '../scene.ts'

export interface Drafting {
  /** Undefined while nobody here has to choose. */
  readonly asked: Asked<DMD> | undefined
  /** Answers by what is pressed for them. */
  readonly lit: ByAnchor
  /** The answers left to choose from after a press. */
  readonly within: readonly Option[] | undefined
  press(anchor: Anchor): void
  take(option: Option): void
  open(options: readonly Option[]): void
  cancel(): void
}

const askedOf = ({ glance }: Moment<DMD>): Asked<DMD> | undefined =>
  glance.waits.is === 'decision' && glance.waits.yours ? glance.waits.decision : undefined

/** Rooms next door are lit for whoever may run: pressing one runs there at once. */
const doorsteps = (asked: Asked<DMD>, view: View, episode: EpisodeCard | undefined): readonly [Anchor, Option[]][] => {
  const run = asked.options.find((option) => option.do === 'run')
  const at = personAt(view, asked.seat)?.at
  if (!run || !episode || at === undefined) return []
  return (boardOf(episode.map).next[at] ?? []).map((space) => [spaceAnchor(space), [run]])
}

const litBy = (asked: Asked<DMD> | undefined, view: View, episode: EpisodeCard | undefined): ByAnchor =>
  asked ? new Map([...doorsteps(asked, view, episode), ...optionsByAnchor(asked.options, view)]) : new Map()

/** The second half of a run that was asked for by pressing a room. */
const goOn = (sitting: Sitting<DMD>, anchor: Anchor): void => {
  const { waits } = sitting.moment().glance
  if (waits.is !== 'decision' || waits.decision.about.is !== 'run') return
  const go = waits.decision.options.find((option) => option.do === 'go' && spaceAnchor(option.to) === anchor)
  if (go) void sitting.answer([go])
}

export const useDraft = (
  sitting: Sitting<DMD>,
  moment: Moment<DMD>,
  episode: EpisodeCard | undefined,
  still: boolean,
): Drafting => {
  const asked = still ? undefined : askedOf(moment)
  const id = asked?.id ?? ''
  const { view } = moment.glance
  const [kept, keep] = useState<{ readonly id: string; readonly within?: readonly Option[] | undefined }>({ id })
  const within = kept.id === id ? kept.within : undefined
  const lit = useMemo(() => litBy(asked, view, episode), [asked, view, episode])
  const open = useCallback((options: readonly Option[]) => keep({ id, within: options }), [id])
  const cancel = useCallback(() => keep({ id }), [id])
  const take = useCallback((option: Option) => void sitting.answer([option]), [sitting])
  const press = useCallback(
    (anchor: Anchor) => {
      const there = lit.get(anchor) ?? []
      const [only] = there
      if (!only) return
      // A die is picked up first: a reroll cannot be taken back.
      const ask = there.length > 1 || (anchor.startsWith('die:') && !(within?.length === 1 && within[0] === only))
      if (ask) return open(there)
      void sitting.answer([only]).then((taken) => {
        if (taken && only.do === 'run') goOn(sitting, anchor)
      })
    },
    [lit, within, open, sitting],
  )
  return { asked, lit, within, press, take, open, cancel }
}
