import type { Locator, Page } from '@playwright/test'
import { callApi } from '../../harness/apiCall.ts'
import {
  loginBody,
  mailsTo,
  newDeviceId,
  newAccountNames,
  registerBody,
  type AccountNames,
  type TestServer,
} from '../../harness/person.ts'
import { mailedToken } from '../../harness/person.ts'
import { shellText } from '../app/shell.ts'

export const activateButton = (page: Page): Locator =>
  page.getByRole('button', { name: shellText('activateButton') })

export const pageHeading = (page: Page, words: string): Locator =>
  page.getByRole('heading', { level: 1, name: words })

/** A new account, and the link in its mail. */
export async function register(place: TestServer): Promise<{ names: AccountNames; link: string }> {
  const names = newAccountNames()
  const answer = await callApi(place, 'core/register-user', await registerBody(names))
  if (answer.code !== 0) throw new Error(`register-user answered ${answer.code}`)
  await mailedToken(place, names.email)
  const [mail] = await mailsTo(place, names.email)
  const link = /http\S+\/activate-user\/[\w~.-]+/.exec(mail?.text ?? '')?.[0]
  if (link === undefined) throw new Error('The mail has no link')
  return { names, link }
}

/** The result code of a sign-in with the right password. */
export async function signInCode(place: TestServer, names: AccountNames): Promise<number> {
  const answer = await callApi(place, 'core/login-user', await loginBody(names, newDeviceId()))
  return answer.code
}
