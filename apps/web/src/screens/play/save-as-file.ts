/** The game as a file the terminal game reads as well. */
import type { AnyRecord } from '@vigil/kernel'
import { fileOf } from '../../saves/index.ts'
import { download } from './download.ts'
import type { Opened } from './open.ts'

export const saveAsFile = ({ save, record }: Opened): void => {
  const { name, text } = fileOf({ ...save, record: record() as AnyRecord })
  download(name, text)
}
