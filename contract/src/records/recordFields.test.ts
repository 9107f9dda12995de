import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyRecord } from '@reprieve/domain/records/painRecord.ts'
import { RECORD_GROUPS, isRecordGroup } from '@reprieve/domain/records/recordGroups.ts'
import { GROUP_CODECS } from './recordCodec.ts'
import { MEDICINE_GROUP, RECORD_FIELDS } from './recordFields.ts'
import { sentRecord } from './sentRecord.ts'
import { anyRecord } from './testing/anyRecord.ts'
import { recordGroupValues } from './wire.ts'

const FIELDS = Object.entries(RECORD_FIELDS)
const keysIn = (group: string): string[] =>
  FIELDS.filter(([, field]) => field.group === group).map(([key]) => key)

test('[SYNC 1.4] each group writes all of its keys, and no key of another group', () => {
  fc.assert(
    fc.property(anyRecord, fc.constantFrom(...RECORD_GROUPS), (record, group) => {
      // Medicines are sent in the lists of factors.
      const more = group === MEDICINE_GROUP ? ['alleviating_factor', 'aggravating_factor'] : []
      const { refs: _, ...written } = GROUP_CODECS[group].write(record)
      expect(Object.keys(written).sort()).toEqual([...keysIn(group), ...more].sort())
    }),
  )
})

test('[SYNC 1.4] the groups read every field of a record', () => {
  const { ref: _, ...fields } = emptyRecord({ at: 5, offset: 0 })
  const read = RECORD_GROUPS.map((group) => GROUP_CODECS[group].read({}, 5))
  expect(Object.assign({}, ...read)).toEqual(fields)
})

test('[SYNC 1.4] beside the groups of a pain record there are those of a reflection and of every entry', () => {
  const others = FIELDS.map(([, { group }]) => group).filter((group) => !isRecordGroup(group))
  expect(new Set(others)).toEqual(
    new Set(['deleted', 'ineffective_factor', 'meaningful_activities', 'meta', 'score']),
  )
})

test.each(FIELDS)('[SYNC 1.2] the calls check %s and put it into its group', (key, { group }) => {
  expect(sentRecord.safeParse({ content: { [key]: { not: 'a value' } } }).success).toBe(false)
  const isList = group === key && group.endsWith('_factor')
  const groups = recordGroupValues({ content: { [key]: null } })
  expect([...groups.keys()]).toEqual(isList ? [group, MEDICINE_GROUP] : [group])
})
