import { expect, test } from 'vitest'
import { consentPath, invitationRefusal } from './invitation.tsx'

test('[INST-21] an institution’s link leads to its consent', () => {
  const invited = { institution: 'riverside', study_id: 's 1', activation_code: 'A-1' }
  expect(consentPath(invited)).toBe('/consent?institution=riverside&study_id=s+1&activation_code=A-1')
  expect(consentPath({ activation_code: 'A' })).toBe('/consent?activation_code=A')
  for (const search of [{}, { study_id: 's' }]) expect(consentPath(search)).toBeUndefined()
})

test('[INST-7] the fault of an invitation is shown until the next one', () => {
  invitationRefusal.take({ institution_result: 322, institution_msg: 'Not right' })
  expect(invitationRefusal.current()).toBe('Not right')
  invitationRefusal.take({ institution_result: 0 })
  expect(invitationRefusal.current()).toBeNull()
})
