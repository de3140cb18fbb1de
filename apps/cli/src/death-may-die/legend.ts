/** What the signs on the table mean. */
export const LEGEND: readonly string[] = [
  'Map     3 Lecture Hall: number and name; ┊ and ╴ ╶ are passages   ▸Kid whose turn it is   @Ian the others',
  '        Cultist×2 two of them   Ghoul 1/3 one of three wounds   Cul2, FV-1 the same in short   … and more (s tells)',
  '        Fire×2 or *2 fire   [R] [Y] [B] or Red Gate the gates   ↕12 stairs   ↔13 tunnel   ¤Lab a token',
  'Boards  wounds and stress ● taken ○ free   sanity ● lost   ! threshold   + threshold with a bonus die   † death',
  'Story   Summoning ● reached   ▲ red space: it comes   † the end   Symbols ★ in the discards, three advance it',
  'Dice    [S] success   [T] tentacle   [E] elder sign   [ST] two on one die   [ ] blank   [b S] bonus die',
]
