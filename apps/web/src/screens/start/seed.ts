/** Seeds one can read out across a table: `lantern-koi-1926`. */
const WORDS = `
  amber anchor arch ash atlas attic basalt bell birch brass candle canon cedar cellar chalk cipher clay cobalt
  comet coral crow crypt dawn delta dome dusk ebony echo ember fable falcon fern flint fog fossil frost gallery
  garnet glass granite harbour hazel heron idol indigo iron island ivory jade jasper key koi lantern ledger lotus
  lunar marble mast mirror moth museum night north oak obelisk onyx opal orchid otter owl parchment pearl quartz
  quill rain raven relic river rook rune sable saffron salt scroll shadow silver slate spire stair stone storm
  tallow tide topaz tower urn vault velvet violet walnut willow winter zenith zinc
`
  .trim()
  .split(/\s+/)

/** A whole number below `count`. The source is a browser's best; that low numbers are a hair likelier matters to nobody here. */
const below = (count: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % count

const word = (): string => WORDS[below(WORDS.length)] ?? 'lantern'

export const newSeed = (): string => `${word()}-${word()}-${String(below(10_000)).padStart(4, '0')}`
