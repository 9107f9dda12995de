import { isAnswered } from '@reprieve/domain/records/answer.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'

/** A number, and maybe a note: where more was told, whoever opened it has finished it. */
export const isBare = (record: PainRecord): boolean =>
  record.pattern === null &&
  record.duration.kind === 'none' &&
  [record.location, record.character, record.environment].every((list) => list.length === 0) &&
  ![record.symptom, record.aggravatingFactor, record.intervention, record.medication].some(isAnswered)
