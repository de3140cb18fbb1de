/** The program as players meet it: processes, pipes, files and signals. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fastInts, type IntSource } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'

const BIN = fileURLToPath(new URL('../bin/vigil.mjs', import.meta.url))
const folder = (): string => mkdtempSync(join(tmpdir(), 'vigil-'))

const start = (args: readonly string[], home: string = folder()): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [BIN, ...args], { env: { ...process.env, XDG_DATA_HOME: home, HOME: home } })

interface Ended {
  readonly exit: number | null
  readonly out: string
  readonly err: string
}

const ended = (child: ChildProcessWithoutNullStreams): Promise<Ended> =>
  new Promise((resolve) => {
    let out = ''
    let err = ''
    child.stdout.on('data', (chunk) => (out += chunk))
    child.stderr.on('data', (chunk) => (err += chunk))
    child.stdin.on('error', () => undefined)
    child.on('close', (exit) => resolve({ exit, out, err }))
  })

const vigil = (args: readonly string[], typed = '', home?: string): Promise<Ended> => {
  const child = start(args, home)
  const end = ended(child)
  child.stdin.end(typed)
  return end
}

/** A random answer to the last question on the screen: a number, several numbers, or what the dice show. */
const replyTo = (screen: string, int: IntSource): string => {
  const question = screen.split('\n\n').at(-1) ?? ''
  const dice = /(?:Roll|Reroll) \d+ (?:die|dice): (.*)\./.exec(question)?.[1]
  if (dice && /standard|bonus/.test(dice)) return 's '.repeat(Number(/\d+/.exec(question)?.[0]))
  if (dice) {
    const faces = (colour: string): string => 'LP23'.charAt(int(4)) + (colour === '' ? '?' : ' ')
    return dice.replace(/(\d+) (\w+),?/g, (_, n, colour) => faces(colour).repeat(Number(n)))
  }
  const options = question.match(/^\d+\. /gm)?.length ?? 0
  if (/^Choose (?:up to|exactly|\d)/m.test(question)) return /exactly 2/.test(question) ? '1 2' : '1'
  return String(1 + int(Math.max(1, options)))
}

interface Talk {
  readonly answers: number
  readonly last: string
}

/** Answers questions until enough have been answered or the program ends. */
const talk = (child: ChildProcessWithoutNullStreams, seed: string, most: number): Promise<Talk> =>
  new Promise((resolve) => {
    const int = fastInts(seed)
    let heard = ''
    let answers = 0
    const finish = (): void => resolve({ answers, last: heard })
    child.on('close', finish)
    child.stdin.on('error', () => undefined)
    child.stdout.on('data', (chunk) => {
      heard += chunk
      if (!heard.endsWith('> ')) return
      if (answers >= most) return finish()
      answers++
      const reply = replyTo(heard, int)
      heard = ''
      child.stdin.write(`${reply}\n`)
    })
  })

const answersIn = (path: string): number =>
  JSON.parse(readFileSync(path, 'utf8')).inputs.filter(({ is }: { is: string }) => is === 'answer').length

const playing = (game: string, save: string, ...more: string[]): string[] => {
  return ['play', game, '--plain', '--save', save, ...more]
}

const plain = (save: string, ...more: string[]): string[] => playing('elder-sign', save, ...more)

