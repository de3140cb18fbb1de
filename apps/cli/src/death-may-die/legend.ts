/** What the signs on the table mean. */
export const LEGEND: readonly string[] = [
  'Map     3 Lecture Hall: number and name   ┊ and ╴ ╶ passages   ▸Kid has the turn   @Ian others',
  '        Cultist×2 two of them   Ghoul 1/3 one of its three wounds   Cul2, FV-1 the same in short',
  '        Fire×2 or *2   Red Gate or [R]   stairs 12 or ↕12   tunnel 13 or ↔13   ¤Lab a token',
  '        … there is more than can be shown: s tells',
  'Boards  wounds and stress: ● taken   ○ free   *1 on fire   down: lies on the floor',
  '        sanity: ● lost   ! threshold   + threshold that brings a bonus die   † the end   +1 bonus dice',
  'Story   Summoning ● reached   ▲ red: it comes   † the end   Symbols ★ three advance it',
  'Dice    [S] success   [T] tentacle   [E] elder sign   [ST] both   [ ] blank   [b S] bonus die',
]
