import { isAnswered } from '@reprieve/domain/records/answer.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'

/** Only a number, and maybe a note: with more, the person who opened it has completed it. */
export const isBare = (record: PainRecord): boolean =>
  record.pattern === null &&
  record.duration.kind === 'none' &&
  [record.location, record.character, record.environment].every((list) => list.length === 0) &&
  ![record.symptom, record.aggravatingFactor, record.intervention, record.medication].some(isAnswered)
