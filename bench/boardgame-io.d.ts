/** What the benchmark uses of boardgame.io 0.50, so that types are checked without installing it. */
declare module 'boardgame.io/internal' {
  export interface MoveContext<G> {
    G: G
    random: {
      D6(count: number): number[]
      Shuffle<T>(items: T[]): T[]
    }
    events: { endTurn(): void }
    playerID: string
  }

  export interface GameConfig<G> {
    name: string
    seed: string
    disableUndo: boolean
    setup(context: Pick<MoveContext<G>, 'random'>, setupData: unknown): G
    moves: Record<string, (context: MoveContext<G>, arg: number) => 'INVALID_MOVE' | undefined>
    playerView(context: { G: G }): unknown
    endIf(context: { G: G }): unknown
  }

  export interface GameState<G> {
    readonly G: G
    readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
    /** Set where an action was refused. */
    readonly transients?: { readonly error: { readonly type: string } }
  }

  export interface MoveAction {
    readonly type: 'MAKE_MOVE'
    readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string }
  }

  export type Reducer<G> = (state: GameState<G>, action: MoveAction) => GameState<G>

  export function InitializeGame<G>(options: {
    game: GameConfig<G>
    numPlayers: number
    setupData: unknown
  }): GameState<G>

  export function CreateGameReducer<G>(options: { game: GameConfig<G>; isClient?: boolean }): Reducer<G>
}

declare module 'boardgame.io/server' {
  import type { Server as HttpServer } from 'node:http'
  import type { GameConfig } from 'boardgame.io/internal'

  export function Server<G>(options: { games: GameConfig<G>[]; origins: string[] }): {
    run(port: number): Promise<{ appServer: HttpServer }>
  }
}
