/** Keys that every game has. What the signs on its table mean is the game's to say. */
export const HELP: readonly string[] = [
  '↑ ↓ Enter    move and choose          1 2 3 …   choose by number',
  'r c g f …    letter of an option      Space     tick, where several may be chosen',
  '→            read the explanation     /         search a long list',
  '',
  'u   undo, answer by answer; the dice fall the same again',
  '?   what is not possible now, and which rule says so',
  'b   what a bot would do here, and why      p   chances beside the options, on and off',
  'i   look at any card      l   the whole log      s   the table in words',
  'x   correct as a referee, where the table you sit at says otherwise; u takes it back',
  'h   this page             q   leave; every answer has been saved',
]
