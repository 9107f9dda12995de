import { expect, test } from 'vitest'
import { invitedTo, refusedInvitation } from './invited.ts'

test('[INST-21] who came by an institution’s link goes on to its consent', () => {
  const invited = { institution: 'riverside', study_id: 's 1', activation_code: 'A-1' }
  expect(invitedTo(invited)).toBe('/consent?institution=riverside&study_id=s+1&activation_code=A-1')
  expect(invitedTo({ activation_code: 'A' })).toBe('/consent?activation_code=A')
  for (const search of [{}, { study_id: 's' }]) expect(invitedTo(search)).toBeUndefined()
})

test('[INST-7] what was wrong with an invitation is told until the next one', () => {
  refusedInvitation.take({ institution_result: 322, institution_msg: 'Not right' })
  expect(refusedInvitation.current()).toBe('Not right')
  refusedInvitation.take({ institution_result: 0 })
  expect(refusedInvitation.current()).toBeNull()
})