describe.each(['elder-sign', 'death-may-die'])('a whole game of %s through a pipe', (game) => {
  const plain = (save: string, ...more: string[]): string[] => playing(game, save, ...more)

  it('is played to the end, saved, verified and told again', async () => {
    const save = join(folder(), 'game.json')
    const child = start(plain(save, '--seed', 'pipe', '--players', '2'))
    const end = ended(child)
    const { answers } = await talk(child, 'pipe', 5000)
    const { exit, out, err } = await end
    expect({ exit, err }).toEqual({ exit: 0, err: '' })
    expect(answersIn(save)).toBe(answers)
    expect(out).toContain(`Watch it again: vigil replay ${save}`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there
    expect(out).not.toMatch(/\u001b/)

    const verified = await vigil(['replay', save, '--verify'])
    expect(verified).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/^OK .*\n.*rolls and draws.*\nfinal position [0-9a-f]{16}\n$/),
    })
    const told = await vigil(['replay', save, '--plain'])
    expect(told.exit).toBe(0)
    expect(told.out.split('\n').length).toBeGreaterThan(50)
  })

  it('is the same game for the same seed and the same answers', async () => {
    const typed = '1\n'.repeat(300)
    const saves = [join(folder(), 'a.json'), join(folder(), 'b.json')]
    for (const save of saves) expect((await vigil(plain(save, '--seed', 'same'), typed)).exit).toBe(0)
    const [a, b] = saves.map((save) => readFileSync(save, 'utf8'))
    expect(a).toBe(b)
  })

  it('ends politely where the pipe ends, and goes on from there', async () => {
    const save = join(folder(), 'game.json')
    const left = await vigil(plain(save, '--seed', 'eof'), '1\n1\n')
    expect(left).toMatchObject({ exit: 0, err: '', out: expect.stringContaining(`vigil play --resume ${save}`) })
    const question = left.out.split('\n\n').at(-1)?.split('\n> ')[0]
    const back = await vigil(['play', '--resume', save, '--plain'])
    expect(back.out).toContain(question)
  })

  it('can be played with real dice', async () => {
    const save = join(folder(), 'game.json')
    const child = start(plain(save, '--real-dice'))
    const end = ended(child)
    await talk(child, 'dice', 120)
    child.stdin.write('quit\n')
    expect((await end).exit).toBe(0)
    const { inputs, chance } = JSON.parse(readFileSync(save, 'utf8'))
    expect(chance).toBe('ask')
    expect(inputs.some(({ outcome }: { outcome?: object }) => outcome && 'faces' in outcome)).toBe(true)
    const verified = await vigil(['replay', save, '--verify'])
    expect(verified).toMatchObject({ exit: 1, out: expect.stringContaining('real dice') })
  })
})

describe('pulling the plug', () => {
  it.each([
    ['elder-sign', 3],
    ['elder-sign', 40],
    ['death-may-die', 25],
  ])('in %s after %i answers loses nothing', async (game, most) => {
    const save = join(folder(), 'game.json')
    const child = start(playing(game, save, '--seed', `kill ${most}`, '--players', '2'))
    const end = ended(child)
    const { answers, last } = await talk(child, 'kill', most)
    child.kill('SIGKILL')
    await end
    expect(answersIn(save)).toBe(answers)
    const question = last.split('\n\n').at(-1)?.split('\n> ')[0]
    const back = await vigil(['play', '--resume', save, '--plain'], 'quit\n')
    expect(back).toMatchObject({ exit: 0, err: '' })
    expect(back.out).toContain(question)
  })

  it('in the middle of saving leaves a save that can be read', async () => {
    const save = join(folder(), 'game.json')
    const child = start(plain(save, '--seed', 'storm'))
    const end = ended(child)
    child.stdin.write('1\n'.repeat(3000))
    await new Promise<void>((resolve) => {
      const watch = setInterval(() => {
        if (!existsSync(save) || answersIn(save) < 20) return
        clearInterval(watch)
        resolve()
      }, 1)
    })
    child.kill('SIGKILL')
    await end
    const back = await vigil(['play', '--resume', save, '--plain'], 'quit\n')
    expect(back).toMatchObject({ exit: 0, err: '' })
  })
})

