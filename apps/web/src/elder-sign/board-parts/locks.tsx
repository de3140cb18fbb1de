/** Dice that lie on locks, and where. */
import type { View } from '@vigil/elder-sign'
import type { ReactNode } from 'react'
import { Die, Icon } from '../../art/index.ts'
import { dieAnchor, lockAnchor } from '../anchor.ts'
import { useScene } from '../scene.ts'
import './locks.css'
import { type PartSay, sayOf } from './part-words.ts'
import { firstPress, usePress } from './press.ts'
import { Pressable } from './pressable.tsx'

type Lock = View['locks'][number]

const dieOn = ({ dice }: View, { id }: Lock): number =>
  dice.find(({ at, on }) => at === 'lock' && on === String(id))?.id ?? -1

const Locked = ({ lock, say }: { readonly lock: Lock; readonly say: PartSay }): ReactNode => {
  const scene = useScene()
  const onPress = usePress()
  const { words, view } = scene
  const where = words.nameOf(lock.source === 'mythos' ? (view.mythos ?? 'mythos') : lock.source)
  const text = say(lock.waits ? 'lockWaits' : 'lockedAt', { where })
  const die = dieOn(view, lock)
  const anchors = [lockAnchor(lock.id), ...(die >= 0 ? [dieAnchor(die)] : [])] as const
  return (
    <li>
      <Pressable
        press={firstPress(scene, [anchors[0], ...anchors.slice(1)])}
        onPress={onPress}
        className="lk"
        label={say('breakLock', { what: `${say('die', { colour: lock.colour })}, ${text}` })}
      >
        {lock.waits ? (
          <span className={`lk-waits lk-${lock.colour}`} role="img" aria-label={say('die', { colour: lock.colour })}>
            <Icon name="padlock" />
          </span>
        ) : (
          <Die
            colour={lock.colour}
            face=""
            size="sm"
            state={{ locked: true }}
            label={say('die', { colour: lock.colour })}
          />
        )}
        <span>{text}</span>
      </Pressable>
    </li>
  )
}

export const LocksStrip = (): ReactNode => {
  const { view, language } = useScene()
  const say = sayOf(language)
  if (view.locks.length === 0) return null
  return (
    <section className="locks" aria-label={say('lockedDice')}>
      <ul>
        {view.locks.map((lock) => (
          <Locked key={lock.id} lock={lock} say={say} />
        ))}
      </ul>
    </section>
  )
}
