import { expect as shortly, test } from '@playwright/test'
import { startBrowser } from '../harness/browserProcess.ts'
import { removeTemporary, temporaryFolder } from '../harness/leftovers.ts'
import { plantDiary, plantedWords, plantOwner, readAllStorage } from '../harness/plantedDiary.ts'
import { wordsInFiles } from '../harness/rawFiles.ts'
import { beginButton, lockedTitle, removeLock, setUpLock, unlockByPassphrase } from '../pages/account/lock.ts'
import { recordPain } from '../pages/app/home.ts'
import { LONG } from '../pages/app/shell.ts'
import { nameField, itemRow, saveItem } from '../pages/records/lists.ts'
import { recordPainFromHome } from '../pages/records/record.ts'
import { startedServer } from '../pages/sync/startedServer.ts'

const expect = shortly.configure({ timeout: 60_000 })

const at = (path: string): string => `http://localhost:${startedServer().port}${path}`

/** A browser with its profile on disk, and only the app's own server: the planted token belongs to no account. */
async function open(profile: string, path: string) {
  const browser = await startBrowser(profile)
  await browser.page.route('**/api/**', (route) => route.abort())
  await browser.page.goto(at(path))
  return browser
}

test(
  '[LOCK-7, LOCK-9, LOCK-13, LOCK-24] with the lock on, none of twenty-five words is in the files of the browser; removed, all are back',
  LONG,
  async () => {
    test.setTimeout(400_000)
    const profile = temporaryFolder()
    const planted = plantedWords()
    const words = Object.values(planted)
    let browser = await open(profile, '/')
    await expect(browser.page.getByRole('heading', { level: 1 })).toBeVisible()
    await plantOwner(browser.page, planted)
    await browser.page.goto(at('/home'))
    await expect(recordPain(browser.page)).toBeVisible()
    await recordPainFromHome(browser.page, 6)
    await plantDiary(browser.page, planted, 40)
    await browser.close()
    expect(wordsInFiles(profile, words).size).toBe(25)

    browser = await open(profile, '/settings?section=lock')
    await setUpLock(browser.page)
    await beginButton(browser.page).click()
    await expect(lockedTitle(browser.page)).toBeVisible()
    const sealed = await readAllStorage(browser.page)
    expect(words.filter((word) => sealed.text.includes(word))).toEqual([])
    expect([...wordsInFiles(profile, words)]).toEqual([])
    await browser.close()
    expect([...wordsInFiles(profile, words)]).toEqual([])

    // Typed and submitted in the app's forms: a browser that remembers form entries stores them outside the diary.
    browser = await open(profile, '/fields/add/symptom')
    await unlockByPassphrase(browser.page)
    const typed = `typed${planted['record'] ?? ''}`
    await nameField(browser.page).fill(typed)
    await saveItem(browser.page)
    await expect(itemRow(browser.page, typed)).toBeVisible()
    await browser.close()
    expect([...wordsInFiles(profile, [typed])]).toEqual([])

    browser = await open(profile, '/settings?section=lock')
    await unlockByPassphrase(browser.page)
    await removeLock(browser.page)
    const { text, databases } = await readAllStorage(browser.page)
    expect([words.filter((word) => !text.includes(word)), databases]).toEqual([[], 1])
    await browser.close()
    await removeTemporary(profile)
  },
)
