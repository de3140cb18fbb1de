/** What is said of a set-up, for every command that begins a game. */
import type { Command } from 'commander'
import { COMMON_FLAGS, type Flag, GAME_FLAGS, typedFlag } from './flags.ts'

export const GAMES = 'elder-sign or death-may-die'

const bothOf = (value: string, before: string | undefined): string =>
  before === undefined ? value : `${before},${value}`

const addFlag = (command: Command, { name, takes, says, many }: Flag): void => {
  const spelled = takes === undefined ? typedFlag(name) : `${typedFlag(name)} ${takes}`
  if (many) command.option(spelled, says, bothOf)
  else command.option(spelled, says)
}

/** Under the name of the game that takes it. */
export const withSetup = (command: Command): Command => {
  for (const flag of COMMON_FLAGS) addFlag(command, flag)
  for (const [game, flags] of Object.entries(GAME_FLAGS)) {
    command.optionsGroup(`${game}:`)
    for (const flag of flags) addFlag(command, flag)
  }
  return command.optionsGroup('Options:')
}
