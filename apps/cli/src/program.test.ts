import { describe, expect, it } from 'vitest'
import { fakeIo } from './fake-io.ts'
import { EXIT } from './fault.ts'
import { run } from './program.ts'

const said = async (...args: string[]) => {
  const io = fakeIo()
  const exit = await run(args, io)
  return { exit, out: io.out(), err: io.err() }
}

describe('help', () => {
  it.each(['play', 'host', 'join', 'advise', 'replay', 'review', 'content', 'rules', 'scenario', 'simulate'])(
    'vigil %s --help has an example',
    async (command) => {
      const { exit, out } = await said(command, '--help')
      expect(exit).toBe(EXIT.fine)
      expect(out).toContain(`vigil ${command}`)
      expect(out).toMatch(/Examples?:/)
    },
  )

  it('lists commands and exit codes', async () => {
    const { exit, out } = await said('--help')
    expect(exit).toBe(EXIT.fine)
    for (const word of ['play', 'replay', 'content', 'rules', 'scenario', 'simulate', 'Exit codes'])
      expect(out).toContain(word)
  })

  it('knows its version', async () => {
    expect((await said('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

describe('wrong words', () => {
  it.each([
    [['plai'], 'Did you mean play?'],
    [['play', '--sed', '1'], 'Did you mean --seed?'],
    [['play', 'eldr-sign'], 'Did you mean elder-sign?'],
    [['play', 'elder-sign', '--investigators', 'amnda'], 'Did you mean Amanda Sharpe?'],
    [['play', 'elder-sign', '--ancient-one', 'cthullu'], 'Did you mean Cthulhu?'],
    [['play', 'elder-sign', '--players', '12'], '1 to 8 players'],
    [['play', 'elder-sign', '--resume', 'x.json'], 'leave out elder-sign.'],
    [['play', '--resume', 'x.json', '--real-dice', '--players', '2'], 'leave out --real-dice, --players.'],
    [['play', '--resume', 'nowhere.json'], 'there is no such file'],
    [['replay', 'nowhere.json'], 'there is no such file'],
    [['advise', 'nowhere.json'], 'there is no such file'],
    [['review', 'nowhere.json'], 'there is no such file'],
    [['replay'], "missing required argument 'file'"],
    [['simulate', 'elder-sign', '--bot', 'randm'], 'Did you mean random?'],
    [['simulate', 'elder-sign', '--games', 'many'], '--games needs a whole number'],
    [['scenario', 'nowhere.json'], 'there is no such file'],
    [['content', 'check', 'nowhere.json'], 'there is no such file'],
  ])('vigil %j', async (args, sentence) => {
    const { exit, out, err } = await said(...args)
    expect(exit).toBe(EXIT.cannot)
    expect(err).toContain(sentence)
    expect(err).toMatch(/^vigil: /)
    expect(`${out}${err}`).not.toMatch(/^\s+at /m)
  })
})
