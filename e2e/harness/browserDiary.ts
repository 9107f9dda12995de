import type { Page } from '@playwright/test'

/** What lies in the diary of this device, read past the app. */
export interface KeptDiary {
  /** Of each record, in the order in which they were made. */
  severities: number[]
  unreadable: number
}

export async function keptDiary(page: Page): Promise<KeptDiary> {
  const { rows, unreadable } = (await page.evaluate(READ_DIARY)) as { rows: Row[]; unreadable: unknown[] }
  const inOrder = rows.filter(({ kind }) => kind === 'record').sort((a, b) => a.localId - b.localId)
  return { severities: inOrder.map(severityOf), unreadable: unreadable.length }
}

interface Row {
  kind: string
  localId: number
  content: { value: { values: [string, Record<string, unknown>][] } }
}

function severityOf({ content }: Row): number {
  const [, group] = content.value.values.find(([name]) => name === 'severity') ?? []
  return Number(group?.['severity'])
}

// Text, because it runs in the page. Databases of people have long names by chance; the device's own has a short one.
const READ_DIARY = `(async () => {
  const done = (asked) => new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  const found = (await indexedDB.databases()).filter(({ name }) => /^reprieve-[0-9a-f]{12,}$/.test(name))
  if (found.length !== 1) throw new Error('There are ' + found.length + ' diaries')
  const db = await done(indexedDB.open(found[0].name))
  const read = (store) => done(db.transaction(store).objectStore(store).getAll())
  const [rows, unreadable] = await Promise.all([read('rows'), read('unreadable')])
  db.close()
  return { rows, unreadable }
})()`
