/** The parts of the board on a table like the real one: `board-sheet.html?seats=8&prompt=judge&theme=light`. */
import { core } from '@vigil/elder-sign/content'
import { tongueOf, words as wordsOf } from '@vigil/elder-sign/text'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '../../look/fonts.css'
import '../../look/tokens.css'
import '../../look/base.css'
import './sheet.css'
import { type Scene, SceneContext } from '../scene.ts'
import {
  AdventureCard,
  AncientOnePanel,
  ClockPanel,
  EntranceCard,
  HandPanel,
  LocksStrip,
  MythosPanel,
  PartyPanel,
  PlaceChip,
} from './index.ts'
import { find, gallery, sceneOf } from './sheet-fixture.ts'

const Table = ({ scene }: { readonly scene: Scene }): ReactNode => (
  <div className="sheet-table">
    <div className="sheet-left">
      <AncientOnePanel />
      <MythosPanel />
    </div>
    <div className="sheet-board">
      {scene.view.cards.slice(0, 7).map((card) => (
        <AdventureCard key={card.card} card={card} />
      ))}
      <EntranceCard />
    </div>
    <div className="sheet-right">
      <ClockPanel />
      <PartyPanel />
    </div>
    <div className="sheet-dock">
      <HandPanel seat={scene.seat} />
      <div className="panel sheet-locks">
        <LocksStrip />
      </div>
      <div className="panel" />
    </div>
  </div>
)

const Gallery = ({ scene }: { readonly scene: Scene }): ReactNode => (
  <div className="sheet-gallery">
    {scene.view.cards.map((card) => (
      <AdventureCard key={card.card} card={card} />
    ))}
  </div>
)

const Phone = ({ scene }: { readonly scene: Scene }): ReactNode => {
  const { cards } = scene.view
  const here = cards.find(({ card }) => card === scene.focus) ?? cards[0]
  return (
    <div className="sheet-phone">
      <div className="sheet-rail">
        {cards.map((card) => (
          <PlaceChip key={card.card} card={card} />
        ))}
      </div>
      <div className="sheet-stage">{here && <AdventureCard card={here} />}</div>
      <LocksStrip />
      <div className="sheet-two">
        {cards.map((card) => (
          <AdventureCard key={card.card} card={card} />
        ))}
        <EntranceCard />
      </div>
      <PartyPanel />
      <HandPanel seat={scene.seat} />
      <AncientOnePanel />
      <ClockPanel />
      <MythosPanel />
    </div>
  )
}

const MODES: { readonly [mode: string]: (props: { readonly scene: Scene }) => ReactNode } = {
  table: Table,
  gallery: Gallery,
  crowded: Gallery,
  phone: Phone,
}

const show = async (): Promise<void> => {
  const asked = new URLSearchParams(location.search)
  const get = (name: string, otherwise: string): string => asked.get(name) ?? otherwise
  document.documentElement.dataset.theme = get('theme', 'dark')
  document.documentElement.style.setProperty('--cell', get('cell', '13.8rem'))
  const tongue = await tongueOf(get('lang', 'en') === 'de' ? 'de' : 'en')
  const words = wordsOf(core, tongue)
  const mode = get('mode', 'table')
  const found = find(core, {
    seed: get('seed', 'museum'),
    seats: Number(get('seats', '4')),
    ancientOne: get('ancient', 'random'),
    inputs: Number(get('inputs', '150')),
    prompt: get('prompt', 'judge'),
  })
  const resting = mode === 'gallery' || mode === 'crowded'
  const scene = resting ? gallery(words, found, mode === 'crowded') : sceneOf(words, found)
  const View = MODES[mode] ?? Table
  const element = document.getElementById('root')
  if (!element) return
  const root = createRoot(element)
  const draw = (given: Scene): void =>
    root.render(
      <SceneContext.Provider value={given}>
        <View scene={given} />
      </SceneContext.Provider>,
    )
  draw(scene)
  // R draws the table anew, as after a press that changed nothing but the scene; N as after an answer.
  window.addEventListener('keydown', ({ key }) => {
    const begun = performance.now()
    if (key === 'r') flushSync(() => draw({ ...scene }))
    if (key === 'n') flushSync(() => draw({ ...scene, view: structuredClone(scene.view) }))
    console.info('drawn', key, performance.now() - begun)
  })
}

await show()
