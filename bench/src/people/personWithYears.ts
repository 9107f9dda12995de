import { sendUntilTaken } from '../load/shoot.ts'
import { createRecords } from '../load/shots.ts'
import type { Stage } from '../stage/stage.ts'
import type { Person } from './makePeople.ts'

export const RECORDS = 10_000
const BULK = 250

/** A person who has recorded three times a day for nine years. */
export const personWithYears = (stage: Stage): Promise<Person> => personWithRecords(stage, RECORDS)

export async function personWithRecords(stage: Stage, count: number): Promise<Person> {
  const [person] = await stage.newPeople(1)
  if (person === undefined) throw new Error('Nobody was made')
  const make = createRecords(BULK)
  const shots = Array.from({ length: count / BULK }, (_, turn) => make(person, turn))
  await sendUntilTaken(stage.product.port, shots)
  return person
}
