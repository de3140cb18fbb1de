/** What the signs on the table mean. */
export const LEGEND: readonly string[] = [
  'Tasks   ⌕I3 investigation 3, from several dice if need be   ≡L lore   ‡P peril',
  '        ψT terror   ✶W wildcard   ‡P|ψT either of the two',
  '        -1san -1sta paid on completing the task   clock moves the clock',
  'Dice    [I3] green   [y I4] yellow   [r W] red   [ ] not rolled yet',
  'Doom    ● lies there   ○ free   M free, and brings a monster',
  'Cards   ▸ you stand there   ↓ tasks in order   ✓ done   @ Other World',
  '        terror, midnight, lock: what else the card does (i tells)',
  'Others  sanity, stamina, clues (c), trophies (t), and where they stand',
]
