/** A referee's correction: what the table says wins over what the page says. Built from what the game offers. */
import type { ES } from '@vigil/elder-sign'
import type { Correctable } from '@vigil/kernel'
import type { ReactNode } from 'react'
import type { CorrectionProps } from '../../face.ts'
import { CorrectionForm } from '../../parts/correction-form.tsx'
import { useCorrections, useMoment } from '../../sitting/sitting.ts'
import { phrases, useWords } from '../../words/phrases.ts'
import type { ElderSignSpeech } from '../speech.ts'

const correctionWords = phrases({
  en: {
    intro:
      'Put right what differs from your table. A correction is written down, can be taken back, and marks the game.',
    'set.sanity': 'Sanity',
    'set.stamina': 'Stamina',
    'set.clues': 'Clues',
    'set.doom': 'Doom',
    'set.signs': 'Elder Signs',
    'set.clock': 'Clock (hours past XII)',
    give: 'Give a {deck, select, common {Common Item} unique {Unique Item} spell {Spell} other {card}}',
    'give.ally': 'Give an Ally',
    take: 'Take back a {deck, select, common {Common Item} unique {Unique Item} spell {Spell} other {card}}',
    'take.ally': 'Take back an Ally',
    to: 'New value',
    card: 'Card',
    seat: 'Investigator',
    do: 'Correct',
    museum: 'The museum',
    cards: 'Cards',
    none: 'Nothing can be corrected while dice or cards are awaited.',
  },
  de: {
    intro:
      'Berichtige, was an eurem Tisch anders ist. Eine Berichtigung wird aufgeschrieben, lässt sich zurücknehmen und kennzeichnet das Spiel.',
    'set.sanity': 'Verstand',
    'set.stamina': 'Ausdauer',
    'set.clues': 'Hinweise',
    'set.doom': 'Verderben',
    'set.signs': 'Ältere Zeichen',
    'set.clock': 'Uhr (Stunden nach XII)',
    give: '{deck, select, common {Gewöhnlichen Gegenstand} unique {Einzigartigen Gegenstand} spell {Zauber} other {Karte}} geben',
    'give.ally': 'Verbündeten geben',
    take: '{deck, select, common {Gewöhnlichen Gegenstand} unique {Einzigartigen Gegenstand} spell {Zauber} other {Karte}} zurücknehmen',
    'take.ally': 'Verbündeten zurücknehmen',
    to: 'Neuer Wert',
    card: 'Karte',
    seat: 'Ermittler',
    do: 'Berichtigen',
    museum: 'Das Museum',
    cards: 'Karten',
    none: 'Solange auf Würfel oder Karten gewartet wird, lässt sich nichts berichtigen.',
  },
})

type Form = Correctable<ES>
const titleKey = ({ change }: Form): keyof typeof correctionWords.en =>
  change.do === 'set' ? `set.${change.what}` : change.deck === 'ally' ? `${change.do}.ally` : change.do

const One = ({ form, sitting, speech: given }: CorrectionProps<ES> & { readonly form: Form }): ReactNode => {
  const say = useWords(correctionWords)
  const { words } = given as ElderSignSpeech
  const { view } = useMoment(sitting).glance
  const { change } = form
  const holder = change.do === 'take' ? `, ${words.seatName(change.seat, view)}` : ''
  return (
    <CorrectionForm<ES>
      form={form}
      title={`${say(titleKey(form), { deck: 'deck' in change ? change.deck : '' })}${holder}`}
      act={say('do')}
      labelOf={(field) => say(field === 'card' || field === 'seat' ? field : 'to')}
      nameOf={(field, value) => {
        if (field === 'card') return words.nameOf(String(value))
        return field === 'seat' ? words.seatName(Number(value), view) : String(value)
      }}
      onCorrect={sitting.correct}
    />
  )
}

export const Corrections = (props: CorrectionProps<ES>): ReactNode => {
  const say = useWords(correctionWords)
  const { sitting, speech } = props
  const { view, seq } = useMoment(sitting).glance
  const known = useCorrections(sitting)
  const forms = known ?? []
  const ofSeat = (seat: number): Form[] =>
    forms.filter(({ change }) => change.do === 'set' && 'seat' in change && change.seat === seat)
  const list = (some: readonly Form[]): ReactNode =>
    some.map((form) => <One key={`${seq}:${JSON.stringify(form.change)}`} {...props} form={form} />)
  return (
    <div className="corrections">
      <p>{say('intro')}</p>
      {known?.length === 0 && <p>{say('none')}</p>}
      <h3>{say('museum')}</h3>
      {list(forms.filter(({ change }) => change.do === 'set' && !('seat' in change)))}
      {view.people.map(({ seat }) =>
        ofSeat(seat).length > 0 ? (
          <section key={seat}>
            <h3>{speech.seatName(seat, view)}</h3>
            {list(ofSeat(seat))}
          </section>
        ) : null,
      )}
      <h3>{say('cards')}</h3>
      {list(forms.filter(({ change }) => change.do !== 'set'))}
    </div>
  )
}
