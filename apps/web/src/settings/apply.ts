/** Settings that are a matter of style are put on the root element, and CSS does the rest. */
import { onSettings, settings } from './settings.ts'

const THEME_COLOUR = { dark: '#0d1719', light: '#e6dbc2' }

const apply = (prefersLight: boolean): void => {
  const { theme, motion, textSize, language } = settings()
  const shown = theme === 'system' ? (prefersLight ? 'light' : 'dark') : theme
  const root = document.documentElement
  root.dataset.theme = shown
  root.lang = language
  root.dataset.motion = motion === 0 ? 'none' : 'full'
  root.style.setProperty('--tempo', String(motion === 0 ? 0 : 1 / motion))
  root.style.setProperty('--text-size', String(textSize))
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', THEME_COLOUR[shown])
}

export const keepApplied = (): void => {
  const light = matchMedia('(prefers-color-scheme: light)')
  const again = (): void => apply(light.matches)
  light.addEventListener('change', again)
  onSettings(again)
  again()
}
