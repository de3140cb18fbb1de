/** All settings, for the settings page and for a window at the table. */
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Knob } from '../../parts/knob.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Segments } from '../../parts/segments.tsx'
import { Toggle } from '../../parts/toggle.tsx'
import { changeSettings, PACES, useSettings } from '../../settings/settings.ts'
import { playCue } from '../../sound/play.ts'
import { useWords } from '../../words/phrases.ts'
import { settingsWords } from './settings-words.ts'
import { UndoChoice } from './undo-choice.tsx'
import './settings.css'

const Look = (): ReactNode => {
  const say = useWords(settingsWords)
  const { language, theme, textSize } = useSettings()
  return (
    <section className="panel settings-part" aria-labelledby="settings-look">
      <h2 id="settings-look">{say('look')}</h2>
      <Segments
        label={say('language')}
        value={language}
        options={[
          { id: 'en', label: 'English' },
          { id: 'de', label: 'Deutsch' },
        ]}
        onChange={(chosen) => changeSettings({ language: chosen })}
      />
      <Segments
        label={say('theme')}
        value={theme}
        options={(['system', 'dark', 'light'] as const).map((id) => ({ id, label: say(id) }))}
        onChange={(chosen) => changeSettings({ theme: chosen })}
      />
      <Knob
        label={say('textSize')}
        value={textSize}
        least={0.8}
        most={1.6}
        step={0.1}
        shown={say('percent', { n: Math.round(textSize * 100) })}
        onChange={(chosen) => changeSettings({ textSize: chosen })}
      />
    </section>
  )
}

const Feel = (): ReactNode => {
  const say = useWords(settingsWords)
  const { language, motion, volume } = useSettings()
  const speed =
    motion === 0
      ? say('motionNone')
      : motion === 1
        ? say('motionUsual')
        : say('motionTimes', { n: motion.toLocaleString(language) })
  return (
    <section className="panel settings-part" aria-labelledby="settings-feel">
      <h2 id="settings-feel">{say('feel')}</h2>
      <Knob
        label={say('motion')}
        value={motion}
        least={0}
        most={2}
        step={0.25}
        shown={speed}
        onChange={(chosen) => changeSettings({ motion: chosen })}
      />
      <p className="settings-note">{say('motionNote')}</p>
      <div className="settings-sound">
        <Knob
          label={say('volume')}
          value={volume}
          least={0}
          most={1}
          step={0.05}
          shown={volume === 0 ? say('off') : say('percent', { n: Math.round(volume * 100) })}
          onChange={(chosen) => changeSettings({ volume: chosen })}
        />
        <Button look="quiet" isDisabled={volume === 0} onPress={() => playCue('sign')}>
          <LineIcon name="sound" />
          {say('test')}
        </Button>
      </div>
    </section>
  )
}

const AtTable = (): ReactNode => {
  const say = useWords(settingsWords)
  const { undo, pace, advice } = useSettings()
  return (
    <section className="panel settings-part" aria-labelledby="settings-table">
      <h2 id="settings-table">{say('table')}</h2>
      <UndoChoice label={say('undo')} value={undo} onChange={(chosen) => changeSettings({ undo: chosen })} />
      <Segments
        label={say('pace')}
        value={pace}
        options={PACES.map((id) => ({ id, label: say(id), about: say('paceAbout') }))}
        onChange={(chosen) => changeSettings({ pace: chosen })}
      />
      <Toggle
        label={say('advice')}
        about={say('adviceAbout')}
        isOn={advice}
        onChange={(isOn) => changeSettings({ advice: isOn })}
      />
    </section>
  )
}

export const SettingsForm = (): ReactNode => (
  <div className="settings-form">
    <Look />
    <Feel />
    <AtTable />
  </div>
)
