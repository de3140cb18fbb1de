import { phrases } from '../../words/phrases.ts'

export const storyWords = phrases({
  en: {
    track: 'Summoning',
    'track.red': 'summoned at {n}',
    stage: 'Stage',
    wounds: 'Wounds',
    sanity: 'Sanity lost',
    slain: '{name} is dead',
    early: 'Lost before {name} came',
    all: '{name} has outlived everybody',
    'over.track': '{name} rules the world',
    'fate.stood': 'Alive to the end',
    'fate.wounds': 'Killed in turn {turn}',
    'fate.sanity': 'Lost to madness in turn {turn}',
    deeds:
      '{slain, plural, =0 {nobody slain} one {# enemy slain} other {# enemies slain}}, {found, plural, =0 {nothing claimed} one {# card claimed} other {# cards claimed}}',
    unit: '{n, plural, one {enemy} other {enemies}}',
    luck: 'Counted are dice that showed a success; the brass mark is how many their faces let one expect. What was rerolled counts as rolled again.',
    rules: 'Season 1',
  },
  de: {
    track: 'Beschwörung',
    'track.red': 'beschworen bei {n}',
    stage: 'Stufe',
    wounds: 'Wunden',
    sanity: 'Verlorener Verstand',
    slain: '{name} ist tot',
    early: 'Verloren, ehe {name} kam',
    all: '{name} hat alle überlebt',
    'over.track': '{name} beherrscht die Welt',
    'fate.stood': 'Am Leben bis zuletzt',
    'fate.wounds': 'In Zug {turn} getötet',
    'fate.sanity': 'In Zug {turn} dem Wahnsinn verfallen',
    deeds:
      '{slain, plural, =0 {niemanden erschlagen} one {# Gegner erschlagen} other {# Gegner erschlagen}}, {found, plural, =0 {nichts genommen} one {# Karte genommen} other {# Karten genommen}}',
    unit: '{n, plural, one {Gegner} other {Gegner}}',
    luck: 'Gezählt sind Würfel, die einen Erfolg zeigten; der Messingstrich zeigt, wie viele nach ihren Seiten zu erwarten waren. Neu geworfene zählen noch einmal.',
    rules: 'Staffel 1',
  },
})
