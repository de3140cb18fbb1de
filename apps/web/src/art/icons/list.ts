/** The icons in use, by author, as the credits page shows them. Run tools/icons.ts after a change. */
export const ICON_AUTHORS = {
  Lorc: [
    'alien-bug', 'angry-eyes', 'astrolabe', 'bat-wing', 'bone-gnawer', 'book-aura', 'brain', 'brainstorm', 'breaking-chain',
    'burning-eye', 'carnivore-mouth', 'circle-sparks', 'clover', 'cowled', 'cracked-disc', 'crossed-chains', 'crown-coin',
    'cultist', 'curled-tentacle', 'cursed-star', 'direwolf', 'disintegrate', 'divided-spiral', 'domino-mask',
    'dripping-knife', 'evil-book', 'evil-moon', 'footprint', 'gem-pendant', 'knapsack', 'lantern-flame', 'magic-palm',
    'magic-portal', 'magnifying-glass', 'mirror-mirror', 'monster-grasp', 'octopus', 'padlock', 'portal', 'quill-ink',
    'ringed-planet', 'sands-of-time', 'screaming', 'scroll-unfurled', 'shadow-follower', 'shield-echoes', 'skeleton-key',
    'skull-crack', 'spectacles', 'square-bottle', 'stag-head', 'star-swirl', 'stars-stack', 'sun-priest', 'sunken-eye',
    'swap-bag', 'terror', 'third-eye', 'tied-scroll', 'toad-teeth', 'top-hat', 'treasure-map', 'two-coins', 'two-shadows',
    'wine-glass',
  ],
  Delapouite: [
    'amphora', 'ancient-ruins', 'archive-register', 'archive-research', 'bookshelf', 'broom', 'candlestick-phone',
    'cargo-crane', 'cave-entrance', 'circling-fish', 'conversation', 'custodian-helmet', 'desk', 'door-ring-handle',
    'double-face-mask', 'dream-catcher', 'entry-door', 'first-aid-kit', 'flute', 'gargoyle', 'goat', 'graveyard',
    'greek-temple', 'human-ear', 'laurels-trophy', 'magic-lamp', 'maze', 'moai', 'newspaper', 'night-sleep', 'old-lantern',
    'person', 'perspective-dice-six-faces-random', 'photo-camera', 'pocket-watch', 'prayer-beads', 'rat', 'revolt',
    'rolled-cloth', 'round-table', 'sandwich', 'sarcophagus', 'shinto-shrine-mirror', 'shop', 'sink', 'sitting-dog',
    'slime', 'spell-book', 'squid-head', 'stairs', 'stone-bust', 'teapot', 'tesla-coil', 'three-keys', 'tiara', 'ticket',
    'unlit-candelabra', 'unlocking', 'window', 'witch-face',
  ],
  Skoll: ['hearts', 'thompson-m1928'],
  'Carl Olsen': ['flame'],
} as const

export type GameIconName = (typeof ICON_AUTHORS)[keyof typeof ICON_AUTHORS][number]
