/**
 * Four people at boardgame.io's table, which makes a match for whoever names a new one and asks for no credentials then:
 * less work for it. Its frames are Socket.IO's, over a WebSocket from the beginning. An answer counts as taken when the new
 * state has come back to whoever gave it; there is nothing later.
 */
import type { WebSocket } from 'ws'
import { legalMoves, type SeenSixDice } from '../peer/six-dice.ts'
import { connect, type OpenTable, SEATS, signal } from './table.ts'

const SPACE = '/six-dice'
const UPDATE = `42${SPACE},["update",`
const SYNC = `42${SPACE},["sync",`

interface State {
  readonly G: SeenSixDice
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
  readonly _stateID: number
}

const stateIn = (text: string): State => {
  const [kind, , body] = JSON.parse(text.slice(text.indexOf('['))) as [
    string,
    string,
    State | { readonly state: State },
  ]
  return kind === 'sync' ? (body as { readonly state: State }).state : (body as State)
}

const seated = async (
  at: () => number,
  match: string,
  seat: string,
  heard: (text: string) => void,
): Promise<WebSocket> => {
  const ready = signal<void>()
  const socket = await connect(`ws://127.0.0.1:${at()}/socket.io/?EIO=4&transport=websocket`, (text, over): void => {
    if (text === '2') return over.send('3')
    if (text.startsWith('0')) return over.send(`40${SPACE},`)
    if (text.startsWith(`40${SPACE}`))
      return over.send(`42${SPACE},${JSON.stringify(['sync', match, seat, null, SEATS])}`)
    if (text.startsWith(SYNC)) ready.come()
    heard(text)
  })
  await ready.there
  return socket
}

let matches = 0

export const openPeer: OpenTable = async (at) => {
  const match = `match-${matches++}`
  let asked = signal<State>()
  let told = signal<void>()
  let actor = -1
  const hear = (seat: number, text: string): void => {
    const isUpdate = text.startsWith(UPDATE)
    if (seat === 0 && (isUpdate || text.startsWith(SYNC))) asked.come(stateIn(text))
    if (seat === actor && isUpdate) told.come()
  }
  const sockets: WebSocket[] = []
  for (let seat = 0; seat < SEATS; seat++)
    sockets.push(await seated(at, match, String(seat), (text) => hear(seat, text)))
  return {
    async answer(int) {
      const state = await asked.there
      if (state.ctx.gameover !== undefined) return undefined
      const moves = legalMoves(state.G)
      const move = moves[int(moves.length)]
      const playerID = state.ctx.currentPlayer
      actor = Number(playerID)
      const action = { type: 'MAKE_MOVE', payload: { type: move?.name, args: [move?.arg], playerID } }
      const text = `42${SPACE},${JSON.stringify(['update', action, state._stateID, match, playerID])}`
      asked = signal()
      told = signal()
      const sent = performance.now()
      sockets[actor]?.send(text)
      await told.there
      return performance.now() - sent
    },
    close: () => {
      for (const socket of sockets) socket.close()
    },
  }
}
