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
      attacker.session = await signIn(
        { port: place.port },
        { username: session.username, email: '' },
        session,
      )
    },
  }
  return attacker
}
