/** Emblems of the investigators, drawn for Vigil: lines on a 100 grid, one width, round ends. */
export const INVESTIGATORS: { readonly [id: string]: string } = {}

/** An investigator of another pack: a lantern. */
export const UNKNOWN_INVESTIGATOR =
  'M40 22a10 10 0 0 1 20 0M34 30h32l4 10H30zM34 40l-4 34h40l-4-34M26 84h48M30 74l-4 10M70 74l4 10M50 50q10 10 0 18q-10-8 0-18z'
