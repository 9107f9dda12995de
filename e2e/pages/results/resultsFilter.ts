import type { Page } from '@playwright/test'
import { settingsClientId } from '@reprieve/contract/ids.ts'

/**
 * The stored filter of this device, read directly from storage, without cleared criteria. Null: none was ever stored.
 */
export const savedFilter = (page: Page): Promise<Record<string, unknown> | null> =>
  page.evaluate(`(async () => {
    const done = (asked) => new Promise((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
    const owned = await done(indexedDB.open('reprieve-device'))
    const { value: owner } = await done(owned.transaction('choices').objectStore('choices').get('owner'))
    const label = owner.userId === undefined ? 'anonymous' : 'user:' + owner.userId
    const { database } = await done(owned.transaction('people').objectStore('people').get(label))
    owned.close()
    const diary = await done(indexedDB.open(database))
    const row = await done(diary.transaction('rows').objectStore('rows').get('${settingsClientId('filter_settings')}'))
    diary.close()
    if (row === undefined) return null
    const said = row.content.value.values.map(([key, group]) => [key, group[key] ?? null])
    // The deletion mark of the row is not part of the filter.
    return Object.fromEntries(said.filter(([key, value]) => key !== 'deleted' && value !== null))
  })()`)
