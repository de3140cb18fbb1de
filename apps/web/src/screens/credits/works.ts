/** Typefaces and libraries that go out with the page. */
export interface Work {
  readonly name: string
  readonly by: string
  readonly licence?: string
  readonly url: string
}

export const FONTS: readonly Work[] = [
  { name: 'Federo', by: 'Olexa M. Volochay, Cyreal', url: 'https://fonts.google.com/specimen/Federo' },
  { name: 'Limelight', by: 'Sorkin Type Co', url: 'https://fonts.google.com/specimen/Limelight' },
  {
    name: 'Alegreya Sans',
    by: 'The Alegreya Sans Project Authors, Huerta Tipográfica',
    url: 'https://fonts.google.com/specimen/Alegreya+Sans',
  },
]

export const LIBRARIES: readonly Work[] = [
  { name: 'React', by: 'Meta and contributors', licence: 'MIT', url: 'https://react.dev' },
  {
    name: 'React Aria Components',
    by: 'Adobe and contributors',
    licence: 'Apache 2.0',
    url: 'https://react-spectrum.adobe.com/react-aria/',
  },
  { name: 'Intl MessageFormat', by: 'FormatJS', licence: 'BSD 3-Clause', url: 'https://formatjs.github.io' },
  { name: 'noble-hashes', by: 'Paul Miller', licence: 'MIT', url: 'https://github.com/paulmillr/noble-hashes' },
  { name: 'pure-rand', by: 'Nicolas Dubien', licence: 'MIT', url: 'https://github.com/dubzzz/pure-rand' },
  { name: 'zod', by: 'Colin McDonnell and contributors', licence: 'MIT', url: 'https://zod.dev' },
  { name: 'idb', by: 'Jake Archibald', licence: 'ISC', url: 'https://github.com/jakearchibald/idb' },
  { name: 'fflate', by: 'Arjun Barrett', licence: 'MIT', url: 'https://github.com/101arrowz/fflate' },
  { name: 'MiniSearch', by: 'Luca Ongaro', licence: 'MIT', url: 'https://github.com/lucaong/minisearch' },
]
