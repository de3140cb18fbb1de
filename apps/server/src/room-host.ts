/** What guests may ask of a room. Every act is acknowledged after it is on disk, or refused with a reason. */
import { type Kind, type Refusal, type Result, refusal } from '@vigil/kernel'
import { StoreFault } from '@vigil/store'
import {
  type Act,
  type Actor,
  actIn,
  type Came,
  changeCompany,
  correctionsIn,
  glanceTexts,
  isOffered,
  optionsFor,
  shownCompany,
  voteIn,
} from '@vigil/table/room'
import { type ReplyOf, type RequestOf, WIRE_VERSION } from '@vigil/table/wire'
import { noBus } from './bus.ts'
import { catchUp } from './catch-up.ts'
import { grow, regroup } from './growth.ts'
import { frame, type Guest } from './guest.ts'
import { type Hosted, inTurn, storeRefusal } from './hosted.ts'
import { hashKey, newKey } from './key.ts'
import { dismiss, refuse, revealed, tell, tellOthers, wordsFor } from './telling.ts'

/** How much of what was said a newcomer hears. */
const LINES = 100

const chairsHere = ({ guests }: Hosted): number[] =>
  [...new Set([...guests].flatMap(({ chair }) => (chair === 'spectator' ? [] : [chair])))].sort((a, b) => a - b)

const watchingHere = ({ guests }: Hosted): number => [...guests].filter(({ chair }) => chair === 'spectator').length

const present = (hosted: Hosted): number[] =>
  [...new Set([...chairsHere(hosted), ...hosted.elsewhere.chairs()])].sort((a, b) => a - b)

const watching = (hosted: Hosted): number => watchingHere(hosted) + hosted.elsewhere.watching()

/** `asks`: the others are to say who is with them. */
export const tellWhoIsHere = (hosted: Hosted, asks = false): void => {
  const { id, means } = hosted
  if (means.bus === noBus) return
  means.bus.tell({ is: 'present', room: id, chairs: chairsHere(hosted), watching: watchingHere(hosted), asks })
}

const tellPresentNow = (hosted: Hosted): void =>
  tell(hosted, { t: 'present', present: present(hosted), watching: watching(hosted) })

/** From so many on a room is a crowd: told of everybody who comes, ten thousand would get fifty million frames. */
const CROWD = 32
const CROWD_MS = 500
const tellingSoon = new WeakSet<Hosted>()

export const tellPresent = (hosted: Hosted): void => {
  if (hosted.guests.size <= CROWD) return tellPresentNow(hosted)
  if (tellingSoon.has(hosted)) return
  tellingSoon.add(hosted)
  setTimeout(() => {
    tellingSoon.delete(hosted)
    tellPresentNow(hosted)
  }, CROWD_MS).unref()
}

const welcome = async (hosted: Hosted, guest: Guest): Promise<void> => {
  const { id, means, commitment } = hosted
  const said = await means.store.lines(id, LINES)
  const { room } = hosted
  const { chair } = guest
  const welcomed: Omit<ReplyOf<Kind, 'welcome'>, 'glance'> = {
    t: 'welcome',
    v: WIRE_VERSION,
    you: { chair: chair === 'spectator' ? null : chair },
    company: shownCompany(room.company),
    present: present(hosted),
    watching: watching(hosted),
    lines: said.map(({ chair: by = null, ...line }) => ({ ...line, chair: by })),
    commitment,
    ...revealed(hosted),
  }
  const head = JSON.stringify(welcomed).slice(0, -1)
  guest.send(glanceTexts(room, means.playable, (text) => `${head},"glance":${text}}`)(chair))
}

/** Whatever goes wrong with the store is said to whoever asked, and to the log. */
const asked = (hosted: Hosted, guest: Guest, tag: string | null, work: () => Promise<void>): Promise<void> =>
  inTurn(hosted, work).catch((error: unknown) => {
    hosted.means.fault(error, hosted.id)
    // Nobody knows whether it was kept: whoever asked comes back, and sends it again.
    if (error instanceof StoreFault && error.code === 'unsure') throw error
    refuse(hosted, guest, tag, storeRefusal(error))
  })

/** Tags are their chair's own: nobody can guess or use up somebody else's. */
const tagOf = (guest: Guest, tag: string): string => `${guest.chair}:${tag}`

const actorOf = (hosted: Hosted, chair: number, as: Actor['as']): Actor => ({
  chair,
  as,
  // Looked up only where somebody has to agree.
  present: () => present(hosted),
})

