import { expect } from '@playwright/test'
import { mailsTo, type TestServer } from '../../harness/person.ts'

type LinkPath = 'reset-password' | 'change-email' | 'cancel-deletion' | 'unsubscribe'

/** The path of the newest link of this kind in the mail to this address. */
export async function mailedLink(place: TestServer, email: string, path: LinkPath): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const mails = await mailsTo(place, email)
      found = mails.map(({ text }) => new RegExp(`/${path}/[\\w-]+`).exec(text)?.[0]).find(Boolean)
      return found
    })
    .toBeDefined()
  return found ?? ''
}
