/** The command line: what can be said, and where it leads. */
import { Command, CommanderError, Option } from 'commander'
import type { AdviseFlags } from './commands/advise.ts'
import type { OddsFlags } from './commands/odds.ts'
import type { PlayFlags } from './commands/play.ts'
import type { ReplayFlags } from './commands/replay.ts'
import type { ReviewFlags } from './commands/review.ts'
import type { SimulateFlags } from './commands/simulate.ts'
import type { RollFlags } from './death-may-die/odds.ts'
import { type Done, EXIT, Fault } from './fault.ts'
import type { Io } from './io.ts'
import { addHost, addJoin } from './online-commands.ts'
import { GAMES, withSetup } from './setup-options.ts'
import { VERSION } from './version.ts'

const EXITS = `
Exit codes: 0 fine; 1 the answer is no (a replay differs, a scenario fails, a pack has faults);
2 could not be done (wrong words, unreadable file, damaged save); 3 a mistake of ours.
`

const EXAMPLES = `
Examples:
  vigil play                                   asks what you would like to play
  vigil play elder-sign --players 2 --ancient-one azathoth
  vigil play death-may-die --players 1 --episode 1 --elder-one cthulhu
  vigil play --resume game.json                goes on where you left
  vigil replay game.json --verify              checks every roll against the seed
  vigil simulate elder-sign --players 4 --games 1000 --seed 1 --json
${EXITS}`

const PLAY_EXAMPLES = `
Examples:
  vigil play                                   asks who plays and against whom
  vigil play elder-sign --investigators "kate,joe diamond" --ancient-one azathoth
  vigil play death-may-die --investigators "kid,fatima,borden" --elder-one hastur --episode random
  vigil play elder-sign --players 3 --plain    line by line, for screen readers and pipes
  vigil play elder-sign --real-dice            you roll and draw, vigil keeps the rules
  vigil play --resume ~/game.json

Every answer is saved before the next question. In the game, h shows the keys (help in --plain).
`

const content = () => import('./commands/content.ts')

