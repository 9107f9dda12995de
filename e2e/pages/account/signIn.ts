import { expect, type Page } from '@playwright/test'
import type { Session } from '../../harness/apiCall.ts'
import { newAccountNames, type TestServer } from '../../harness/person.ts'
import {
  acceptTerms,
  account,
  activationPath,
  button,
  expectHome,
  fillInRegistration,
  mainLink,
  logIn,
  newActivatedPerson,
} from './account.ts'
import { activateButton, pageHeading } from './activation.ts'

/** From the form to the diary of a new account: registers, reads the mail, activates and signs in. */
export async function registerAndSignIn(page: Page, place: TestServer): Promise<string> {
  const names = newAccountNames()
  await page.goto('/register')
  await fillInRegistration(page, names)
  await acceptTerms(page)
  await button(page, account('register')).click()
  await expect(pageHeading(page, account('checkMail'))).toBeVisible()
  await page.goto(await activationPath(place, names))
  await activateButton(page).click()
  await mainLink(page, account('logIn')).click()
  await logIn(page, names.username)
  await expectHome(page)
  return names.username
}

/** A person who already has an account opens the diary on this device. */
export async function signInNewPerson(page: Page, place: TestServer): Promise<Session> {
  const session = await newActivatedPerson(place)
  await page.goto('/login')
  await logIn(page, session.username)
  await expectHome(page)
  return session
}
