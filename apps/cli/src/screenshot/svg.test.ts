import { expect, it } from 'vitest'
import { inkOf } from '../screen/ink.ts'
import { runsOf, svgOf } from './svg.ts'

const ink = inkOf(true)

it('breaks a line where its looks change', () => {
  const runs = runsOf(`Doom ${ink.red('●')}${ink.bold('M')}${ink.inverse(ink.dim('x'))} end`)
  expect(runs.map(({ text }) => text)).toEqual(['Doom ', '●', 'M', 'x', ' end'])
  expect(runs[1]?.colour).not.toBe(runs[0]?.colour)
  expect(runs[2]).toMatchObject({ bold: true })
  expect(runs[3]).toMatchObject({ dim: true, inverse: true })
  expect(runs[4]).toMatchObject({ bold: false, dim: false, inverse: false, colour: runs[0]?.colour })
})

it('draws text where it stands on the screen', () => {
  const svg = svgOf('Two & two', ['a < b', `  ${ink.inverse('& c')}`], 10)
  expect(svg).toContain('<title>Two &amp; two</title>')
  expect(svg).toContain('>&lt;</text>')
  expect(svg).toMatch(/<text x="28.8" y="44" [^>]*>&amp;<.text>/)
  expect(svg.match(/<rect/g)).toHaveLength(2)
  expect(svg).toMatch(/^<svg xmlns.*viewBox="0 0 108 60"/)
})