const addPlay = (program: Command, io: Io, done: Done): void => {
  const command = program
    .command('play')
    .description('play at this terminal')
    .argument('[game]', `${GAMES}; left out, you are asked`)
  withSetup(command)
    .option('--seed <text>', 'settles every roll and draw beforehand')
    .option('--pack <file>', 'a content pack')
    .option('--save <file>', 'where to save; otherwise in your data folder')
    .option('--resume <file>', 'continue a saved game')
    .option('--plain', 'line by line, no colours, no cursor')
    .option('--real-dice', 'type in what you rolled and drew at a real table')
    .option('--odds', 'the exact chance beside each option, where the game can reckon it')
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

const CONTENT_EXAMPLES = `
Examples:
  vigil content --json
  vigil content death-may-die --maps           the maps of the episodes, proved and printed
  vigil content check my-pack.json             finds out for which game it is
`

const addContent = (program: Command, io: Io, done: Done): void => {
  const command = program
    .command('content')
    .description('what is in the boxes: cards by deck and origin')
    .argument('[game]', `${GAMES}; left out, all of them`)
    .option('--json', 'as JSON')
    .option('--pack <file>', 'count a content pack instead')
    .option('--maps', 'print the maps, each with what is wrong with it')
    .addOption(gameOption())
    .addHelpText('after', CONTENT_EXAMPLES)
    .action((game: string | undefined, flags) =>
      done(content().then(({ showContent }) => showContent(game, flags, io))),
    )
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
    .argument('[game]', `${GAMES}; elder-sign unless said`)
    .addOption(gameOption())
    .action((game: string | undefined, _flags, command: Command) =>
      done(content().then(({ showSchema }) => showSchema(game, command.optsWithGlobals(), io))),
    )
}

const SIMULATE_EXAMPLES = `
Examples:
  vigil simulate elder-sign --players 4 --games 1000 --seed 1 --json
  vigil simulate elder-sign --bot steady --players 4 --games 200 --html report.html
  vigil simulate death-may-die --players 3 --episode random --elder-one random --games 1000 --json
  vigil simulate --matrix experiment.json --html report.html     stop it and start it again: it goes on
`

const addSimulate = (program: Command, io: Io, done: Done): void => {
  const command = program
    .command('simulate')
    .description('play many games by themselves')
    .argument('[game]', `${GAMES}; an experiment names its own`)
  withSetup(command)
    .option('--bot <name>', 'who plays: random, steady, or expert', 'random')
    .option('--games <n>', 'how many games', '100')
    .option('--seed <text>', 'the same seed gives the same games on every machine', '1')
    .option('--workers <n>', 'how many threads; as many as there are processors unless said')
    .option('--matrix <file>', 'an experiment: many cells, each with its own rules, players and bots')
    .option('--results <file>', 'where an experiment keeps its games, to go on from if it is stopped')
    .option('--nodes <n>', 'how much a bot may think about an answer; the same games everywhere')
    .option('--think <ms>', 'the same by the clock: 50ms')
    .option('--pairs <file>', 'two bots of an experiment, game by game, as a table')
    .option('--csv <file>', 'every game as a line of a table')
    .option('--html <file>', 'a report with charts, one page that stands alone')
    .option('--pack <file>', 'a content pack')
    .option('--json', 'as JSON')
    .addHelpText('after', SIMULATE_EXAMPLES)
    .action((game: string | undefined, flags: SimulateFlags) =>
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
  vigil odds --tasks "PERIL,PERIL>LORE,LORE" --rolled "P,L,I2,y:I4" --held-focus L --held-spell r:W --done 1
  vigil odds death-may-die --standard 3 --bonus 1 --stress 2 --goal "successes>=3" --json
  vigil odds death-may-die --bonus 1 --stress 2 --rolled "S,T,-,SE" --goal "successes>=3, tentacles=0"

Symbols of a task are joined by , and tasks separated by | (any order) or > (in order);
A+B is a split symbol, INV_5 an investigation of five. Dice: g green, y yellow, r red.
In the middle of an attempt: I1 to I4, P, L, T, W are what dice show; they are green unless y: or r: stands before.
--rolled is all of the pool; without it the next roll is yet to come, and --dice says with what.
`

const addOdds = (program: Command, io: Io, done: Done): void => {
  program
    .command('odds')
    .description('the exact chance of an adventure, or of a roll, under best play')
    .argument('[game]', `${GAMES}; elder-sign unless said`)
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
    .option('--rolled <dice>', 'the roll on the table: P,L,I2,y:I4')
    .option('--held-focus <die>', 'the die focused')
    .option('--held-spell <dice>', 'dice on spells')
    .option('--held-assist <dice>', 'dice that helpers hold')
    .option('--done <tasks>', 'tasks done, counted from 1')
    .optionsGroup('death-may-die:')
    .option('--standard <n>', 'standard dice; three unless said')
    .option('--bonus <n>', 'bonus dice')
    .option('--stress <n>', 'points of stress that may be paid, a reroll of one die for each')
    .option('--free <n>', 'rerolls that cost nothing')
    .option('--elders <n>', 'elder signs that count as successes: a number or all')
    .option('--goal <goal>', 'what is wanted: "successes>=3, tentacles<=1" or "successes - 0.5 tentacles"')
    .optionsGroup('Options:')
    .option('--json', 'as JSON')
    .addHelpText('after', ODDS_EXAMPLES)
    .action((game: string | undefined, flags: OddsFlags & RollFlags) =>
      done(import('./commands/odds-of-game.ts').then(({ runOddsOf }) => runOddsOf(game, flags, io))),
    )
}

const ADVISE_EXAMPLES = `
Examples:
  vigil advise game.json                       what to answer where the save stands, and why
  vigil advise game.json --bot steady --json
`

const addAdvise = (program: Command, io: Io, done: Done): void => {
  program
    .command('advise')
    .description('the chance of every answer where a saved game stands, and what a bot would do')
    .argument('<save>', 'a saved game')
    .option('--bot <name>', 'whom to ask: steady or expert; the best there is unless said')
    .option('--json', 'as JSON')
    .addHelpText('after', ADVISE_EXAMPLES)
    .action((save: string, flags: AdviseFlags) =>
      done(import('./commands/advise.ts').then(({ runAdvise }) => runAdvise(save, flags, io))),
    )
}

const addReview = (program: Command, io: Io, done: Done): void => {
  program
    .command('review')
    .description('the answers of a saved game that cost most, and how lucky its dice were')
    .argument('<file>', 'a saved game, finished or not')
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExamples:\n  vigil review game.json\n  vigil review game.json --json\n')
    .action((file: string, flags: ReviewFlags) =>
      done(import('./commands/review.ts').then(({ runReview }) => runReview(file, flags, io))),
    )
}

const programFor = (io: Io, done: Done): Command => {
  const program = new Command('vigil')
    .description('Elder Sign and Death May Die at your terminal: a rules engine that explains itself.')
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
  const commands = [
    addPlay,
    addHost,
    addJoin,
    addAdvise,
    addReplay,
    addReview,
    addContent,
    addRules,
    addScenarios,
    addSimulate,
    addOdds,
  ]
  for (const add of commands) add(program, io, done)
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
