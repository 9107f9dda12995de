// Every open page holds a Web Lock that names its entry chunk. A lock ends with its page, however that ends, so the
// worker always knows which versions are still in use.
const PREFIX = 'reprieve-page:'

export const lockOfEntry = (path: string): string => `${PREFIX}${path}`

export const entryOfLock = (name: string): string | null =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null

/** Held until the page is gone. */
export function holdVersion(locks: LockManager, page: ParentNode): void {
  // The last script: those before it are its dependencies, and stay the same from version to version.
  const entry = [...page.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1)
  if (entry === undefined) return
  const name = lockOfEntry(new URL(entry.src).pathname)
  void locks
    .request(name, { mode: 'shared' }, () => new Promise<never>(() => undefined))
    .catch(() => undefined)
}
