/** Every sentence said to the file, prepared once. */
import type Database from 'libsql'

const SQL = {
  insertRoom: `INSERT OR IGNORE INTO rooms
    (id, game, setup, seed, chance, company, rev, created_at) VALUES (?, ?, ?, ?, ?, ?, 1, ?)`,
  insertPosition: 'INSERT INTO positions (room, entries, latest, ending, touched_at) VALUES (?, ?, ?, ?, ?)',
  insertMilestone: 'INSERT OR REPLACE INTO milestones (room, seq, snapshot) VALUES (?, ?, ?)',
  insertPage: 'INSERT OR REPLACE INTO pages (room, seq, view) VALUES (?, ?, ?)',
  end: 'SELECT entries FROM positions WHERE room = ?',
  grow: `UPDATE positions SET entries = ?, latest = ?, ending = ?, touched_at = ?
    WHERE room = ? AND entries >= ? AND entries < ?`,
  claim: 'UPDATE claims SET n = n + 1 RETURNING n',
  claimed: 'SELECT n FROM claims',
  rewrite: 'UPDATE rooms SET company = ?, rev = rev + 1 WHERE id = ? AND rev = ?',
  mark: `SELECT entries, rev, (SELECT count(*) FROM lines WHERE room = id) AS lines
    FROM rooms JOIN positions ON room = id WHERE id = ?`,
  company: 'SELECT rev, company FROM rooms WHERE id = ?',
  room: 'SELECT * FROM rooms JOIN positions ON room = id WHERE id = ?',
  entries: 'SELECT * FROM inputs WHERE room = ? AND seq >= ? ORDER BY seq',
  milestones: 'SELECT snapshot AS text FROM milestones WHERE room = ? ORDER BY seq',
  pages: 'SELECT seq, view FROM pages WHERE room = ? ORDER BY seq',
  say: `INSERT INTO lines (room, n, chair, text, at)
    SELECT id, (SELECT count(*) FROM lines WHERE room = ?), ?, ?, ? FROM rooms WHERE id = ? RETURNING n`,
  lines: 'SELECT * FROM lines WHERE room = ? ORDER BY n DESC LIMIT ?',
  rooms: `SELECT id, game, entries, ending, created_at, touched_at FROM rooms JOIN positions ON room = id
    WHERE touched_at < ?1 AND (?2 IS NULL OR (ending IS NOT NULL) = ?2) ORDER BY touched_at, id`,
  remove: 'DELETE FROM rooms WHERE id = ?',
  check: 'UPDATE rooms SET rev = rev WHERE id IS NULL',
} as const

/** So many entries of the log with one sentence, the most first. */
interface Insert {
  readonly rows: number
  readonly insert: Database.Statement
}

export interface Statements extends Readonly<Record<keyof typeof SQL, Database.Statement>> {
  readonly insertEntries: readonly Insert[]
}

const ENTRY = '(?, ?, ?, ?, ?, ?, ?, ?)'

/** To prepare one for every number would keep everybody waiting, each time for the longer the more rows it has. */
const ROWS = [32, 16, 8, 4, 2, 1]

export const statementsOf = (db: Database.Database): Statements => {
  const entries = Object.entries(SQL).map(([name, text]) => [name, db.prepare(text)])
  const into = 'INSERT OR IGNORE INTO inputs (room, seq, input, events, chair, tag, version, at)'
  const insertEntries = ROWS.map((rows) => ({
    rows,
    insert: db.prepare(`${into} VALUES ${Array.from({ length: rows }, () => ENTRY).join(', ')}`),
  }))
  return { ...(Object.fromEntries(entries) as Record<keyof typeof SQL, Database.Statement>), insertEntries }
}
