/** A match as a file is the same in the terminal and in the browser. */
export { formatSave, packOf } from '@vigil/table'
