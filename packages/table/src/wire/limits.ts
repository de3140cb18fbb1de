/** What both ends must agree on. Apart from the schemas: a page that plays needs no checker. */

/** Raised when an old client could no longer play. */
export const WIRE_VERSION = 1

/** The largest frame a client may send, in bytes: no honest one comes near. */
export const LARGEST_FRAME = 65_536

export const LONGEST_LINE = 500
