import { err } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { aDiary, type TestDiary } from '../../local/testing/aDiary.ts'
import { storeUnsavedKeys, readUnsavedKeys } from './unsavedSettings.ts'
import { saveUnsavedSettings } from './saveUnsavedSettings.ts'
import { readSettings, saveSettings } from './settingsTable.ts'

const kept = (diary: TestDiary) => readSettings(diary, 'filter_settings')
const said = (key: string, now: unknown, before: unknown = null) => ({ key, before: [before], now })

test('[SETT-4] changes left behind by every page are saved, and removed', async () => {
  const diary = aDiary()
  await saveSettings(diary, 'filter_settings', { opened: {}, now: { sort: 'old', other: 1 } })
  await storeUnsavedKeys(diary, 'words', [said('question', 'last words'), said('sort', null, 'old')])
  await storeUnsavedKeys(diary, 'overlays', [said('overlays', ['sleep'])])
  await saveUnsavedSettings(diary)
  expect(await kept(diary)).toEqual({ other: 1, question: 'last words', overlays: ['sleep'] })
  expect(await diary.tables.shelf('known')).toEqual([])
  const before = diary.rung.length
  await saveUnsavedSettings(diary)
  expect(diary.rung).toHaveLength(before)
})

test('[SETT-3, SETT-4] later changes from elsewhere stay', async () => {
  const diary = aDiary()
  await saveSettings(diary, 'filter_settings', { opened: {}, now: { question: 'theirs' } })
  await storeUnsavedKeys(diary, 'words', [said('question', 'mine', 'before'), said('more', 'mine')])
  await saveUnsavedSettings(diary)
  expect(await kept(diary)).toEqual({ question: 'theirs', more: 'mine' })
  expect(await diary.tables.shelf('known')).toEqual([])
})

test('[SETT-4] without room they stay, for the next start', async () => {
  const diary = aDiary()
  await storeUnsavedKeys(diary, 'words', [said('question', 'last words')])
  const full = { ...diary, tables: { ...diary.tables, write: async () => err('no-room' as const) } }
  await saveUnsavedSettings(full)
  expect(await kept(diary)).toEqual({})
  await saveUnsavedSettings(diary)
  expect(await kept(diary)).toEqual({ question: 'last words' })
})

test('[SETT-4] changes of an open page are not taken from it', async () => {
  const diary = aDiary()
  await storeUnsavedKeys(diary, 'words', [said('question', 'las')])
  const later = { ...diary, now: () => diary.now() + 5 }
  let isWritten = false
  const { tables } = diary
  diary.tables = {
    ...tables,
    write: async (batch) => {
      const written = await tables.write(batch)
      if (!isWritten) {
        isWritten = true
        await storeUnsavedKeys(later, 'words', [said('question', 'last words', 'las')])
      }
      return written
    },
  }
  await saveUnsavedSettings(diary)
  expect(await readUnsavedKeys(diary, 'words')).toEqual([said('question', 'last words', 'las')])
  await saveUnsavedSettings(diary)
  expect(await kept(diary)).toEqual({ question: 'last words' })
})

test('[SETT-4] unknown and unreadable data stay as they are', async () => {
  const diary = aDiary()
  const content = await diary.codec.encode({ table: 'known', id: 'avatar' }, { value: 7 })
  await diary.tables.write({ shelve: [{ shelf: 'known', id: 'avatar', at: 1, content }] })
  await diary.tables.write({ shelve: [{ shelf: 'known', id: 'unsaved_x', at: 1, content: 'torn' }] })
  await saveUnsavedSettings(diary)
  expect(await kept(diary)).toEqual({})
  expect(await diary.tables.shelf('known')).toMatchObject([{ id: 'avatar' }, { id: 'unsaved_x' }])
})
