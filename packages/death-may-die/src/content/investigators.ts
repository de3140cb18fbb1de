/** Ten investigators; their boards share the three tracks (content/index.ts). */
import type { InvestigatorCard } from '../card.ts'

export const investigators: readonly InvestigatorCard[] = [
  { id: 'adam', name: 'Lord Adam Benchley', origin: 'box', skills: ['fueled-by-madness', 'marksman', 'toughness'] },
  { id: 'ahmed', name: 'Ahmed Yasin', origin: 'box', skills: ['healing-prayer', 'stealth', 'arcane-mastery'] },
  { id: 'borden', name: 'Borden', origin: 'box', skills: ['savage', 'swiftness', 'stealth'] },
  { id: 'elizabeth', name: 'Elizabeth Ives', origin: 'box', skills: ['lucky', 'marksman', 'stealth'] },
  { id: 'fatima', name: 'Fatima Safar', origin: 'box', skills: ['read-the-omens', 'arcane-mastery', 'swiftness'] },
  { id: 'ian', name: 'Sergeant Ian Welles', origin: 'box', skills: ['vengeance-obsession', 'brawling', 'swiftness'] },
  { id: 'morgan', name: 'John Morgan', origin: 'box', skills: ['protector', 'swiftness', 'toughness'] },
  { id: 'rasputin', name: 'Rasputin', origin: 'box', skills: ['unkillable', 'arcane-mastery', 'brawling'] },
  { id: 'sister-beth', name: 'Sister Beth', origin: 'box', skills: ['high-strung', 'brawling', 'toughness'] },
  { id: 'the-kid', name: 'The Kid', origin: 'box', skills: ['gate-manipulation', 'marksman', 'arcane-mastery'] },
]
