import { useEffect, useState } from 'react'
import { type ServedGame, servedGames } from './server.ts'

/** Undefined until the server has been asked. */
export const useServed = (game: string): ServedGame | 'none' | undefined => {
  const [served, setServed] = useState<ServedGame | 'none'>()
  useEffect(() => {
    let gone = false
    void servedGames().then((games) => {
      if (!gone) setServed(games.find(({ id }) => id === game) ?? 'none')
    })
    return () => {
      gone = true
    }
  }, [game])
  return served
}
