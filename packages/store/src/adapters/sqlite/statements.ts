/** Every sentence said to the file, prepared once. */
import type Database from 'libsql'

const SQL = {
  insertRoom: `INSERT OR IGNORE INTO rooms
    (id, game, setup, seed, chance, company, rev, entries, latest, ending, created_at, touched_at)
    VALUES (?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?)`,
  insertEntry: 'INSERT INTO inputs (room, seq, input, events, chair, tag, version, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  insertMilestone: 'INSERT OR REPLACE INTO milestones (room, seq, snapshot) VALUES (?, ?, ?)',
  insertPage: 'INSERT OR REPLACE INTO pages (room, seq, view) VALUES (?, ?, ?)',
  length: 'SELECT entries FROM rooms WHERE id = ?',
  byTag: 'SELECT seq FROM inputs WHERE room = ? AND tag = ?',
  grow: 'UPDATE rooms SET entries = ?, latest = ?, ending = ?, touched_at = ? WHERE id = ?',
  rewrite: 'UPDATE rooms SET company = ?, rev = rev + 1 WHERE id = ? AND rev = ?',
  company: 'SELECT rev, company FROM rooms WHERE id = ?',
  room: 'SELECT * FROM rooms WHERE id = ?',
  entries: 'SELECT * FROM inputs WHERE room = ? AND seq >= ? ORDER BY seq',
  milestones: 'SELECT snapshot AS text FROM milestones WHERE room = ? ORDER BY seq',
  pages: 'SELECT seq, view FROM pages WHERE room = ? ORDER BY seq',
  say: `INSERT INTO lines (room, n, chair, text, at)
    SELECT id, (SELECT count(*) FROM lines WHERE room = ?), ?, ?, ? FROM rooms WHERE id = ? RETURNING n`,
  lines: 'SELECT * FROM lines WHERE room = ? ORDER BY n DESC LIMIT ?',
  rooms: `SELECT id, game, entries, ending, created_at, touched_at FROM rooms
    WHERE touched_at < ?1 AND (?2 IS NULL OR (ending IS NOT NULL) = ?2) ORDER BY touched_at, id`,
  remove: 'DELETE FROM rooms WHERE id = ?',
  check: 'UPDATE rooms SET rev = rev WHERE id IS NULL',
} as const

export type Statements = { readonly [Name in keyof typeof SQL]: Database.Statement }

export const statementsOf = (db: Database.Database): Statements => {
  const entries = Object.entries(SQL).map(([name, text]) => [name, db.prepare(text)])
  return Object.fromEntries(entries) as Statements
}
