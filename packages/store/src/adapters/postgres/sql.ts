/**
 * Every sentence said to Postgres. Each is one transaction by itself, so that no connection has to remember anything, and
 * each names its room: a cluster that is split by room answers it in one place.
 */

/** Where the log ends at the first entry, and nowhere else; $6 on are the entries, column by column. */
const APPEND = `
  WITH grown AS (
    UPDATE positions SET entries = $2, latest = $3, ending = $4, touched_at = $5
    WHERE room = $1 AND entries = $6 RETURNING room
  ), logged AS (
    INSERT INTO inputs (room, seq, input, events, chair, tag, version, at)
    SELECT grown.room, e.seq, e.input, e.events, e.chair, e.tag, e.version, e.at
    FROM grown, unnest($7::int[], $8::text[], $9::text[], $10::int[], $11::text[], $12::text[], $13::bigint[])
      AS e (seq, input, events, chair, tag, version, at)
  ), marked AS (
    INSERT INTO milestones (room, seq, snapshot) SELECT room, $14::int, $15::text FROM grown WHERE $14::int IS NOT NULL
  ), shown AS (
    INSERT INTO pages (room, seq, view) SELECT room, $16::int, $17::text FROM grown WHERE $16::int IS NOT NULL
  )
  SELECT EXISTS (SELECT 1 FROM grown) AS grown, EXISTS (SELECT 1 FROM rooms WHERE id = $1) AS there`

const CREATE = `
  WITH made AS (
    INSERT INTO rooms (id, game, setup, seed, chance, company, rev, said, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, 1, 0, $7::bigint) ON CONFLICT (id) DO NOTHING RETURNING id
  ), placed AS (
    INSERT INTO positions (room, entries, latest, ending, touched_at)
    SELECT id, $8::int, $9::text, $10::text, $7::bigint FROM made
  ), logged AS (
    INSERT INTO inputs (room, seq, input, events, chair, tag, version, at)
    SELECT made.id, e.seq, e.input, e.events, e.chair, e.tag, e.version, e.at
    FROM made, unnest($11::int[], $12::text[], $13::text[], $14::int[], $15::text[], $16::text[], $17::bigint[])
      AS e (seq, input, events, chair, tag, version, at)
  ), marked AS (
    INSERT INTO milestones (room, seq, snapshot) SELECT id, $18::int, $19::text FROM made WHERE $18::int IS NOT NULL
  ), shown AS (
    INSERT INTO pages (room, seq, view) SELECT id, $20::int, $21::text FROM made WHERE $20::int IS NOT NULL
  )
  SELECT id FROM made`

const SAY = `
  WITH heard AS (UPDATE rooms SET said = said + 1 WHERE id = $1 RETURNING id, said - 1 AS n),
  noted AS (INSERT INTO lines (room, n, chair, text, at) SELECT id, n, $2::int, $3::text, $4::bigint FROM heard)
  SELECT n FROM heard`

/** Who has been silent for an hour is forgotten. */
const ATTEND = `
  WITH said AS (
    INSERT INTO attendance (node, home) VALUES ($1, $2)
    ON CONFLICT (node) DO UPDATE SET home = EXCLUDED.home, seen = now() RETURNING since
  ), forgotten AS (DELETE FROM attendance WHERE seen < now() - interval '1 hour' AND node <> $1)
  SELECT a.node, a.home, (extract(epoch FROM now() - a.seen) * 1000)::bigint AS silent,
    (a.since, a.node) < (said.since, $1::text) AS earlier
  FROM attendance a, said WHERE a.node <> $1`

export const SQL = {
  attend: ATTEND,
  depart: 'DELETE FROM attendance WHERE node = $1',
  create: CREATE,
  append: APPEND,
  say: SAY,
  rewrite: 'UPDATE rooms SET company = $3, rev = rev + 1 WHERE id = $1 AND rev = $2',
  mark: 'SELECT entries, rev, said AS lines FROM rooms JOIN positions ON room = id WHERE id = $1',
  company: 'SELECT rev, company FROM rooms WHERE id = $1',
  room: 'SELECT * FROM rooms JOIN positions ON room = id WHERE id = $1',
  entries: 'SELECT * FROM inputs WHERE room = $1 AND seq >= $2 AND seq < $3 ORDER BY seq',
  milestones: 'SELECT snapshot AS text FROM milestones WHERE room = $1 AND seq <= $2 ORDER BY seq',
  pages: 'SELECT seq, view FROM pages WHERE room = $1 ORDER BY seq',
  lines: 'SELECT * FROM lines WHERE room = $1 ORDER BY n DESC LIMIT $2',
  rooms: `SELECT id, game, entries, ending, created_at, touched_at FROM rooms JOIN positions ON room = id
    WHERE touched_at < $1 AND ($2::boolean IS NULL OR (ending IS NOT NULL) = $2) ORDER BY touched_at, id`,
  remove: 'DELETE FROM rooms WHERE id = $1',
  check: 'UPDATE rooms SET rev = rev WHERE id IS NULL',
} as const
