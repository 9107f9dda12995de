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
  /** Some of what is sent ends the session: without a new one the rest would only be refused at the door. */
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

/** Some of what is sent ends the whole account, or asks for a code from now on: then somebody else goes on. */
async function backOrAnew(place: TestServer, session: Session): Promise<Session> {
  const names = { username: session.username, email: '' }
  try {
    return await signInByApi({ port: place.port }, names, session)
  } catch {
    return newPerson(place)
  }
}
