import type { Locator, Page } from '@playwright/test'
import { ask } from '../harness/apiCall.ts'
import {
  loginBody,
  mailsTo,
  newDeviceId,
  newNames,
  registerBody,
  type Names,
  type Place,
} from '../harness/person.ts'
import { mailedToken } from '../harness/person.ts'
import { english } from './shell.ts'

export const activateButton = (page: Page): Locator =>
  page.getByRole('button', { name: english('activateButton') })

export const heading = (page: Page, words: string): Locator =>
  page.getByRole('heading', { level: 1, name: words })

/** A new account, and the link as it stands in the mail. */
export async function register(place: Place): Promise<{ names: Names; link: string }> {
  const names = newNames()
  const answer = await ask(place, 'core/register-user', await registerBody(names))
  if (answer.code !== 0) throw new Error(`register-user answered ${answer.code}`)
  await mailedToken(place, names.email)
  const [mail] = await mailsTo(place, names.email)
  const link = /http\S+\/activate-user\/[\w~.-]+/.exec(mail?.text ?? '')?.[0]
  if (link === undefined) throw new Error('The mail has no link')
  return { names, link }
}

/** The result code of a sign-in with the right password. */
export async function signInCode(place: Place, names: Names): Promise<number> {
  const answer = await ask(place, 'core/login-user', await loginBody(names, newDeviceId()))
  return answer.code
}
