import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { callApi, type Session } from '../../harness/apiCall.ts'
import {
  mailedToken,
  newPerson,
  registerBody,
  signInByApi,
  type AccountNames,
  type TestServer,
} from '../../harness/person.ts'
import { passTheIntro, startButton } from '../app/onboarding.ts'
import { shellText } from '../app/shell.ts'

export const account = await loadText('en', 'account')
export const commonText = await loadText('en', 'common')
export const onboarding = await loadText('en', 'onboarding')
const records = await loadText('en', 'records')

/** The password with which `harness/person.ts` registers people. */
export const PASSWORD = 'a quiet harbour at low tide'

export const labelledField = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
/** Only on the screen: the frame around it has a link of the same name. */
export const mainLink = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('link', { name, exact: true })

/** The box itself is small and drawn by us; a person presses its label. */
const tick = (page: Page, label: string): Promise<void> => page.locator('label', { hasText: label }).click()

export async function fillInRegistration(
  page: Page,
  names: AccountNames,
  password = PASSWORD,
): Promise<void> {
  await labelledField(page, account('username')).fill(names.username)
  await labelledField(page, account('email')).fill(names.email)
  await labelledField(page, account('password')).fill(password)
}

export async function acceptTerms(page: Page): Promise<void> {
  await tick(page, account('iAcceptEula'))
  await tick(page, account('iAcceptPrivacy'))
}

export async function logIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  await labelledField(page, account('signInName')).fill(name)
  await labelledField(page, account('password')).fill(password)
  await button(page, account('logIn')).click()
}

/** On a locked device, where the name is known. */
export async function unlock(page: Page, password = PASSWORD): Promise<void> {
  await labelledField(page, account('password')).fill(password)
  await button(page, account('logIn')).click()
}

export async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

/** An activated account, signed in elsewhere. */
export const newActivatedPerson = (place: TestServer): Promise<Session> => newPerson(place)

/** Registers an account without opening the activation mail. */
export async function registerWithoutActivation(place: TestServer, names: AccountNames): Promise<void> {
  const answer = await callApi(place, 'core/register-user', await registerBody(names))
  if (answer.code !== 0) throw new Error(`register-user answered ${answer.code}`)
}

export async function activationPath(place: TestServer, names: AccountNames): Promise<string> {
  return `/activate-user/${await mailedToken(place, names.email)}`
}

/** Signs the person out of every device, as they would from another one. */
export async function endEverySession(place: TestServer, session: Session): Promise<void> {
  const answer = await callApi({ ...place, session }, 'core/delete-all-tokens', { scope: 'all' })
  if (answer.code !== 0) throw new Error(`delete-all-tokens answered ${answer.code}`)
}

/** The next answer of the server says that the session has ended; the page may already know. */
export async function reloadUntilLockedOut(page: Page): Promise<void> {
  await page.reload()
  await expect.poll(() => readDeviceToken(page), { timeout: 20_000 }).toBe(null)
}

// A string, because it runs in the page.
const inDevice = (table: 'choices' | 'people', key: string): string => `new Promise((resolve, reject) => {
  const opening = indexedDB.open('reprieve-device')
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const db = opening.result
    const asked = db.transaction('${table}').objectStore('${table}').get('${key}')
    asked.onsuccess = () => (db.close(), resolve(asked.result ?? null))
  }
})`

interface Owner {
  is: string
  userId?: number
  token?: string | null
}

const ownerOf = async (page: Page): Promise<Owner> =>
  (await page.evaluate<{ value: Owner }>(inDevice('choices', 'owner'))).value

/** D18: a choice that is stored for the device, such as the language or theme, in its own database. */
export const choiceOnDevice = (page: Page, name: string): Promise<{ value: unknown } | null> =>
  page.evaluate(inDevice('choices', name))

/** Null on a locked device. */
export const readDeviceToken = async (page: Page): Promise<string | null | undefined> =>
  (await ownerOf(page)).token

/** The name of the database of the shown diary, or of the named owner. */
export async function shownDatabaseName(page: Page, who?: 'anonymous'): Promise<string> {
  const owner = await ownerOf(page)
  const label = who ?? (owner.userId === undefined ? 'anonymous' : `user:${owner.userId}`)
  return (await page.evaluate<{ database: string }>(inDevice('people', label))).database
}

/** The first steps of a person who only wants to record a pain. */
export async function recordPainWithoutAccount(page: Page): Promise<void> {
  await page.goto('/')
  await startButton(page).click()
  await passTheIntro(page)
  await page.goto('/records/add')
  await button(page, shellText('oneMore')).click()
  // On a wide screen the button in the header, on a phone the one in the footer.
  await button(page, records('saveNow'))
    .or(button(page, records('saveRecord')))
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: records('saved') })).toBeVisible()
}

/** The same device signs in a second time, as a copy of its storage would: the page's session is displaced (176). */
export async function displaceSession(page: Page, place: TestServer, session: Session): Promise<void> {
  const { value: deviceId } = await page.evaluate<{ value: string }>(inDevice('choices', 'device-id'))
  await signInByApi(place, { username: session.username, email: '' }, { deviceId, clientType: 'web' })
}
