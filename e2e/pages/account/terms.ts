import type { Page } from '@playwright/test'
import { callApi, type Session } from '../../harness/apiCall.ts'
import { startIssuer, type Issuer } from '../../harness/issuer.ts'
import { newPerson } from '../../harness/person.ts'
import { startServer, type ServerProcess } from '../../harness/serverProcess.ts'
import { logIn } from './account.ts'

/** A separate server whose operator changes the terms. */
export interface TermsServer {
  server: ServerProcess
  address: string
  remove: () => Promise<void>
}

const FIRST = { eula_version: 1, privacy_notice_version: 1 }

/**
 * People who each accepted version 1, the only one required at that time. Now the server requires our current texts.
 */
export async function startServerWithOlderTerms(count: number): Promise<TermsServer & { people: Session[] }> {
  const first = await startServer({ env: { EULA_VERSION: '1', PRIVACY_VERSION: '1' } })
  const people: Session[] = []
  for (let n = 0; n < count; n += 1) people.push(await newPerson(first, 'android', FIRST))
  await first.stop()
  const server = await first.again({ env: {} })
  return { server, people, address: addressOf(server), remove: () => server.remove() }
}

export interface HostedTermsServer extends TermsServer {
  issuer: Issuer
  /** From now on both documents are on the operator's own pages, in version 3. */
  askForThree: () => Promise<void>
}

/** With an identity provider to sign up with. */
export async function startServerBeforeHostedTerms(): Promise<HostedTermsServer> {
  const issuer = await startIssuer()
  const env = { DEV_PROVIDER_ISSUER: issuer.address }
  const server = await startServer({ env })
  const address = addressOf(server)
  const hosted = {
    EULA_VERSION: '3',
    PRIVACY_VERSION: '3',
    LINK_EULA: `${address}/terms/eula`,
    LINK_PRIVACY: `${address}/terms/privacy?lang=`,
  }
  const place: HostedTermsServer = {
    server,
    address,
    issuer,
    askForThree: async () => {
      await place.server.stop()
      place.server = await place.server.again({ env: { ...env, ...hosted } })
    },
    remove: async () => {
      await issuer.close()
      await place.server.remove()
    },
  }
  return place
}

const addressOf = ({ port }: ServerProcess): string => `http://localhost:${port}`

/** The screen before the login has asked which terms the server requires: the answer is known before the sign-in. */
export async function logInTo(page: Page, address: string, username: string): Promise<void> {
  const told = page.waitForResponse('**/core/service-status')
  await page.goto(`${address}/login`)
  await told
  await logIn(page, username)
}

/** The newest versions that the person has accepted, as the server knows them. */
export async function acceptedOnServer({ server }: TermsServer, session: Session): Promise<unknown[]> {
  const { body } = await callApi({ port: server.port, session }, 'sync/get-record', { type: 'user_record' })
  const content = (body['content'] ?? {}) as Record<string, unknown>
  return [content['eula_version'], content['privacy_notice_version']]
}

/** Changes fields of the stored owner of the device; takes effect when the next page opens. */
export async function changeOwner(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('reprieve-device')
    opening.onerror = reject
    opening.onsuccess = () => {
      const changing = opening.result.transaction('choices', 'readwrite')
      const choices = changing.objectStore('choices')
      const asked = choices.get('owner')
      asked.onsuccess = () => choices.put({ name: 'owner', value: { ...asked.result.value, ...${JSON.stringify(change)} } })
      changing.onabort = reject
      changing.oncomplete = () => resolve(opening.result.close())
    }
  })`)
}

/** Until the next page load nothing can be stored, as on a full disk. */
export async function fillDisk(page: Page): Promise<void> {
  await page.evaluate(`for (const way of ['put', 'add']) {
    IDBObjectStore.prototype[way] = () => { throw new DOMException('no room', 'QuotaExceededError') }
  }`)
}
