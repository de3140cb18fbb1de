/** Doom and Elder Signs, space by space. */
import { memo, type ReactNode } from 'react'
import { Icon } from '../../art/index.ts'
import { Tip } from '../../parts/tip.tsx'
import type { PartSay } from './part-words.ts'

interface DoomTrackProps {
  readonly track: readonly ('doom' | 'monster')[]
  readonly doom: number
  /** In battle the tokens are what it has left. */
  readonly awake: boolean
  readonly say: PartSay
}

interface SpaceProps {
  readonly n: number
  readonly monster: boolean
  readonly state: 'on' | 'next' | 'free'
  readonly say: PartSay
}

const Space = ({ n, monster, state, say }: SpaceProps): ReactNode => {
  const text = state === 'on' ? say('spaceDoom', { n }) : say(monster ? 'spaceMonster' : 'spaceFree', { n })
  return (
    <li className={`${state} ${monster ? 'monster' : ''}`}>
      <Tip text={text}>
        <span className="space">
          {state === 'on' ? <Icon name="sunken-eye" /> : monster && <Icon name="monster-grasp" />}
          <span className="vh">{text}</span>
        </span>
      </Tip>
    </li>
  )
}

const sameTrack = (one: DoomTrackProps, other: DoomTrackProps): boolean =>
  one.doom === other.doom &&
  one.awake === other.awake &&
  one.say === other.say &&
  one.track.join() === other.track.join()

export const DoomTrack = memo(
  ({ track, doom, awake, say }: DoomTrackProps): ReactNode => (
    <div className="ao-track">
      <p className="lab">
        <span>
          <Icon name="sunken-eye" /> {say(awake ? 'doomLeft' : 'doom')}
        </span>
        <span>
          <b>{doom}</b> {say('ofAll', { all: track.length })}
        </span>
      </p>
      <ol className="track" style={{ gridTemplateColumns: `repeat(${track.length}, 1fr)` }}>
        {track.map((space, i) => (
          <Space
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
            key={i}
            n={i + 1}
            monster={space === 'monster'}
            state={i < doom ? 'on' : i === doom && !awake ? 'next' : 'free'}
            say={say}
          />
        ))}
      </ol>
    </div>
  ),
  sameTrack,
)

interface SignTrackProps {
  readonly signs: number
  readonly needed: number
  /** Where they are carried about: those on their way, and those not found yet. */
  readonly carried?: { readonly held: number; readonly lost: number; readonly supply: number } | undefined
  readonly say: PartSay
}

const sameSigns = (one: SignTrackProps, other: SignTrackProps): boolean =>
  one.say === other.say &&
  one.signs === other.signs &&
  one.needed === other.needed &&
  JSON.stringify(one.carried) === JSON.stringify(other.carried)

const signState = (i: number, signs: number, found: number): string => (i < signs ? 'on' : i < found ? 'way' : '')

const Carried = ({ carried, say }: Pick<SignTrackProps, 'carried' | 'say'>): ReactNode =>
  carried && (
    <p className="carried">
      {say('signs.held', { held: carried.held, supply: carried.supply })}
      {carried.lost > 0 && ` · ${say('signs.lost', { n: carried.lost })}`}
    </p>
  )

export const SignTrack = memo(
  ({ signs, needed, carried, say }: SignTrackProps): ReactNode => (
    <div className="ao-track">
      <p className="lab s">
        <span>
          <Icon name="elder-sign" /> {say('signs')}
          {carried && <small> {say('signs.laid')}</small>}
        </span>
        <span>
          <b>{signs}</b> {say('ofAll', { all: needed })}
        </span>
      </p>
      <div className="signs" style={{ gridTemplateColumns: `repeat(${needed}, 1fr)` }} aria-hidden="true">
        {Array.from({ length: needed }, (_, i) => (
          <Icon
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
            key={i}
            name="elder-sign"
            className={signState(i, signs, signs + (carried ? carried.held + carried.lost : 0))}
          />
        ))}
      </div>
      <Carried carried={carried} say={say} />
    </div>
  ),
  sameSigns,
)
