/** Moments that have a sound of their own. */
export type Cue =
  | 'turn'
  | 'roll'
  | 'task'
  | 'won'
  | 'failed'
  | 'sign'
  | 'doom'
  | 'monster'
  | 'midnight'
  | 'refused'
  | 'bell'
