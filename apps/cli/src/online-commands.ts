/** The commands of online tables: one opens a table, the others sit down at it. */
import { type Command, Option } from 'commander'
import type { HostFlags } from './commands/host.ts'
import type { JoinFlags } from './commands/join.ts'
import type { Done } from './fault.ts'
import type { Io } from './io.ts'
import { GAMES, withSetup } from './setup-options.ts'

const JOIN_EXAMPLES = `
Examples:
  vigil join 'https://vigil.example/#/room/ROOM/KEY' --name Ada
  vigil join 'http://localhost:8080/#/room/ROOM/KEY' --plain

The link is the one you were sent; put it in quotes. In the game, : talks to the others (say in --plain).
`

export const addJoin = (program: Command, io: Io, done: Done): void => {
  program
    .command('join')
    .description('play at an online table')
    .argument('<link>', 'the link to your chair')
    .option('--name <name>', 'what the others call you')
    .option('--plain', 'line by line, no colours, no cursor')
    .addHelpText('after', JOIN_EXAMPLES)
    .action((link: string, flags: JoinFlags) =>
      done(import('./commands/join.ts').then(({ runJoin }) => runJoin(link, flags, io))),
    )
}

const HOST_EXAMPLES = `
Examples:
  vigil host elder-sign --players 3 --ancient-one yig
  vigil host death-may-die --players 2 --episode random --server https://vigil.example --name Ada
  vigil host elder-sign --players 2 --real-dice --undo free --json

The links are told once: send each to one person, and keep the first, which is the host's.
`

export const addHost = (program: Command, io: Io, done: Done): void => {
  const command = program
    .command('host')
    .description('open an online table, and print the links to its chairs')
    .argument('<game>', GAMES)
  withSetup(command)
    .option('--server <url>', 'where tables are kept', 'http://localhost:8080')
    .option('--name <name>', 'what the others call you')
    .option('--real-dice', 'those at the table tell what they rolled and drew')
    .addOption(new Option('--undo <how>', 'who may take back').choices(['free', 'consent', 'untilRevealed', 'never']))
    .option('--no-spectators', 'nobody watches')
    .option('--no-advice', 'no odds and no suggestions')
    .option('--json', 'as JSON')
    .addHelpText('after', HOST_EXAMPLES)
    .action((game: string, flags: HostFlags) =>
      done(import('./commands/host.ts').then(({ runHost }) => runHost(game, flags, io))),
    )
}
