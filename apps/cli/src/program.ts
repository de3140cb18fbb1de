/** The command line: what can be said, and where it leads. */
import { Command, CommanderError, Option } from 'commander'
import type { OddsFlags } from './commands/odds.ts'
import type { PlayFlags } from './commands/play.ts'
import type { ReplayFlags } from './commands/replay.ts'
import type { SimulateFlags } from './commands/simulate.ts'
import { EXIT, Fault } from './fault.ts'
import type { Io } from './io.ts'
import { VERSION } from './version.ts'

const EXITS = `
Exit codes: 0 fine; 1 the answer is no (a replay differs, a scenario fails, a pack has faults);
2 could not be done (wrong words, unreadable file, damaged save); 3 a mistake of ours.
`

const EXAMPLES = `
Examples:
  vigil play                                   asks what you would like to play
  vigil play elder-sign --players 2 --ancient-one azathoth
  vigil play --resume game.json                goes on where you left
  vigil replay game.json --verify              checks every roll against the seed
  vigil simulate elder-sign --players 4 --games 1000 --seed 1 --json
${EXITS}`

const PLAY_EXAMPLES = `
Examples:
  vigil play                                   asks who plays and against whom
  vigil play elder-sign --investigators "kate,joe diamond" --ancient-one azathoth
  vigil play elder-sign --players 3 --plain    line by line, for screen readers and pipes
  vigil play elder-sign --real-dice            you roll and draw, vigil keeps the rules
  vigil play --resume ~/game.json

Every answer is saved before the next question. In the game, h shows the keys (help in --plain).
`

/** Takes the exit code of a command. Commands are loaded when they are asked for: help should not wait for the rules. */
type Done = (exit: Promise<number>) => void

/** What is said of the rules, for play and for simulation alike. */
const withRules = (command: Command): Command =>
  command
    .option('--rules <set>', 'rule set')
    .option('--with <switches>', 'house rules, separated by commas; vigil rules --switches lists them', bothOf)
    .option('--hours <n>', 'how many hours the clock moves at a time: 3, 4, 5 or 6')
    .option('--events <classes>', 'Mythos cards: easy, normal, hard, two of them, or all')
    .option('--orders', 'with the Esoteric Orders, where the rules know them')

const bothOf = (value: string, before: string | undefined): string =>
  before === undefined ? value : `${before},${value}`

const content = () => import('./commands/content.ts')

const addPlay = (program: Command, io: Io, done: Done): void => {
  const command = program
    .command('play')
    .description('play at this terminal')
    .argument('[game]', 'elder-sign; left out, you are asked')
    .option('--players <n>', 'how many investigators')
    .option(
      '--investigators <names>',
      'who, separated by commas (a name, random, or draft); the rest is drawn at random',
    )
    .option('--ancient-one <name>', 'against whom: a name, random, or draft')
  withRules(command)
    .option('--seed <text>', 'settles every roll and draw beforehand')
    .option('--pack <file>', 'a content pack')
    .option('--save <file>', 'where to save; otherwise in your data folder')
    .option('--resume <file>', 'continue a saved game')
    .option('--plain', 'line by line, no colours, no cursor')
    .option('--real-dice', 'type in what you rolled and drew at a real table')
    .addHelpText('after', PLAY_EXAMPLES)
    .action((game: string | undefined, flags: PlayFlags) =>
      done(import('./commands/play.ts').then(({ runPlay }) => runPlay(game, flags, io))),
    )
}

const addReplay = (program: Command, io: Io, done: Done): void => {
  program
    .command('replay')
    .description('watch a saved game again')
    .argument('<file>', 'a saved game')
    .option('--verify', 'recompute every roll from the seed; prints OK or the first difference')
    .option('--plain', 'print everything that happened, line by line')
    .addHelpText('after', '\nExamples:\n  vigil replay game.json\n  vigil replay game.json --verify\n')
    .action((file: string, flags: ReplayFlags) =>
      done(import('./commands/replay.ts').then(({ runReplay }) => runReplay(file, flags, io))),
    )
}

const gameOption = () => new Option('--game <id>', 'of this game only')

const addContent = (program: Command, io: Io, done: Done): void => {
  const command = program
    .command('content')
    .description('what is in the boxes: cards by deck and origin')
    .option('--json', 'as JSON')
    .option('--pack <file>', 'count a content pack instead')
    .addOption(gameOption())
    .addHelpText('after', '\nExamples:\n  vigil content --json\n  vigil content check my-pack.json\n')
    .action((flags) => done(content().then(({ showContent }) => showContent(flags, io))))
  command
    .command('check')
    .description('whether a content pack is fit for play; names card, field and what was expected')
    .argument('<file>', 'a content pack')
    .addOption(gameOption())
    .action((file: string, _flags, command: Command) =>
      done(content().then(({ checkContent }) => checkContent(file, command.optsWithGlobals(), io))),
    )
  command
    .command('schema')
    .description('the JSON schema of content packs, for your editor')
    .addOption(gameOption())
    .action((flags) => done(content().then(({ showSchema }) => showSchema(flags, io))))
}