/** Does what was decided, and tells whoever asked how it went. */
const carryOut = async (hosted: Hosted, guest: Guest, tag: string, came: Came<Kind>): Promise<void> => {
  if (guest.chair === 'spectator') return
  if (came.is === 'asked') {
    if (await regroup(hosted, came.company)) return guest.send(frame({ t: 'kept', tag, seq: hosted.room.match.seq }))
    return refuse(hosted, guest, tag, refusal('act.stale'))
  }
  const full = tagOf(guest, tag)
  const kept = await grow(hosted, came.moved, came.because, { chair: guest.chair, tag: full })
  const seq = hosted.tags.get(full)
  if (seq !== undefined) guest.send(frame({ t: 'kept', tag, seq }))
  else refuse(hosted, guest, tag, refusal(kept === 'gone' ? 'room.none' : 'act.stale'))
}

/** Sent again by somebody who missed the acknowledgement: they get it now. */
const wasKept = (hosted: Hosted, guest: Guest, tag: string): boolean => {
  const seq = hosted.tags.get(tagOf(guest, tag))
  if (seq !== undefined) guest.send(frame({ t: 'kept', tag, seq }))
  return seq !== undefined
}

const SPECTATOR = refusal('room.notYours', '', { seat: 0 })

/** Throws where the store cannot be read: nobody sits before an empty table. */
export const enter = (hosted: Hosted, guest: Guest, name: string | undefined): Promise<void> =>
  inTurn(hosted, async () => {
    const { chair } = guest
    hosted.guests.add(guest)
    const sits = chair === 'spectator' ? undefined : hosted.room.company.chairs[chair]
    if (chair !== 'spectator' && sits?.name === '' && name !== undefined) {
      const named = changeCompany(hosted.room.company, chair, { do: 'name', name }, { key: '', bots: [] })
      // A name that cannot be kept keeps nobody out.
      if (named.ok) await regroup(hosted, named.value).catch((error: unknown) => hosted.means.fault(error, hosted.id))
    }
    await welcome(hosted, guest)
    tellPresent(hosted)
    tellWhoIsHere(hosted, hosted.guests.size === 1)
  }).catch((error: unknown) => {
    hosted.guests.delete(guest)
    hosted.means.fault(error, hosted.id)
    throw error
  })

export const leave = (hosted: Hosted, guest: Guest): void => {
  if (!hosted.guests.delete(guest)) return
  tellPresent(hosted)
  tellWhoIsHere(hosted)
}

export const look = (hosted: Hosted, guest: Guest): Promise<void> =>
  asked(hosted, guest, null, () => welcome(hosted, guest))

export const act = (hosted: Hosted, guest: Guest, { tag, seq, act }: RequestOf<'act'>): Promise<void> =>
  asked(hosted, guest, tag, async () => {
    if (guest.chair === 'spectator') return refuse(hosted, guest, tag, SPECTATOR)
    if (wasKept(hosted, guest, tag)) return
    // Whoever comes from another server may have seen more than we have.
    if (seq > hosted.room.match.seq) await catchUp(hosted)
    if (seq !== hosted.room.match.seq) return refuse(hosted, guest, tag, refusal('act.stale'))
    const came = actIn(hosted.room, actorOf(hosted, guest.chair, 'person'), act as Act<Kind>)
    return came.ok ? carryOut(hosted, guest, tag, came.value) : refuse(hosted, guest, tag, came.why)
  })

export const vote = (hosted: Hosted, guest: Guest, { tag, yes }: RequestOf<'vote'>): Promise<void> =>
  asked(hosted, guest, tag, async () => {
    if (guest.chair === 'spectator') return refuse(hosted, guest, tag, SPECTATOR)
    if (wasKept(hosted, guest, tag)) return
    const voted = voteIn(hosted.room, guest.chair, yes)
    if (!voted.ok) return refuse(hosted, guest, tag, voted.why)
    const { value } = voted
    return carryOut(hosted, guest, tag, value.is === 'refused' ? { ...value, is: 'asked' } : value)
  })

const changed = (hosted: Hosted, chair: number, change: RequestOf<'change'>['change'], key: string) =>
  changeCompany(hosted.room.company, chair, dropUndefined(change), {
    key: hashKey(key),
    bots: Object.keys(hosted.means.playable.bots),
  })

/** What was left out of the options is left as it is. */
const dropUndefined = (change: RequestOf<'change'>['change']): Parameters<typeof changeCompany>[2] =>
  JSON.parse(JSON.stringify(change))

const sendAway = (hosted: Hosted, chair: number): void => {
  for (const other of [...hosted.guests]) if (other.chair === chair) dismiss(hosted, other)
}

