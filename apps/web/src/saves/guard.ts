/** Browsers may clear a page's storage when the disk fills up, unless they have promised not to. */

const storage = (): StorageManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.storage)

/** Undefined where the browser knows no such promise. */
export const isGuarded = async (): Promise<boolean | undefined> => {
  try {
    return await storage()?.persisted?.()
  } catch {
    return undefined
  }
}

/** Some browsers ask the player, some decide by themselves. */
export const guard = async (): Promise<boolean> => {
  try {
    return (await storage()?.persist?.()) ?? false
  } catch {
    return false
  }
}
