import { clientHash, PASSWORD_VERSION } from '@reprieve/contract/account/clientHash.ts'
import type { CallName } from '@reprieve/contract/calls.ts'
import type { DemoYear } from '@reprieve/contract/testing/demoYear.ts'
import { DEMO_PERSON } from '@reprieve/contract/testing/demoYearPerson.ts'
import { demoSteps, countAcceptedItems } from '@reprieve/contract/testing/demoYearSteps.ts'
import { EULA_VERSION, PRIVACY_VERSION } from '@reprieve/domain/account/terms.ts'

/** It protects nothing: the demo server listens only on this machine, and all its data are invented. */
export const DEMO_PASSWORD = 'a year that never was'

/** One call of the diary's owner; it throws if the server refuses it. */
export type Call = (name: CallName, body: object) => Promise<Record<string, unknown>>

const DEVICE_ID = 'demo-device'

/** Registers the made-up person; returns what further calls need for authentication. */
export async function signUp(call: Call): Promise<{ userId: number; token: string }> {
  const { username, email } = DEMO_PERSON
  const secret = { password: await clientHash(DEMO_PASSWORD), pw_v: PASSWORD_VERSION }
  const terms = { eula_version: EULA_VERSION, privacy_notice_version: PRIVACY_VERSION }
  await call('core/register-user', { username, email, ...secret, ...terms })
  const signedIn = await call('core/login-user', { username, device_id: DEVICE_ID, ...secret })
  return { userId: Number(signedIn['user_id']), token: String(signedIn['token']) }
}

/** Sends everything and returns how many items that were; throws at the first one that is refused. */
export async function fillDemo(call: Call, year: DemoYear): Promise<number> {
  let taken = 0
  for (const step of demoSteps(year)) taken += countAcceptedItems(step, await call(step.name, step.body))
  return taken
}
