import { RESULT } from '@reprieve/contract/codes.ts'
import { callApi, type Session } from '../harness/apiCall.ts'
import { newPerson, signInByApi, type TestServer } from '../harness/person.ts'

const SIGNED_OUT: number[] = [
  RESULT.notSignedIn,
  RESULT.sessionEnded,
  RESULT.tokenStale,
  RESULT.deviceDisplaced,
]

export interface Attacker {
  session: Session
  /** Some requests end the session: without a new one all later requests would only be refused as unauthenticated. */
  afterCode(code: number | null): Promise<void>
}

export async function newAttacker(place: TestServer): Promise<Attacker> {
  const first = await newPerson(place)
  const attacker: Attacker = {
    session: first,
    afterCode: async (code) => {
      if (code === null || !SIGNED_OUT.includes(code)) return
      const { session } = attacker
      if ((await callApi({ port: place.port, session }, 'core/keep-alive')).code === RESULT.ok) return
      attacker.session = await backOrAnew(place, session)
    },
  }
  return attacker
}

/** Some requests delete the account or enable a login code: then another person continues. */
async function backOrAnew(place: TestServer, session: Session): Promise<Session> {
  const names = { username: session.username, email: '' }
  try {
    return await signInByApi({ port: place.port }, names, session)
  } catch {
    return newPerson(place)
  }
}
