/** Every picture on one page, in both themes: `npx vite apps/web`, then /art-sheet.html. Not part of the build. */
import '../look/fonts.css'
import '../look/tokens.css'
import '../look/base.css'
import './sheet.css'
import { FACES_OF } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { EARLY } from './icons/early-icons.ts'
import { LATE } from './icons/late-icons.ts'
import { SOLIDS } from './icons/solids.ts'
import { STROKES } from './icons/strokes.ts'
import {
  CardIcon,
  ClockFace,
  DecoCorner,
  Die,
  DoomEye,
  ElderSeal,
  Emblem,
  FanRule,
  Icon,
  isIconName,
  Logo,
  MonsterMark,
  MuseumScene,
  PlaceMark,
  Sigil,
  SplitSym,
  Sym,
} from './index.ts'
import { SYMBOL_NAMES } from './symbols.tsx'

const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <section>
    <h2>{name}</h2>
    <div className="row">{children}</div>
  </section>
)

const Shown = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <figure>
    {children}
    <figcaption>{name}</figcaption>
  </figure>
)

const Dice = ({ size, tumble }: { readonly size: string; readonly tumble: number }) => (
  <div className="row felt">
    {(['green', 'yellow', 'red'] as const).flatMap((colour, c) =>
      FACES_OF[colour].map((face, i) => (
        <Die
          key={`${colour}${face}`}
          colour={colour}
          face={face}
          size={size}
          tumble={tumble}
          order={(c * 6 + i) % 8}
          tilt={((i * 5) % 13) - 6}
        />
      )),
    )}
    <Die colour="green" face="P|T" size={size} />
    <Die colour="green" face="I3" size={size} state={{ selected: true, tag: 2 }} />
    <Die colour="red" face="W" size={size} state={{ selected: true }} />
    <Die colour="green" face="T" size={size} state={{ off: true }} />
    <Die colour="yellow" face="" size={size} state={{ locked: true }} />
    <Die colour="red" face="" size={size} />
    <button type="button" className="die-button" aria-label="green die: lore">
      <Die colour="green" face="L" size={size} />
    </button>
  </div>
)

const Tray = () => {
  const [tumble, roll] = useState(0)
  return (
    <section>
      <h2>
        Dice{' '}
        <button type="button" className="btn" id="roll" onClick={() => roll(tumble + 1)}>
          Roll
        </button>
      </h2>
      <Dice size="lg" tumble={tumble} />
      <Dice size="28px" tumble={0} />
    </section>
  )
}

const Symbols = () => (
  <>
    {SYMBOL_NAMES.map((is) => (
      <Shown key={is} name={is}>
        <Sym is={is} n={is === 'investigation' ? 3 : undefined} />
      </Shown>
    ))}
    <Shown name="cost">
      <Sym is="sanity" n="−1" cost />
    </Shown>
    <Shown name="either">
      <SplitSym of={[{ is: 'peril' }, { is: 'terror' }]} />
    </Shown>
  </>
)

const Places = () => (
  <>
    <div className="scene-box">
      <MuseumScene>
        <Die colour="green" face="L" tilt={-9} />
        <Die colour="yellow" face="I4" tilt={5} />
        <Die colour="red" face="W" tilt={-4} />
        <Die colour="green" face="P" tilt={10} />
      </MuseumScene>
    </div>
    <Logo />
    <span style={{ width: '8rem', color: 'var(--sign)' }}>
      <ElderSeal />
    </span>
    {[0, 3, 6, 9, 11].map((hours) => (
      <ClockFace key={hours} hours={hours} title={`${hours} hours`} />
    ))}
    {[0, 0.3, 0.6, 1].map((open) => (
      <span key={open} style={{ fontSize: '3rem' }}>
        <DoomEye open={open} />
      </span>
    ))}
    <DecoCorner />
    <FanRule />
  </>
)

const Figures = () => {
  const ancients = [...core.ancientOnes.map(({ id }) => id), 'somebody-else']
  const people = [...core.investigators.map(({ id }) => id), 'somebody-else']
  return (
    <>
      <Part name="Ancient Ones">
        {ancients.map((id) => (
          <Shown key={id} name={id}>
            <span className="big">
              <Sigil of={id} />
            </span>
            <span className="small28">
              <Sigil of={id} bold />
            </span>
          </Shown>
        ))}
      </Part>
      <Part name="Investigators">
        {people.map((id) => (
          <Shown key={id} name={id}>
            <span className="big ink">
              <Emblem of={id} />
            </span>
            <span className="small28 ink">
              <Emblem of={id} bold />
            </span>
            <span className="small28">
              <Emblem of={id} medallion />
            </span>
          </Shown>
        ))}
      </Part>
    </>
  )
}

const Cards = () => {
  const places = ['entrance', ...core.adventures.map(({ id }) => id), ...core.otherWorlds.map(({ id }) => id), 'custom']
  const cards = [...core.items, ...core.allies, ...core.mythos].map(({ id }) => id)
  return (
    <>
      <Part name="Places">
        {places.map((id) => (
          <Shown key={id} name={id}>
            <span className="place">
              <PlaceMark of={id} />
            </span>
          </Shown>
        ))}
      </Part>
      <Part name="Cards">
        {cards.map((id) => (
          <Shown key={id} name={id}>
            <span style={{ fontSize: '1.8rem' }}>
              <CardIcon of={id} />
            </span>
          </Shown>
        ))}
      </Part>
      <Part name="Monsters">
        {core.monsters.map(({ id }) => (
          <Shown key={id} name={id}>
            <span style={{ fontSize: '1.8rem' }}>
              <MonsterMark of={id} />
            </span>
          </Shown>
        ))}
      </Part>
    </>
  )
}

const Icons = ({ of }: { readonly of: object }) => (
  <>
    {Object.keys(of)
      .filter(isIconName)
      .map((name) => (
        <Shown key={name} name={name}>
          <span style={{ fontSize: '1.6rem' }}>
            <Icon name={name} />
          </span>
        </Shown>
      ))}
  </>
)

const Sheet = () => {
  const [light, turn] = useState(location.hash === '#light')
  document.documentElement.dataset.theme = light ? 'light' : 'dark'
  return (
    <main className="sheet">
      <button type="button" className="btn" onClick={() => turn(!light)}>
        Other theme
      </button>
      <Tray />
      <Part name="Symbols">
        <Symbols />
      </Part>
      <div className="lit is-lit row">
        <Symbols />
      </div>
      <Figures />
      <Part name="House">
        <Places />
      </Part>
      <Cards />
      <Part name="Strokes">
        <Icons of={STROKES} />
      </Part>
      <Part name="Solids">
        <Icons of={SOLIDS} />
      </Part>
      <Part name="Game icons">
        <Icons of={{ ...EARLY, ...LATE }} />
      </Part>
    </main>
  )
}

const root = document.getElementById('sheet')
if (root !== null) createRoot(root).render(<Sheet />)
