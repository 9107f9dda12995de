import type { Diary } from '../local/rows.ts'

/** One store per diary, so that all screens show the same; its `leave` is called when the page is hidden. */
export function onePerDiary<Store extends { leave: () => void }>(
  open: (diary: Diary) => Store,
): (diary: Diary) => Store {
  const stores = new WeakMap<Diary, Store>()
  return (diary) => {
    const known = stores.get(diary)
    if (known !== undefined) return known
    const store = open(diary)
    stores.set(diary, store)
    whenHidden(store.leave)
    return store
  }
}

function whenHidden(act: () => void): void {
  // WebKit no longer writes in pagehide.
  addEventListener('beforeunload', act)
  addEventListener('pagehide', act)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') act()
  })
}
