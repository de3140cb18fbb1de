/** The games of this browser: play on, look again, take along, bring in. */
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { ScreenProps } from '../../app.tsx'
import { TopBar } from '../../parts/top-bar.tsx'
import { type Save, useHeads } from '../../saves/index.ts'
import { useWords } from '../../words/phrases.ts'
import { bringFile, exportSave, fetchSave, removeGame } from './acts.ts'
import { BringPanel } from './bring-panel.tsx'
import type { GameActs } from './game-card.tsx'
import { GameList } from './game-list.tsx'
import { type Notice, NoticeBar } from './notice.tsx'
import './saves.css'
import { savesWords } from './saves-words.ts'
import { ShareWindow } from './share-window.tsx'
import { StoragePanel } from './storage-panel.tsx'

export default function SavesScreen(_: ScreenProps<'saves'>): ReactNode {
  const say = useWords(savesWords)
  const heads = useHeads()
  const [notice, tell] = useState<Notice>()
  const [shared, share] = useState<Save>()
  const acts = useMemo<GameActs>(
    () => ({
      exportFile: (head) => void fetchSave(head, tell).then((save) => save && exportSave(save)),
      share: (head) => void fetchSave(head, tell).then(share),
      remove: (head) => void removeGame(head, tell),
    }),
    [],
  )
  const bring = useCallback((file: File) => void bringFile(file, tell), [])
  return (
    <>
      <TopBar title={say('title')} />
      <main className="page saves" tabIndex={-1}>
        <div className="saves-main">
          <NoticeBar notice={notice} onDismiss={() => tell(undefined)} />
          <GameList heads={heads} acts={acts} />
        </div>
        <aside className="saves-side">
          <BringPanel onFile={bring} />
          <StoragePanel onRefused={() => tell({ tone: 'bad', text: say('guardRefused') })} />
        </aside>
      </main>
      <ShareWindow save={shared} onClose={() => share(undefined)} onExport={exportSave} />
    </>
  )
}
