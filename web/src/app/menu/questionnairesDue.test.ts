import { expect, test } from 'vitest'
import { storeServerCopy } from '../../local/serverCopies.ts'
import { aDiary } from '../../local/testing/aDiary.ts'
import { countQuestionnairesDue } from './menuRows.ts'

test.each<[string, object | null, object | null, number]>([
  ['a member', { is_institution_member: true }, { to_complete: 3 }, 3],
  ['who is no member any more', { is_institution_member: false }, { to_complete: 3 }, 0],
  ['a member who was told of none yet', { is_institution_member: true }, null, 0],
  ['who was told of nothing', null, { to_complete: 3 }, 0],
  ['a member with a count that is none', { is_institution_member: true }, { to_complete: '3' }, 0],
])('[QST-30, HOME-27] the menu of %s has the same count as home', async (_, record, list, count) => {
  const diary = aDiary()
  if (record !== null) await storeServerCopy(diary, 'user_record', record)
  if (list !== null) await storeServerCopy(diary, 'questionnaires', list)
  expect(await countQuestionnairesDue(diary)).toBe(count)
})
