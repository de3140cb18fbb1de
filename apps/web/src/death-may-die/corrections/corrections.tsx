/** A referee's correction: what the table says wins over what the page says. Built from what the game offers. */
import type { Correction, DMD } from '@vigil/death-may-die'
import type { Correctable } from '@vigil/kernel'
import type { ReactNode } from 'react'
import type { CorrectionProps } from '../../face.ts'
import { CorrectionForm, type Value } from '../../parts/correction-form.tsx'
import { useCorrections, useMoment } from '../../sitting/sitting.ts'
import { useWords } from '../../words/phrases.ts'
import type { DeathSpeech } from '../speech.ts'
import { enemyName } from '../status.ts'
import { correctionWords } from './correction-words.ts'

type Form = Correctable<DMD>
type ChangeOf<D extends Correction['do']> = Extract<Correction, { do: D }>

interface Told {
  readonly speech: DeathSpeech
  readonly view: DMD['view']
  readonly say: ReturnType<typeof useWords<keyof typeof correctionWords.en>>
}

const figureNames = ({ speech: { words }, view }: Told, figure: number) => {
  const it = view.figures[figure]
  return { name: enemyName(words, it?.kind ?? '', view), space: words.spaceName(it?.at ?? 0, view) }
}

const tokenName = ({ speech: { words }, view }: Told, token: number): string =>
  words.nameOf(view.tokens[token]?.kind ?? '')

const TITLES: { readonly [D in Correction['do']]: (told: Told, change: ChangeOf<D>) => string } = {
  set: ({ say }, { what }) => say(`set.${what}`),
  level: ({ say, speech }, { skill }) => say('level', { name: speech.words.nameOf(skill) }),
  track: ({ say }) => say('track'),
  fire: ({ say, speech, view }, { space }) => say('fire', { name: speech.words.spaceName(space, view) }),
  marker: ({ say, speech, view }, { marker }) => {
    const episode = speech.pack.episodes.find(({ id }) => id === view.episode)
    return say('marker', { name: episode?.markers.find((card) => card.marker === marker)?.name ?? marker })
  },
  place: ({ say }) => say('place'),
  figure: (told, { figure }) => told.say('figure', figureNames(told, figure)),
  hurt: (told, { figure }) => told.say('hurt', figureNames(told, figure)),
  token: (told, { token }) => told.say('token', { name: tokenName(told, token) }),
  hold: (told, { token }) => told.say('hold', { name: tokenName(told, token) }),
  give: ({ say }, { side }) => say('give', { side }),
  take: ({ say }) => say('take'),
  mythos: ({ say }, { to }) => say('mythos', { to }),
}

/** Changes whose new value is a space. */
const PLACED: readonly Correction['do'][] = ['place', 'figure', 'token']

const valueName = ({ speech: { words }, view, say }: Told, { do: does }: Correction, field: string, value: Value) => {
  if (field === 'card') return words.nameOf(String(value))
  if (field === 'seat') return words.seatName(Number(value), view)
  if (!PLACED.includes(does)) return String(value)
  return value === 0 ? say('nowhere') : words.spaceName(Number(value), view)
}

const One = ({
  form,
  told,
  onCorrect,
}: {
  readonly form: Form
  readonly told: Told
  readonly onCorrect: (change: Correction) => void
}): ReactNode => {
  const title = TITLES[form.change.do] as (told: Told, change: Correction) => string
  return (
    <CorrectionForm<DMD>
      form={form}
      title={title(told, form.change)}
      act={told.say('do')}
      labelOf={(field) => told.say(field === 'card' || field === 'seat' ? field : 'to')}
      nameOf={(field, value) => valueName(told, form.change, field, value)}
      onCorrect={onCorrect}
    />
  )
}

const PERSON: readonly Correction['do'][] = ['set', 'level', 'place']
const STORY: readonly Correction['do'][] = ['track', 'marker']
const CARDS: readonly Correction['do'][] = ['give', 'take', 'mythos']

export const Corrections = ({ sitting, speech: given }: CorrectionProps<DMD>): ReactNode => {
  const say = useWords(correctionWords)
  const { view, seq } = useMoment(sitting).glance
  const told: Told = { speech: given as DeathSpeech, view, say }
  const known = useCorrections(sitting)
  const forms = known ?? []
  const list = (some: readonly Form[]): ReactNode =>
    some.map((form) => (
      <One key={`${seq}:${JSON.stringify(form.change)}`} form={form} told={told} onCorrect={sitting.correct} />
    ))
  const those = (kinds: readonly Correction['do'][]): Form[] => forms.filter(({ change }) => kinds.includes(change.do))
  const cards = those(CARDS)
  const things = forms.filter(({ change }) => ![...PERSON, ...STORY, ...CARDS].includes(change.do))
  return (
    <div className="corrections">
      <p>{say(known?.length === 0 ? 'none' : 'intro')}</p>
      {forms.length > 0 && things.length === 0 && <p>{say('later')}</p>}
      {those(STORY).length > 0 && <h3>{say('story')}</h3>}
      {list(those(STORY))}
      {view.people.map(({ seat }) => (
        <section key={seat}>
          <h3>{given.seatName(seat, view)}</h3>
          {list(those(PERSON).filter(({ change }) => 'seat' in change && change.seat === seat))}
        </section>
      ))}
      {things.length > 0 && <h3>{say('map')}</h3>}
      {list(things)}
      {cards.length > 0 && <h3>{say('cards')}</h3>}
      {list(cards)}
    </div>
  )
}