describe('files', () => {
  const aSave = async (): Promise<string> => {
    const save = join(folder(), 'game.json')
    await vigil(plain(save, '--seed', 'file'), '2\n1\n1\n')
    return save
  }

  it('that are damaged are described and not touched', async () => {
    const save = await aSave()
    const cut = readFileSync(save, 'utf8').slice(0, -30)
    writeFileSync(save, cut)
    for (const args of [
      ['play', '--resume', save, '--plain'],
      ['replay', save, '--plain'],
    ]) {
      const { exit, err } = await vigil(args)
      expect(exit).toBe(2)
      expect(err).toMatch(/^vigil: Could not use the save .*: line \d+, column \d+: expected JSON.*left as it is\.\n$/)
    }
    expect(readFileSync(save, 'utf8')).toBe(cut)
  })

  it('that were tampered with are found out', async () => {
    const save = await aSave()
    const text = readFileSync(save, 'utf8')
    const swapped = text.replace(/"faces":\["(\w+)"/, (_, face) => `"faces":["${face === 'P' ? 'L' : 'P'}"`)
    expect(swapped).not.toBe(text)
    writeFileSync(save, swapped)
    const { exit, out } = await vigil(['replay', save, '--verify'])
    expect(exit).toBe(1)
    expect(out).toMatch(/^DIFFERENT .*entry \d+ of "inputs" is not what the seed gives: expected .*, found /)
  })

  it('of other games are never overwritten', async () => {
    const save = await aSave()
    const before = readFileSync(save, 'utf8')
    const { exit, err } = await vigil(plain(save), '1\n')
    expect(exit).toBe(2)
    expect(err).toContain('exists already and will not be overwritten')
    expect(readFileSync(save, 'utf8')).toBe(before)
  })

  it('lie in the data folder where nobody says otherwise, and are offered again', async () => {
    const home = folder()
    const first = await vigil(['play', 'elder-sign', '--plain', '--investigators', 'kate'], '1\n', home)
    expect(first.out).toContain(join(home, 'vigil', 'saves', 'elder-sign-'))
    const asked = await vigil(['play', '--plain'], '1\nquit\n', home)
    expect(asked.out).toMatch(/1\. Continue Elder Sign: turn \d+, Kate Winthrop against .*\n2\. Begin a new game/)
    expect(asked.exit).toBe(0)
  })

  it('carry the pack they were played with', async () => {
    const home = folder()
    const pack = join(home, 'pack.json')
    const ally = { id: 'old-man', name: 'Old Man', origin: 'vigil', standing: { traits: [{ has: 'steady' }] } }
    writeFileSync(pack, JSON.stringify({ extends: 'core', id: 'mine', name: 'Mine', allies: [ally] }))
    const save = join(home, 'game.json')
    await vigil(plain(save, '--pack', pack), '1\n')
    writeFileSync(pack, 'gone')
    const back = await vigil(['play', '--resume', save, '--plain'], 'card old man\n')
    expect(back).toMatchObject({ exit: 0, out: expect.stringContaining('Old Man, Ally.') })
  })
})

it('a simulation has the same fingerprint every time', async () => {
  const args = ['simulate', 'elder-sign', '--players', '2', '--games', '5', '--seed', '7', '--json']
  const [a, b] = await Promise.all([vigil(args), vigil(args)])
  expect(a.exit).toBe(0)
  expect(JSON.parse(a.out).resultHash).toBe(JSON.parse(b.out).resultHash)
})

it.each([
  [['--episode', 'eldrich idols'], 'There is no episode called "eldrich idols". Did you mean Eldritch Idols?'],
  [['--elder-one', 'hastr'], 'There is no Elder One called "hastr". Did you mean Hastur?'],
  [['--ancient-one', 'azathoth'], 'Death May Die has no --ancient-one. It takes --players,'],
])('Death May Die with %j is refused in a sentence', async (flags, sentence) => {
  const { exit, err } = await vigil(['play', 'death-may-die', ...flags])
  expect(exit).toBe(2)
  expect(err).toContain(`vigil: ${sentence}`)
})

it('a save of the other game is continued as what it is, and a forged one is found out', async () => {
  const save = join(folder(), 'game.json')
  await vigil(playing('death-may-die', save, '--seed', 'other'), '1\n1\n')
  expect((await vigil(['play', 'elder-sign', '--resume', save])).err).toContain('leave out elder-sign')
  const text = readFileSync(save, 'utf8')
  writeFileSync(save, text.replace('"death-may-die"', '"elder-sign"'))
  const { exit, err } = await vigil(['play', '--resume', save, '--plain'])
  expect(exit).toBe(2)
  expect(err).toMatch(/^vigil: Could not use the save .*left as it is\.\n$/)
  writeFileSync(save, text.replace('"death-may-die"', '"death-may-dye"'))
  expect((await vigil(['replay', save])).err).toContain('Did you mean death-may-die?')
})

it('a pack for the other game is called that', async () => {
  const pack = join(folder(), 'pack.json')
  const ally = { id: 'old-man', name: 'Old Man', origin: 'vigil', standing: { traits: [{ has: 'steady' }] } }
  writeFileSync(pack, JSON.stringify({ extends: 'core', id: 'mine', name: 'Mine', allies: [ally] }))
  const { exit, err } = await vigil(['play', 'death-may-die', '--pack', pack])
  expect(exit).toBe(2)
  expect(err).toBe('vigil: This is a content pack for Elder Sign, and the game is Death May Die.\n')
})

it('an unknown investigator brings the nearest one to mind', async () => {
  const { exit, err } = await vigil(['play', 'elder-sign', '--investigators', 'jenni barns'])
  expect(exit).toBe(2)
  expect(err).toBe('vigil: There is no investigator called "jenni barns". Did you mean Jenny Barnes?\n')
})

it('a broken pack is described by card and field', async () => {
  const pack = join(folder(), 'pack.json')
  writeFileSync(
    pack,
    JSON.stringify({ extends: 'core', id: 'mine', name: 'Mine', allies: [{ id: 'old-man', name: 'Old Man' }] }),
  )
  const { exit, out } = await vigil(['content', 'check', pack])
  expect(exit).toBe(1)
  expect(out).toContain('old-man: origin should be')
})