const addSimulate = (program: Command, io: Io, done: Done): void => {
  const command = program
    .command('simulate')
    .description('play many games by themselves')
    .argument('<game>', 'elder-sign')
    .option('--players <n>', 'how many investigators')
    .option('--investigators <names>', 'who, separated by commas; the rest is drawn at random')
    .option('--ancient-one <name>', 'against whom', 'random')
  withRules(command)
    .option('--bot <name>', 'who plays', 'random')
    .option('--games <n>', 'how many games', '100')
    .option('--seed <text>', 'the same seed gives the same games on every machine', '1')
    .option('--pack <file>', 'a content pack')
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExample:\n  vigil simulate elder-sign --players 4 --games 1000 --seed 1 --json\n')
    .action((game: string, flags: SimulateFlags) =>
      done(import('./commands/simulate.ts').then(({ runSimulation }) => runSimulation(game, flags, io))),
    )
}

const RULES_EXAMPLES = `
Examples:
  vigil rules --missing
  vigil rules --switches                       house rules for vigil play --with …
  vigil rules compare first revised
`

const addRules = (program: Command, io: Io, done: Done): void => {
  const command = program
    .command('rules')
    .description('the rules in force and the tests that cite them; house rules; what differs between printings')
    .option('--json', 'as JSON')
    .option('--missing', 'only those that no test cites')
    .option('--switches', 'instead, the house rules that can be switched on over each rule set')
    .option('--markdown', 'the house rules as a page')
    .addHelpText('after', RULES_EXAMPLES)
    .action((flags) =>
      done(
        flags.switches || flags.markdown
          ? import('./commands/switches.ts').then(({ showSwitches }) => showSwitches(flags, io))
          : import('./commands/rules.ts').then(({ showRules }) => showRules(flags, io)),
      ),
    )
  command
    .command('compare')
    .description('what differs between two rule sets, row by row')
    .argument('<a>', 'a rule set')
    .argument('<b>', 'another')
    .option('--json', 'as JSON')
    .action((a: string, b: string, _flags, command: Command) =>
      done(
        import('./commands/compare-rules.ts').then(({ runCompare }) => runCompare(a, b, command.optsWithGlobals(), io)),
      ),
    )
}

const addScenarios = (program: Command, io: Io, done: Done): void => {
  program
    .command('scenario')
    .description('play scenario files and compare')
    .argument('<files...>', 'scenario JSON')
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExample:\n  vigil scenario packages/elder-sign/scenarios/*.json\n')
    .action((files: string[], flags) =>
      done(import('./commands/scenario.ts').then(({ runScenarios }) => runScenarios(files, flags, io))),
    )
}

const ODDS_EXAMPLES = `
Examples:
  vigil odds --tasks "PERIL,PERIL>LORE,LORE" --dice 6g+y+r --focus 1 --spells 1 --clues 1
  vigil odds --tasks "INV_5|LORE+PERIL,TERROR" --json
  vigil odds --card the-curator --investigator joe-diamond --clues 1

Symbols of a task are joined by , and tasks separated by | (any order) or > (in order);
A+B is a split symbol, INV_5 an investigation of five. Dice: g green, y yellow, r red.
`

const addOdds = (program: Command, io: Io, done: Done): void => {
  program
    .command('odds')
    .description('the exact chance of an adventure under best play')
    .option('--tasks <tasks>', 'what is to be rolled')
    .option('--card <name>', 'a card of the box instead')
    .option('--investigator <name>', 'who attempts it, with full sanity and stamina')
    .option('--dice <dice>', 'the dice pool; six green unless said')
    .option('--focus <n>', 'one die may be focused: 1')
    .option('--spells <n>', 'spells that hold a die')
    .option('--clues <n>', 'clues to reroll with')
    .option('--assist <n>', 'helpers who may hold a die')
    .option('--terror <effect>', 'a failed roll with terror: fail ends it, discard takes those dice')
    .option('--sanity <n>', 'sanity that costs may not use up')
    .option('--stamina <n>', 'the same for stamina')
    .option('--rules <set>', 'rule set')
    .option('--no-release', 'no die is taken back off a spell')
    .option('--json', 'as JSON')
    .addHelpText('after', ODDS_EXAMPLES)
    .action((flags: OddsFlags) => done(import('./commands/odds.ts').then(({ runOdds }) => runOdds(flags, io))))
}

const programFor = (io: Io, done: Done): Command => {
  const program = new Command('vigil')
    .description('Elder Sign at your terminal: a rules engine that explains itself.')
    .version(VERSION)
    .helpCommand('help [command]', 'help for a command')
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      outputError: (text, write) => write(text.replace(/^error: /, 'vigil: ')),
    })
    .showSuggestionAfterError()
    .showHelpAfterError('Try vigil --help, or vigil help and a command.')
  for (const add of [addPlay, addReplay, addContent, addRules, addScenarios, addSimulate, addOdds])
    add(program, io, done)
  return program
}

/** Runs a command and returns its exit code. Whatever goes wrong is told in a sentence. */
export const run = async (args: readonly string[], io: Io): Promise<number> => {
  let ending: Promise<number> = Promise.resolve(EXIT.fine)
  try {
    const program = programFor(io, (exit) => {
      ending = exit
    })
    await program.parseAsync(args, { from: 'user' })
    return await ending
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.cannot
    if (error instanceof Fault) {
      io.stderr.write(`vigil: ${error.message}\n`)
      return error.exit
    }
    throw error
  }
}
