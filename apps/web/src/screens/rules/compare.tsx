/** What differs between two rule sets: the readings the game plays by, and what the catalogue says of them. */
import type { Kind } from '@vigil/kernel'
import { type ReactNode, useMemo } from 'react'
import { turnTo } from '../../address.ts'
import type { ScreenProps } from '../../app.tsx'
import type { Face, RuleSets, Speech } from '../../face.ts'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Link } from '../../parts/link.tsx'
import { Picker } from '../../parts/picker.tsx'
import { TopBar } from '../../parts/top-bar.tsx'
import { useRules } from '../../rules/book.ts'
import type { Catalogue } from '../../rules/catalogue.ts'
import { comparisonOf } from '../../rules/compare.ts'
import { useSettings } from '../../settings/settings.ts'
import { boxOf } from '../../shelf.ts'
import { useWords } from '../../words/phrases.ts'
import { useFace } from '../setup/use-face.ts'
import { compareWords } from './compare-words.ts'
import { Differences, type Sides } from './differences.tsx'
import { entriesOf } from './entry.ts'
import './compare.css'

interface Asked {
  readonly game: string
  readonly a: string
  readonly b: string
}

/** What the address leaves open is the first set there is, against the one after it. */
const askedOf = ({ game, a, b }: ScreenProps<'compare'>['address'], { ids }: RuleSets<Kind>): Asked => {
  const known = (id: string | undefined, otherwise: string): string =>
    id !== undefined && ids.includes(id) ? id : otherwise
  const [first = '', second = first] = ids
  const one = known(a, b === first ? second : first)
  return { game, a: one, b: known(b, ids.find((id) => id !== one) ?? one) }
}

const show = (asked: Asked): void => turnTo({ at: 'compare', ...asked })

const Choice = ({ asked, options }: { readonly asked: Asked; readonly options: Sides['all'] }): ReactNode => {
  const say = useWords(compareWords)
  return (
    <div className="compare-choice">
      <Picker label={say('one')} value={asked.a} options={options} onChange={(a) => show({ ...asked, a })} />
      <Button look="quiet" icon label={say('swap')} onPress={() => show({ ...asked, a: asked.b, b: asked.a })}>
        <LineIcon name="swap" />
      </Button>
      <Picker label={say('other')} value={asked.b} options={options} onChange={(b) => show({ ...asked, b })} />
    </div>
  )
}

interface BesideProps {
  readonly asked: Asked
  readonly sets: RuleSets<Kind>
  readonly speech: Speech<Kind>
  readonly book: Catalogue
}

const Beside = ({ asked, sets, speech, book }: BesideProps): ReactNode => {
  const say = useWords(compareWords)
  const { game, a, b } = asked
  const options = sets.ids.map((id) => ({ id, label: sets.name(id, speech) }))
  const sides = { game, a: sets.name(a, speech), b: sets.name(b, speech), all: options }
  const found = useMemo(() => comparisonOf(book, sets.compare(a, b, speech), a, b), [book, sets, a, b, speech])
  const played = found.played.length + found.told.length
  const written = found.written.length
  const nothing = played + written === 0
  const english = say('english')
  return (
    <>
      <Choice asked={asked} options={options} />
      <p className="compare-count" role="status">
        {!nothing && say('count', { played, written })}
        {nothing && (a === b ? say('same') : say('nothing', { a: sides.a, b: sides.b }))}
      </p>
      {english !== '' && !nothing && <p className="small muted">{english}</p>}
      <Differences title={say('played')} entries={entriesOf(found.played)} sides={sides} />
      <Differences title={say('told')} about={say('toldAbout')} entries={entriesOf(found.told)} sides={sides} />
      <Differences title={say('written')} entries={entriesOf(found.written)} sides={sides} />
    </>
  )
}

const Page = ({ face, speech, address }: { face: Face<Kind>; speech: Speech<Kind> } & ScreenProps<'compare'>) => {
  const say = useWords(compareWords)
  const opened = useRules(address.game)
  if (!face.ruleSets || opened.is === 'none') return <p>{say('none')}</p>
  if (opened.is === 'loading') return null
  return <Beside asked={askedOf(address, face.ruleSets)} sets={face.ruleSets} speech={speech} book={opened.book} />
}

export default function CompareScreen({ address }: ScreenProps<'compare'>): ReactNode {
  const say = useWords(compareWords)
  const { language } = useSettings()
  const unpacked = useFace(address.game, language)
  return (
    <>
      <TopBar title={say('title', { game: boxOf(address.game)?.title ?? address.game })} />
      <main className="page compare" tabIndex={-1}>
        <p>
          <Link to={{ at: 'rules', game: address.game }} className="compare-back">
            <LineIcon name="arrow-left" />
            {say('back')}
          </Link>
        </p>
        {unpacked ? <Page {...unpacked} address={address} /> : <p>{say('none')}</p>}
      </main>
    </>
  )
}
