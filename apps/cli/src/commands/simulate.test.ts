import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeIo } from '../fake-io.ts'
import { EXIT } from '../fault.ts'
import { runSimulation, type SimulateFlags } from './simulate.ts'

const flags: SimulateFlags = { bot: 'random', games: '3', seed: '1', players: '1', ancientOne: 'random' }

const reportOf = async (more: Partial<SimulateFlags>, game: string | undefined = 'elder-sign') => {
  const io = fakeIo()
  expect(await runSimulation(game, { ...flags, ...more, json: true }, io)).toBe(EXIT.fine)
  return JSON.parse(io.out())
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigil-simulate-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('vigil simulate', () => {
  it('prints what came of it as JSON', async () => {
    const report = await reportOf({})
    expect(Object.keys(report)).toEqual([
      'games',
      'finished',
      'wins',
      'winRate',
      'decisions',
      'seconds',
      'decisionsPerSecond',
      'gamesPerSecond',
      'faults',
      'resultHash',
    ])
    expect(report).toMatchObject({ games: 3, finished: 3, faults: 0 })
  })

  it('plays by house rules and at a difficulty', async () => {
    const hashes = []
    for (const more of [{}, { with: 'first:midnight-timing' }, { hours: '5' }, { events: 'hard' }])
      hashes.push((await reportOf(more)).resultHash)
    expect(new Set(hashes).size).toBeGreaterThan(2)
    await expect(runSimulation('elder-sign', { ...flags, with: 'first:flipped-monsters' }, fakeIo())).rejects.toThrow(
      /does not stand alone/,
    )
  })

  it('prints a table otherwise', async () => {
    const io = fakeIo()
    await runSimulation('elder-sign', flags, io)
    expect(io.out()).toMatch(/^games +3\nfinished +3\n/)
  })

  it('comes out the same for the same seed, and differently for another', async () => {
    const { resultHash } = await reportOf({ bot: 'steady' })
    expect((await reportOf({ bot: 'steady' })).resultHash).toBe(resultHash)
    expect((await reportOf({ bot: 'steady', seed: '2' })).resultHash).not.toBe(resultHash)
  })

  it('comes out the same however many threads play', async () => {
    const one = await reportOf({ games: '12', workers: '1', csv: join(folder, 'one.csv') })
    const three = await reportOf({ games: '12', workers: '3', csv: join(folder, 'three.csv') })
    expect(three.resultHash).toBe(one.resultHash)
    expect(three.decisions).toBe(one.decisions)
    expect(readFileSync(join(folder, 'three.csv'), 'utf8')).toBe(readFileSync(join(folder, 'one.csv'), 'utf8'))
  })

  it.each([
    [{ bot: 'stedy' }, 'Did you mean steady?'],
    [{ workers: 'many' }, '--workers needs a whole number from 1 to 64'],
    [{ csv: 'no/such/folder/games.csv' }, 'Could not write no/such/folder/games.csv'],
  ])('refuses %o in a sentence', async (more, sentence) => {
    await expect(runSimulation('elder-sign', { ...flags, ...more }, fakeIo())).rejects.toThrow(sentence)
  })

  it('asks for a game or an experiment', async () => {
    await expect(runSimulation(undefined, flags, fakeIo())).rejects.toThrow('Which game?')
  })
})

describe('vigil simulate death-may-die', () => {
  const dmd = { bot: 'random', games: '6', seed: '1', players: '3', episode: 'random', elderOne: 'random' }
  const report = async (more: Partial<SimulateFlags> = {}) => {
    const io = fakeIo()
    expect(await runSimulation('death-may-die', { ...dmd, ...more, json: true }, io)).toBe(EXIT.fine)
    return JSON.parse(io.out())
  }

  it('comes out the same however many threads play, and differently for another episode', async () => {
    const one = await report({ workers: '1', csv: join(folder, 'one.csv') })
    const two = await report({ workers: '2', csv: join(folder, 'two.csv') })
    expect(one).toMatchObject({ games: 6, finished: 6, faults: 0 })
    expect(two.resultHash).toBe(one.resultHash)
    expect(readFileSync(join(folder, 'two.csv'), 'utf8')).toBe(readFileSync(join(folder, 'one.csv'), 'utf8'))
    expect(readFileSync(join(folder, 'one.csv'), 'utf8')).toMatch(/^cell,game,seed,bot,Pairing,Investigators,/)
    expect((await report({ episode: '2' })).resultHash).not.toBe((await report({ episode: '3' })).resultHash)
  })

  it('is played by the steady bot, the same for the same seed', async () => {
    const once = await report({ bot: 'steady', games: '2' })
    expect(once).toMatchObject({ games: 2, finished: 2, faults: 0 })
    expect((await report({ bot: 'steady', games: '2' })).resultHash).toBe(once.resultHash)
  })

  it('reports by pairing and number of investigators, and how to repeat it', async () => {
    const html = join(folder, 'report.html')
    await report({ html, players: '1' })
    const page = readFileSync(html, 'utf8')
    for (const title of ['Games won by Pairing', 'by Investigators', 'Wounds: where it went'])
      expect(page).toContain(title)
    expect(page).not.toContain('Ancient One')
    expect(page).toContain('vigil simulate death-may-die --players 1 --episode random --elder-one random --bot random')
  })

  it('plays experiments over its own axes, and refuses those of the other game', async () => {
    const path = join(folder, 'pairings.json')
    const experiment = {
      game: 'death-may-die',
      episodes: ['1', 'danse'],
      elderOnes: ['cthulhu', 'hastur'],
      players: [1, 3],
    }
    const write = (more: object) =>
      writeFileSync(path, JSON.stringify({ ...experiment, bots: ['random'], games: 2, seed: 'x', ...more }))
    write({})
    expect(await report({ matrix: path })).toMatchObject({ games: 16, finished: 16 })
    write({ ruleSets: ['revised'] })
    await expect(runSimulation(undefined, { ...dmd, matrix: path }, fakeIo())).rejects.toThrow(
      /Unrecognized key: "ruleSets"/,
    )
    write({ players: [6] })
    await expect(runSimulation(undefined, { ...dmd, matrix: path }, fakeIo())).rejects.toThrow(/players\.0: /)
    write({ game: 'death-may-dye' })
    await expect(runSimulation(undefined, { ...dmd, matrix: path }, fakeIo())).rejects.toThrow(/game: .*death-may-die/)
  })
})

describe('two bots of Death May Die side by side', () => {
  const matrix = (): string => {
    const path = join(folder, 'duel.json')
    const games = { game: 'death-may-die', episodes: ['1', 'danse'], elderOnes: ['cthulhu', 'hastur'], players: [1, 3] }
    writeFileSync(path, JSON.stringify({ ...games, bots: ['random', 'steady'], games: 1, seed: 'x' }))
    return path
  }
  const PAIRINGS = ['Cthulhu', 'Hastur'].flatMap((elder) => [
    `${elder}: Blasphemous Alchemy`,
    `${elder}: Danse Macabre`,
  ])
  const ROWS = [
    ...['All games', 'Investigators 2', 'Investigators 3', 'Cthulhu', 'Hastur', 'Blasphemous Alchemy', 'Danse Macabre'],
    ...PAIRINGS,
  ]

  it('by pairing, in JSON, in text, in a file and on the page', async () => {
    const [pairs, html] = [join(folder, 'pairs.md'), join(folder, 'report.html')]
    const all = { bot: 'random', games: '1', seed: '1', matrix: matrix(), workers: '1', pairs, html }
    const [json, text] = [fakeIo(), fakeIo()]
    await runSimulation(undefined, { ...all, json: true }, json)
    await runSimulation(undefined, all, text)
    const told = JSON.parse(json.out()).pairs
    expect(told.bots).toEqual(['random', 'steady'])
    expect(told.rows.map(({ name }: { name: string }) => name)).toEqual(ROWS)
    expect(told.rows[0]).toMatchObject({ games: 8, first: 0 })
    expect(told.rows[0].difference).toBe(told.rows[0].second)
    expect(told.rows.slice(-4).map(({ games }: { games: number }) => games)).toEqual([2, 2, 2, 2])
    const [table, page] = [readFileSync(pairs, 'utf8'), readFileSync(html, 'utf8')]
    expect(page).toContain('steady against random, game by game')
    for (const name of PAIRINGS) {
      expect(table).toMatch(new RegExp(`^\\| ${name} \\| 2 \\|`, 'm'))
      expect(text.out()).toMatch(new RegExp(`^${name} +2 `, 'm'))
      expect(page).toContain(`<td>${name}</td><td class="n">2</td>`)
    }
  })

  it('only two', async () => {
    const pairs = join(folder, 'pairs.md')
    const one = { bot: 'random', games: '1', seed: '1', players: '1', pairs }
    await expect(runSimulation('death-may-die', one, fakeIo())).rejects.toThrow(/Only two bots/)
  })
})

describe('an experiment', () => {
  const experiment = {
    game: 'elder-sign',
    ruleSets: ['revised', 'fan'],
    players: [1],
    bots: ['random', 'steady'],
    games: 3,
    seed: 'x',
  }
  const write = (value: unknown): string => {
    const path = join(folder, 'experiment.json')
    writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value))
    return path
  }
  const resultsAt = (path: string): string => path.replace('.json', '.results.ndjson')

  it('plays every cell, keeps its games, and plays none twice', async () => {
    const matrix = write(experiment)
    const once = await reportOf({ matrix }, undefined)
    expect(once).toMatchObject({ games: 12, finished: 12 })
    const kept = readFileSync(resultsAt(matrix), 'utf8')
    expect(kept.trimEnd().split('\n')).toHaveLength(13)
    const twice = await reportOf({ matrix }, undefined)
    expect(twice.resultHash).toBe(once.resultHash)
    expect(twice.gamesPerSecond).toBe(0)
    expect(readFileSync(resultsAt(matrix), 'utf8')).toBe(kept)
  })

  it('does not mix in games with another pack', async () => {
    const matrix = write({ ...experiment, bots: ['random'], games: 1 })
    await reportOf({ matrix }, undefined)
    const pack = join(import.meta.dirname, '../../../../docs/experiments/one-clue-more.pack.json')
    await expect(runSimulation(undefined, { ...flags, matrix, pack }, fakeIo())).rejects.toThrow(
      /of another experiment/,
    )
    await reportOf({ matrix, pack, results: join(folder, 'more.ndjson') }, undefined)
  })

  it('goes on after a line that was cut off in the middle', async () => {
    const matrix = write(experiment)
    const { resultHash } = await reportOf({ matrix }, undefined)
    const lines = readFileSync(resultsAt(matrix), 'utf8').split('\n')
    writeFileSync(resultsAt(matrix), `${lines.slice(0, 6).join('\n')}\n${lines[6]?.slice(0, 20)}`)
    expect((await reportOf({ matrix }, undefined)).resultHash).toBe(resultHash)
    expect(readFileSync(resultsAt(matrix), 'utf8').trimEnd().split('\n')).toHaveLength(13)
  })

  it('goes on after it was killed, and comes to the same', { timeout: 120_000 }, async () => {
    const matrix = write({ ...experiment, bots: ['random'], games: 150 })
    const { resultHash } = await reportOf({ matrix, results: join(folder, 'whole.ndjson') }, undefined)
    const vigil = join(import.meta.dirname, '../../bin/vigil.mjs')
    const run = spawn(process.execPath, [vigil, 'simulate', '--matrix', matrix, '--workers', '1'], { stdio: 'ignore' })
    const finished = (): number =>
      existsSync(resultsAt(matrix)) ? readFileSync(resultsAt(matrix), 'utf8').split('\n').length - 2 : 0
    while (finished() < 5 && run.exitCode === null) await wait(5)
    run.kill('SIGKILL')
    await new Promise((resolve) =>
      run.exitCode === null && run.signalCode === null ? run.once('exit', resolve) : resolve(0),
    )
    expect(finished()).toBeLessThan(300)
    const resumed = await reportOf({ matrix }, undefined)
    expect(resumed).toMatchObject({ games: 300, resultHash })
  })

  it('names the place of what is wrong', async () => {
    const tried = (value: unknown) => runSimulation(undefined, { ...flags, matrix: write(value) }, fakeIo())
    await expect(tried('{ "game": ')).rejects.toThrow(/stops being JSON in line 1, column 11/)
    await expect(tried({ ...experiment, players: [0] })).rejects.toThrow(/players\.0: /)
    await expect(tried({ ...experiment, dice: 6 })).rejects.toThrow(/Unrecognized key: "dice"/)
    await expect(tried({ ...experiment, bots: ['stedy'] })).rejects.toThrow(/Did you mean steady\?/)
  })

  it('names the line of a damaged results file, and refuses those of another experiment', async () => {
    const matrix = write(experiment)
    await reportOf({ matrix }, undefined)
    await expect(
      runSimulation(undefined, { ...flags, matrix: write({ ...experiment, seed: 'y' }) }, fakeIo()),
    ).rejects.toThrow(/of another experiment/)
    write(experiment)
    appendFileSync(resultsAt(matrix), '{"cell":0}\n')
    await expect(runSimulation(undefined, { ...flags, matrix }, fakeIo())).rejects.toThrow(/damaged in line 14: /)
  })
})

describe('a report', () => {
  it('stands alone: drawings, numbers, no script and nothing fetched', async () => {
    const html = join(folder, 'report.html')
    const { cards } = await reportOf({ bot: 'random', games: '40', html })
    expect(cards.map(({ score }: { score: string }) => score)).toEqual([
      'Games won',
      'Doom at the end',
      'Elder Signs found',
    ])
    expect(cards[1].early.length).toBeGreaterThan(5)
    const page = readFileSync(html, 'utf8')
    expect(page).toMatch(/^<!doctype html>/)
    expect(page.match(/<svg/g)?.length).toBeGreaterThanOrEqual(8)
    for (const title of [
      'Games won by Ancient One',
      'by Rule set',
      'by Players',
      'by Difficulty',
      'What ended the games',
    ])
      expect(page).toContain(title)
    expect(page).toContain('Doom: where it went')
    expect(page).toContain('Cards that help or hurt: Doom at the end')
    expect(page).toContain('95 % interval')
    expect(page).not.toMatch(/<script|<link|<img|@import|url\(|src=|\bon\w+=/)
    expect(page.replaceAll('http://www.w3.org/', '')).not.toMatch(/https?:/)
  })
})
