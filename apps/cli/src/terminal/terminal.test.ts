import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { openTerminal } from './terminal.ts'

const open = (unicode = true) => {
  const raw: boolean[] = []
  const input = Object.assign(new PassThrough(), { setRawMode: (on: boolean) => raw.push(on) })
  const output = Object.assign(new PassThrough(), { columns: 90, rows: 30 })
  const written: string[] = []
  output.on('data', (chunk: Buffer) => written.push(chunk.toString()))
  return { input, output, raw, written, terminal: openTerminal(input, output, unicode) }
}

describe('a terminal', () => {
  it('hands on keys in their order', async () => {
    const { input, terminal } = open()
    input.write('r\u001b[A')
    expect(await terminal.next()).toEqual({ is: 'key', key: { name: '', text: 'r', ctrl: false } })
    expect(await terminal.next()).toMatchObject({ key: { name: 'up' } })
    terminal.close()
  })

  it('knows Esc from the beginning of an arrow key', async () => {
    const { input, terminal } = open()
    input.write('\u001b')
    expect(await terminal.next()).toMatchObject({ key: { name: 'escape' } })
    terminal.close()
  })

  it('tells of a new size and of the end', async () => {
    const { input, output, terminal } = open()
    output.emit('resize')
    expect(await terminal.next()).toEqual({ is: 'resize' })
    input.end()
    expect(await terminal.next()).toEqual({ is: 'closed' })
    expect(terminal.area()).toEqual({ columns: 90, rows: 30 })
    terminal.close()
  })

  it('takes the screen and gives it back as it was', () => {
    const { raw, written, terminal } = open()
    terminal.paint(['Doom ●'])
    terminal.close()
    expect(raw).toEqual([true, false])
    const text = written.join('')
    expect(text).toContain('\u001b[?1049h')
    expect(text).toContain('Doom ●')
    expect(text.endsWith('\u001b[?25h\u001b[?1049l')).toBe(true)
  })

  it('paints ASCII where nothing else is known', () => {
    const { written, terminal } = open(false)
    terminal.paint(['Doom ●○M'])
    terminal.close()
    expect(written.join('')).toContain('Doom #.M')
  })
})
