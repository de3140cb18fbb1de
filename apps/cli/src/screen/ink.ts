/** Colours are an extra: every fact on the screen is told by letters or words as well. */
import picocolors from 'picocolors'

export type Ink = ReturnType<typeof picocolors.createColors>

export const inkOf = (colour: boolean): Ink => picocolors.createColors(colour)

/** One sign for one sign, so that nothing shifts on terminals that know only ASCII. */
const ASCII: Readonly<Record<string, string>> = {
  '…': '~',
  '─': '-',
  '│': '|',
  '┌': '+',
  '┐': '+',
  '└': '+',
  '┘': '+',
  '├': '+',
  '┤': '+',
  '┬': '+',
  '┴': '+',
  '┼': '+',
  '╴': '-',
  '╶': '-',
  '╵': '|',
  '╷': '|',
  '┊': ':',
  '↕': '^',
  '↔': '=',
  '†': '%',
  '¤': 'o',
  '●': '#',
  '○': '.',
  '★': '*',
  '☆': '.',
  '▸': '>',
  '▲': '^',
  '▼': 'v',
  '↓': 'v',
  '✓': 'x',
  '✗': '!',
  '·': '.',
  '←': '<',
  '→': '>',
  '↑': '^',
  '–': '-',
  '’': "'",
  '“': '"',
  '”': '"',
  '−': '-',
  '×': 'x',
  '⌕': '?',
  '≡': '=',
  '‡': '+',
  ψ: '&',
  '✶': '*',
}

const NOT_ASCII = new RegExp(`[${Object.keys(ASCII).join('')}]`, 'gu')

export const toAscii = (line: string): string => line.replace(NOT_ASCII, (sign) => ASCII[sign] ?? sign)
