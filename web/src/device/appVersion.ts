// Every open page holds a lock that names the chunk it starts with. Locks end with their page however it ends, so the worker
// can tell at any time which versions are still in use.
const PREFIX = 'reprieve-page:'

export const lockOfEntry = (path: string): string => `${PREFIX}${path}`

export const entryOfLock = (name: string): string | null =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null

/** Held until the page is gone. */
export function holdVersion(locks: LockManager, page: ParentNode): void {
  // The last: those before it are what it stands on, and stay the same from version to version.
  const entry = [...page.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1)
  if (entry === undefined) return
  const name = lockOfEntry(new URL(entry.src).pathname)
  void locks
    .request(name, { mode: 'shared' }, () => new Promise<never>(() => undefined))
    .catch(() => undefined)
}
