/** Emblems of the investigators, drawn for Vigil: lines on a 100 grid, round ends. */
export const INVESTIGATORS: { readonly [id: string]: string } = {
  // monocle on a chain
  adam: 'M66 36a28 28 0 1 1-56 0 28 28 0 0 1 56 0zM24 30q8-12 20-10M62 50q14 6 12 18t8 14 2 12M80 96h8M66 36h8',
  // crescent and star over a bowl
  ahmed:
    'M58 8A26 26 0 1 0 76 44 22 22 0 1 1 58 8zM80 12l3 8 8 1-6 6 2 8-7-4-7 4 2-8-6-6 8-1zM10 70h80q-6 24-40 24T10 70zM30 94h40',
  // axe
  borden: 'M36 96L62 16M44 98l26-80M30 34C40 22 52 12 66 8l24 8C84 32 80 46 82 60 66 52 48 44 30 34zM62 16l8 2',
  // clover
  elizabeth:
    'M50 48C30 46 20 32 28 20s22-6 22 10c0-16 14-22 22-10s-2 26-22 28zM50 48C48 66 36 78 24 72s-8-22 6-24c-16-2-20-14-10-22M50 48c2 18 14 30 26 24s8-22-6-24c16-2 20-14 10-22M50 48c0 18 4 34 14 46',
  // crystal ball
  fatima:
    'M82 38a32 32 0 1 1-64 0 32 32 0 0 1 64 0zM34 24q8-10 20-9M24 84q26 12 52 0l8 12H16zM30 64l-6 20M70 64l6 20M40 46q10 10 20 0M50 34v.1',
  // chevrons and a star
  ian: 'M50 6l7 14 16 2-11 11 3 16-15-8-15 8 3-16-11-11 16-2zM14 62l36 14 36-14M14 76l36 14 36-14M14 90l36 8 36-8',
  // shield
  morgan: 'M50 6C38 16 24 20 12 20c0 36 10 60 38 76 28-16 38-40 38-76C76 20 62 16 50 6zM50 26v50M30 44h40',
  // three-barred cross
  rasputin: 'M50 4v92M36 18h28M22 38h56M34 62l32 14M38 96h24',
  // heart in flames
  'sister-beth':
    'M50 94C24 76 10 62 14 46c4-14 24-16 36 0 12-16 32-14 36 0 4 16-10 30-36 48zM50 36C40 28 42 16 52 4c0 10 12 12 10 24M36 30q-2-8 4-14M50 52v24M40 60h20',
  // catapult
  'the-kid':
    'M50 96V58M42 96h16M50 58C30 54 22 40 20 16M50 58c20-4 28-18 30-42M20 16c8 24 20 26 30 26s22-2 30-26M42 42h16l-2 10H44zM14 12h12M74 12h12',
}

/** An investigator of another pack: a lantern. */
export const UNKNOWN_INVESTIGATOR =
  'M38 20a12 12 0 0 1 24 0M32 28h36l5 12H27zM33 40l-4 36h42l-4-36M22 90h56M29 76l-7 14M71 76l7 14M50 48q11 12 0 20q-11-8 0-20z'