export const change = (hosted: Hosted, guest: Guest, request: RequestOf<'change'>): Promise<void> =>
  asked(hosted, guest, request.tag, async () => {
    const { tag, change } = request
    if (guest.chair === 'spectator') return refuse(hosted, guest, tag, refusal('room.host'))
    const key = newKey()
    // Somebody else may have changed the company meanwhile: once more on top of that.
    for (let attempt = 0; attempt < 3; attempt++) {
      const next = changed(hosted, guest.chair, change, key)
      if (!next.ok) return refuse(hosted, guest, tag, next.why)
      if (!(await regroup(hosted, next.value))) continue
      if (change.do === 'remove') {
        sendAway(hosted, change.chair)
        guest.send(frame({ t: 'key', chair: change.chair, key }))
      }
      return guest.send(frame({ t: 'kept', tag, seq: hosted.room.match.seq }))
    }
    return refuse(hosted, guest, tag, refusal('act.stale'))
  })

export const say = (hosted: Hosted, guest: Guest, { tag, text }: RequestOf<'say'>): Promise<void> =>
  asked(hosted, guest, tag, async () => {
    const { chair } = guest
    if (chair === 'spectator' || hosted.room.company.chairs[chair]?.muted)
      return refuse(hosted, guest, tag, refusal('room.muted'))
    const at = hosted.means.now()
    const n = await hosted.means.store.say(hosted.id, { chair, text, at })
    if (n === undefined) return refuse(hosted, guest, tag, refusal('room.none'))
    // Somebody elsewhere may have spoken before.
    if (n > hosted.lines) await catchUp(hosted)
    else {
      hosted.lines = n + 1
      tell(hosted, { t: 'line', line: { n, chair, text, at } })
    }
    tellOthers(hosted)
    return guest.send(frame({ t: 'kept', tag, seq: hosted.room.match.seq }))
  })

export const point = (hosted: Hosted, guest: Guest, { tag, decision, pick }: RequestOf<'point'>): Promise<void> =>
  asked(hosted, guest, tag, async () => {
    const { chair } = guest
    if (chair === 'spectator' || hosted.room.company.chairs[chair]?.muted)
      return refuse(hosted, guest, tag, refusal('room.muted'))
    if (decision !== `d${hosted.room.match.seq}` || !isOffered(hosted.room, pick))
      return refuse(hosted, guest, tag, refusal('point.not'))
    const pointed: ReplyOf<Kind, 'point'> = { t: 'point', by: chair, decision, pick }
    tell(hosted, pointed)
    hosted.means.bus.tell({ is: 'frame', room: hosted.id, text: frame(pointed) })
    return guest.send(frame({ t: 'kept', tag, seq: hosted.room.match.seq }))
  })

export const list = (hosted: Hosted, guest: Guest, { tag, of }: RequestOf<'list'>): Promise<void> =>
  asked(hosted, guest, tag, async () => {
    const { room } = hosted
    if (guest.chair === 'spectator') return refuse(hosted, guest, tag, SPECTATOR)
    const { seq } = room.match
    if (of === 'options') {
      const options = optionsFor(room, guest.chair)
      if (!options.ok) return refuse(hosted, guest, tag, options.why)
      return guest.send(frame({ t: 'list', of, tag, seq, options: options.value }))
    }
    const corrections = correctionsIn(room)
    if (!corrections.ok) return refuse(hosted, guest, tag, corrections.why)
    return guest.send(frame({ t: 'list', of, tag, seq, corrections: corrections.value }))
  })

/** A bot's answer for a chair. Nothing happens where the match has moved on meanwhile. */
export const answerFor = (
  hosted: Hosted,
  chair: number,
  seq: number,
  answer: () => Act<Kind>,
): Promise<Result<true, Refusal>> =>
  inTurn(hosted, async () => {
    if (seq !== hosted.room.match.seq) return { ok: false, why: refusal('act.stale') }
    const came = actIn(hosted.room, actorOf(hosted, chair, 'bot'), answer())
    if (!came.ok) return came
    if (came.value.is !== 'moved') return { ok: false, why: refusal('act.stale') }
    const kept = await grow(hosted, came.value.moved, came.value.because, { chair })
    return kept === 'kept' ? { ok: true, value: true } : { ok: false, why: refusal('act.stale') }
  })

/** The room where the same people play again; false where somebody else has made one. */
export const goTo = (hosted: Hosted, next: string): Promise<boolean> =>
  inTurn(hosted, async () => {
    if (hosted.room.company.next !== null) return false
    return regroup(hosted, { ...hosted.room.company, next })
  })

export const closeAll = (hosted: Hosted, why: Refusal): void => {
  const last = frame({ t: 'bye', refusal: why, text: wordsFor(hosted, why) })
  for (const guest of [...hosted.guests]) guest.close(last)
}
