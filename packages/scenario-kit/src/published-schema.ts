/** The published schema: for editors that complete and check scenario files while they are written. */
import { z } from 'zod'
import { fileShape as deathMayDieFile } from './death-may-die/language.ts'
import { fileShape as elderSignFile } from './elder-sign/file-shape.ts'

export const scenarioJsonSchema = (): object =>
  z.toJSONSchema(z.union([elderSignFile, deathMayDieFile]), { reused: 'ref' })
