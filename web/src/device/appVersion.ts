// Every open page holds a lock that names its first chunk. Locks end with their page however it ends, so the worker
// can tell at any time which versions are still in use.
const PREFIX = 'reprieve-page:'

export const lockOfEntry = (path: string): string => `${PREFIX}${path}`

export const entryOfLock = (name: string): string | null =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null

/** Held until the page is gone. */
export function holdVersion(locks: LockManager, page: ParentNode): void {
  const entry = page.querySelector<HTMLScriptElement>('script[type="module"][src]')
  if (entry === null) return
  const name = lockOfEntry(new URL(entry.src).pathname)
  void locks
    .request(name, { mode: 'shared' }, () => new Promise<never>(() => undefined))
    .catch(() => undefined)
}
