import { RESULT } from '@reprieve/contract/codes.ts'
import { ask, type Session } from '../harness/apiCall.ts'
import { newPerson, signIn, type Place } from '../harness/person.ts'

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

export async function newAttacker(place: Place): Promise<Attacker> {
  const first = await newPerson(place)
  const attacker: Attacker = {
    session: first,
    afterCode: async (code) => {
      if (code === null || !SIGNED_OUT.includes(code)) return
      const { session } = attacker
      if ((await ask({ port: place.port, session }, 'core/keep-alive')).code === RESULT.ok) return
      attacker.session = await backOrAnew(place, session)
    },
  }
  return attacker
}

/** Some of what is sent ends the whole account, or asks for a code from now on: then somebody else goes on. */
async function backOrAnew(place: Place, session: Session): Promise<Session> {
  const names = { username: session.username, email: '' }
  try {
    return await signIn({ port: place.port }, names, session)
  } catch {
    return newPerson(place)
  }
}
