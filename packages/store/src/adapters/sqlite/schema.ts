/** The shape of the file, step by step: a step that has been released never changes. */
import type Database from 'libsql'
import { StoreFault } from '../../fault.ts'

/** "vigl": tells our files from other people's. */
export const APPLICATION = 0x7669676c

export const STEPS: readonly string[] = [
  `CREATE TABLE rooms (
     id TEXT PRIMARY KEY,
     game TEXT NOT NULL,
     setup TEXT NOT NULL,
     seed TEXT NOT NULL,
     chance TEXT,
     company TEXT NOT NULL,
     rev INTEGER NOT NULL,
     entries INTEGER NOT NULL,
     latest TEXT NOT NULL,
     ending TEXT,
     created_at INTEGER NOT NULL,
     touched_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX rooms_touched ON rooms (touched_at);
   CREATE TABLE inputs (
     room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     input TEXT NOT NULL,
     events TEXT NOT NULL,
     chair INTEGER,
     tag TEXT,
     version TEXT NOT NULL,
     at INTEGER NOT NULL,
     PRIMARY KEY (room, seq)
   ) STRICT, WITHOUT ROWID;
   CREATE UNIQUE INDEX inputs_tag ON inputs (room, tag) WHERE tag IS NOT NULL;
   CREATE TABLE milestones (
     room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     snapshot TEXT NOT NULL,
     PRIMARY KEY (room, seq)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE pages (
     room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     view TEXT NOT NULL,
     PRIMARY KEY (room, seq)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE lines (
     room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
     n INTEGER NOT NULL,
     chair INTEGER,
     text TEXT NOT NULL,
     at INTEGER NOT NULL,
     PRIMARY KEY (room, n)
   ) STRICT, WITHOUT ROWID;`,
  // What every answer changes lies by itself, without indices: an answer then writes two pages instead of seven.
  `CREATE TABLE positions (
     room TEXT PRIMARY KEY REFERENCES rooms (id) ON DELETE CASCADE,
     entries INTEGER NOT NULL,
     latest TEXT NOT NULL,
     ending TEXT,
     touched_at INTEGER NOT NULL
   ) STRICT;
   INSERT INTO positions SELECT id, entries, latest, ending, touched_at FROM rooms;
   DROP INDEX rooms_touched;
   DROP INDEX inputs_tag;
   ALTER TABLE rooms DROP COLUMN entries;
   ALTER TABLE rooms DROP COLUMN latest;
   ALTER TABLE rooms DROP COLUMN ending;
   ALTER TABLE rooms DROP COLUMN touched_at;`,
  // Changes when another program takes over the journal.
  'CREATE TABLE claims (n INTEGER NOT NULL) STRICT; INSERT INTO claims VALUES (0);',
]

const numberOf = (db: Database.Database, pragma: string): number => {
  const row = db.prepare(`PRAGMA ${pragma}`).get() as Readonly<Record<string, unknown>> | undefined
  return Number(row?.[pragma] ?? 0)
}

/** Brings the file to the present shape; refuses one that is newer, or somebody else's. */
export const upgrade = (db: Database.Database, path: string): void => {
  const version = numberOf(db, 'user_version')
  const application = numberOf(db, 'application_id')
  if (application !== APPLICATION && (application !== 0 || version !== 0))
    throw new StoreFault('foreign', `${path} is a database of another program. Name another file in DATABASE_FILE.`)
  if (version > STEPS.length)
    throw new StoreFault(
      'newer',
      `${path} was written by a newer release (shape ${version}, this one knows ${STEPS.length}). Run that release.`,
    )
  if (version === STEPS.length) return
  db.exec('BEGIN IMMEDIATE')
  for (const step of STEPS.slice(version)) db.exec(step)
  db.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${STEPS.length}; COMMIT`)
}
