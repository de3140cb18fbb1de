/** The two dice of the box (DMD-DICE-03, -05, DMD-RULING-01): standard black, bonus green. */
export const COLOURS = ['standard', 'bonus'] as const
export type Colour = (typeof COLOURS)[number]

/** `S` success, `E` elder sign, `T` tentacle, `-` blank; two letters are two symbols. */
export const FACES = ['-', 'S', 'ST', 'T', 'E', 'SE'] as const
export type Face = (typeof FACES)[number]

export const FACES_OF: { readonly [C in Colour]: readonly Face[] } = {
  standard: ['-', 'S', 'S', 'ST', 'T', 'E'],
  bonus: ['-', '-', 'S', 'S', 'E', 'SE'],
}

export const isSuccess = (face: Face): boolean => face === 'S' || face === 'ST' || face === 'SE'
export const isElder = (face: Face): boolean => face === 'E' || face === 'SE'
export const isTentacle = (face: Face): boolean => face === 'T' || face === 'ST'
