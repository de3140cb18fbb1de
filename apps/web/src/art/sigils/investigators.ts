/** Emblems of the investigators, drawn for Vigil: lines on a 100 grid, one width, round ends. */
export const INVESTIGATORS: { readonly [id: string]: string } = {
  // mortarboard
  'amanda-sharpe': 'M50 20L96 41 50 62 4 41zM24 51v21q26 16 52 0V51M90 44v26M90 70l-5 13h10z',
  // bundle on a stick
  'ashcan-pete':
    'M4 74L96 16M70 33C56 38 44 50 46 66s16 26 30 23 20-20 16-35-12-19-22-21zM70 33l-17-5 5-12zM70 33l4-17 12 5zM70 33c-5 10-8 18-7 28M70 33c5 7 9 14 9 22',
  // sample case
  'bob-jenkins': 'M8 32h84v54H8zM35 32V17h30v15M8 55h34M58 55h34M42 48h16v14H42z',
  // a mind in a head
  'carolyn-fern':
    'M36 94V77C18 70 10 56 12 40C14 20 32 6 52 6c22 0 34 14 34 32l8 18-8 5v12c0 6-6 8-18 6v15M50 44c4-5 12-1 10 6s-16 8-18-3 8-20 20-16',
  // camera
  'darrell-simmons':
    'M6 32h24l7-14h26l7 14h24v52H6zM70 57a20 20 0 1 1-40 0 20 20 0 0 1 40 0zM58 57a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM82 43v.1',
  // top hat with a star
  'dexter-drake':
    'M26 66L21 14q29-9 58 0l-5 52M24 51q26 8 52 0M26 66C14 60 6 62 4 68c8 14 26 18 46 18s38-4 46-18c-2-6-10-8-22-2-16 7-32 7-48 0zM50 21q2 9 11 11-9 2-11 11-2-9-11-11 9-2 11-11z',
  // typewriter
  'gloria-goldberg':
    'M26 38V8h48v30M36 19h28M36 28h16M10 38h80v14H10zM16 52L6 90h88L84 52M27 65v.1M42 65v.1M58 65v.1M73 65v.1M32 78h36',
  // spectacles over a book
  'harvey-walters':
    'M42 24a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM86 24a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM42 22q8-7 16 0M14 22L4 14M86 22l10-8M50 58C38 49 24 47 6 49v37c18-2 32 0 44 9 12-9 26-11 44-9V49c-18-2-32 0-44 9zM50 58v37',
  // pearls
  'jenny-barnes':
    'M20 10a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM92 10a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM20 28a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM92 28a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM26 45a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM86 45a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM39 58a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM73 58a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM56 64a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM50 70l11 13-11 13-11-13z',
  // fedora
  'joe-diamond':
    'M24 58c0-20 4-40 15-43 6-1 7 5 11 5s5-6 11-5c11 3 15 23 15 43M25 46q25 10 50 0M24 58C12 54 6 58 3 62c8 16 26 22 47 22s39-6 47-22c-3-4-9-8-21-4-16 7-36 7-52 0z',
  // microscope
  'kate-winthrop':
    'M14 94h72M58 94c32-6 36-52 4-60M20 74h40M40 74v20M29 17l17-7 15 38-17 7zM33 15l-3-8 9-4 3 8M49 53l3 9 7-3-3-9',
  // books on a shelf
  'mandy-thompson':
    'M4 90h92M10 12h20v78H10zM30 28h16v62H30zM54 24l16-5 20 68-16 5zM10 28h20M10 72h20M30 44h16M60 43l16-5',
  // pistol
  'michael-mcglen':
    'M6 22h86v18H64c0 14-6 19-22 19M64 40H20M6 22v16c0 7 4 11 12 12L7 92h22l10-34M51 41q1 6-3 9M70 22v18M18 29v5M27 29v5M87 22v-6',
  // amphora
  'monterey-jack':
    'M36 6h28M40 6c0 14 2 18-4 23-16 11-19 27-10 43 4 8 8 12 10 22h28c2-10 6-14 10-22 9-16 6-32-10-43-6-5-4-9-4-23M38 15C16 12 10 32 24 44M62 15c22-3 28 17 14 29M23 52h54M24 66l9-9 9 9 8-9 8 9 9-9 9 9',
  // veil and cross
  'sister-mary':
    'M50 5C25 5 20 28 20 48c0 20-6 32-13 46h86c-7-14-13-26-13-46C80 28 75 5 50 5zM33 42c0-14 6-22 17-22s17 8 17 22-8 22-17 22-17-8-17-22zM50 72v18M42 79h16',
  // stethoscope
  'vincent-lee':
    'M24 8h-8v26c0 16 10 24 22 24s22-8 22-24V8h-8M38 58v14c0 14 9 22 22 22s22-8 22-22v-8M91 54a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
}

/** An investigator of another pack: a lantern. */
export const UNKNOWN_INVESTIGATOR =
  'M38 20a12 12 0 0 1 24 0M32 28h36l5 12H27zM33 40l-4 36h42l-4-36M22 90h56M29 76l-7 14M71 76l7 14M50 48q11 12 0 20q-11-8 0-20z'
