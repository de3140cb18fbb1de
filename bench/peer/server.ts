/** boardgame.io's server as its guide starts it: games in memory. */
import { Server } from 'boardgame.io/server'
import { serveUsage } from '../online/service.ts'
import { sixDice } from './six-dice.ts'

const { appServer } = await Server({ games: [sixDice], origins: [] }).run(0)
const address = appServer.address()
if (address === null || typeof address === 'string') throw new Error('no port')
serveUsage(address.port)
