/** A table for people in several places: who sits where, what holds there, and the links to it. */
import type { Refusal } from '@vigil/kernel'
import { ROOM_OPTIONS, type RoomOptions } from '@vigil/table/room'
import type { NewRoom, RoomMade } from '@vigil/table/wire'
import { type ReactNode, useMemo, useState } from 'react'
import { BOTS } from '../../advice/adviser.ts'
import type { ScreenProps } from '../../app.tsx'
import { myName, rememberName, rememberTable } from '../../online/my-tables.ts'
import { NameField } from '../../online/name-field.tsx'
import { whyNot } from '../../online/online-words.ts'
import { makeRoom, type ServedGame } from '../../online/server.ts'
import { useServed } from '../../online/use-served.ts'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Link } from '../../parts/link.tsx'
import { Toggle } from '../../parts/toggle.tsx'
import { TopBar } from '../../parts/top-bar.tsx'
import { useSettings } from '../../settings/settings.ts'
import { useWords } from '../../words/phrases.ts'
import { rememberedSetup } from '../setup/remembered.ts'
import '../setup/setup.css'
import { type Unpacked, useFace } from '../setup/use-face.ts'
import { hostWords } from './host-words.ts'
import { Made } from './made.tsx'
import { OptionsForm } from './options-form.tsx'
import { chairsFor, firstPlan, type Sits, seatNames } from './seat-plan.ts'
import { SeatPlan } from './seat-plan-panel.tsx'
import './host.css'

interface Wanted {
  readonly setup: unknown
  readonly plan: readonly Sits[]
  readonly options: RoomOptions
  readonly name: string
  readonly realDice: boolean
}

const roomFor = (game: string, { setup, plan, options, name, realDice }: Wanted): NewRoom => ({
  game,
  setup: setup as NewRoom['setup'],
  options,
  chairs: chairsFor(plan),
  ...(name.trim() !== '' && { name: name.trim() }),
  ...(realDice && { chance: 'ask' as const }),
})

const remember = (game: string, { room, chairs, watch }: RoomMade): void =>
  rememberTable({
    room,
    key: chairs[0]?.key ?? '',
    game,
    chair: 0,
    summary: '',
    over: false,
    at: Date.now(),
    keys: chairs.map(({ key }) => key),
    watch,
  })

const setupOf = (face: Unpacked['face']): unknown => {
  const checked = face.game.check(rememberedSetup(face.id)?.setup)
  return checked.ok ? checked.value : face.defaultSetup()
}

const firstWanted = (face: Unpacked['face'], seats: number): Wanted => {
  const last = rememberedSetup(face.id)
  return {
    setup: setupOf(face),
    plan: firstPlan(seats, last?.seating ?? [], BOTS),
    options: ROOM_OPTIONS,
    name: myName(),
    realDice: last?.realDice ?? false,
  }
}

interface BarProps extends Unpacked {
  readonly busy: boolean
  readonly trouble: Refusal | undefined
  readonly onMake: () => void
}

const MakeBar = ({ face, speech, busy, trouble, onMake }: BarProps): ReactNode => {
  const say = useWords(hostWords)
  return (
    <section className="setup-bar" aria-label={say('make')}>
      <div className="setup-sum">
        <p className="setup-trouble" role="alert">
          {trouble && whyNot(trouble, speech.language, (why) => speech.refusal(why))}
        </p>
      </div>
      <Link to={{ at: 'setup', game: face.id }} className="btn quiet">
        {say('back')}
      </Link>
      <Button look="primary" isDisabled={busy} onPress={onMake}>
        <LineIcon name="users" /> {say(busy ? 'making' : 'make')}
      </Button>
    </section>
  )
}

interface FormProps extends Unpacked {
  readonly served: ServedGame
  readonly onMade: (made: RoomMade, wanted: Wanted) => void
}

const HostForm = ({ face, speech, served, onMade }: FormProps): ReactNode => {
  const say = useWords(hostWords)
  const names = useMemo(() => seatNames(face, speech, setupOf(face)), [face, speech])
  const [wanted, want] = useState(() => firstWanted(face, names.length))
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Refusal>()
  const change = (part: Partial<Wanted>): void => want({ ...wanted, ...part })
  const make = async (): Promise<void> => {
    setBusy(true)
    const made = await makeRoom(roomFor(face.id, wanted))
    setBusy(false)
    if (!made.ok) return setTrouble(made.why)
    rememberName(wanted.name.trim())
    remember(face.id, made.value)
    onMade(made.value, wanted)
  }
  const bots = BOTS.filter((bot) => served.bots.includes(bot))
  return (
    <>
      <main className="setup-main host-main" tabIndex={-1}>
        <SeatPlan names={names} plan={wanted.plan} bots={bots} onChange={(plan) => change({ plan })}>
          <NameField name={wanted.name} onChange={(name) => change({ name })} />
        </SeatPlan>
        <section className="panel setup-panel" aria-labelledby="host-rules">
          <h2 id="host-rules">{say('rules')}</h2>
          <OptionsForm
            options={wanted.options}
            onChange={(options) => change({ options: { ...wanted.options, ...options } })}
          />
          <Toggle
            label={say('dice')}
            about={say('diceAbout')}
            isOn={wanted.realDice}
            onChange={(realDice) => change({ realDice })}
          />
        </section>
      </main>
      <MakeBar {...{ face, speech, busy, trouble }} onMake={() => void make()} />
    </>
  )
}

const Host = (unpacked: Unpacked): ReactNode => {
  const say = useWords(hostWords)
  const { face } = unpacked
  const served = useServed(face.id)
  const [made, setMade] = useState<{ readonly made: RoomMade; readonly wanted: Wanted }>()
  if (made) {
    const { plan, options } = made.wanted
    const bots = chairsFor(plan).map(({ bot }) => typeof bot === 'string')
    return (
      <main className="page" tabIndex={-1}>
        <Made game={face.title} made={made.made} bots={bots} spectators={options.spectators} />
      </main>
    )
  }
  if (served === undefined) return <main className="page" tabIndex={-1} />
  if (served === 'none')
    return (
      <main className="page" tabIndex={-1}>
        <p>{say('none')}</p>
      </main>
    )
  return <HostForm {...unpacked} served={served} onMade={(room, wanted) => setMade({ made: room, wanted })} />
}

export default function HostScreen({ address }: ScreenProps<'host'>): ReactNode {
  const say = useWords(hostWords)
  const { language } = useSettings()
  const unpacked = useFace(address.game, language)
  return (
    <div className="setup">
      <TopBar title={say('title', { game: unpacked?.face.title ?? address.game })} />
      {unpacked ? (
        <Host key={unpacked.face.id} {...unpacked} />
      ) : (
        <main className="page" tabIndex={-1}>
          <p>{say('none')}</p>
        </main>
      )}
    </div>
  )
}
