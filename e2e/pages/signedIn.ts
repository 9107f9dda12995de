import { expect, type Page } from '@playwright/test'
import type { Session } from '../harness/apiCall.ts'
import { newNames, type Place } from '../harness/person.ts'
import {
  acceptBoth,
  account,
  activationPath,
  button,
  expectHome,
  fillIn,
  link,
  logIn,
  somebody,
} from './account.ts'
import { activateButton, heading } from './activation.ts'

/** From the form on the page to the diary of a new account: registers, reads the mail, activates and signs in. */
export async function registerAndSignIn(page: Page, place: Place): Promise<string> {
  const names = newNames()
  await page.goto('/register')
  await fillIn(page, names)
  await acceptBoth(page)
  await button(page, account('register')).click()
  await expect(heading(page, account('checkMail'))).toBeVisible()
  await page.goto(await activationPath(place, names))
  await activateButton(page).click()
  await link(page, account('logIn')).click()
  await logIn(page, names.username)
  await expectHome(page)
  return names.username
}

/** Somebody who has an account already opens the diary on this device. */
export async function somebodySignsIn(page: Page, place: Place): Promise<Session> {
  const session = await somebody(place)
  await page.goto('/login')
  await logIn(page, session.username)
  await expectHome(page)
  return session
}
