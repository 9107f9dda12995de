import { RESULT } from '@reprieve/contract/codes.ts'
import { listSchemaFaults } from '@reprieve/contract/envelope.ts'
import { medicationGroupsToWire } from '@reprieve/contract/medications/medicationGroups.ts'
import { deletedMedication, sentMedication } from '@reprieve/contract/medications/sentMedication.ts'
import type { ProfileAct } from '@reprieve/domain/sync/profileDecision.ts'
import { profileAnswer } from '../conditions/profileAnswer.ts'
import { saveProfileItem } from '../db/profileItems.ts'
import { refuse, type Handler, type Handlers } from '../handler.ts'
import { MEDICATIONS_OF_PROFILE } from './medicationKind.ts'

const save =
  (act: ProfileAct): Handler<'sync/add-medication'> =>
  async (body, { services, person, now }) => {
    const read = (act === 'delete' ? deletedMedication : sentMedication).safeParse(body)
    if (!read.success) return refuse(RESULT.recordRefused, { errors: listSchemaFaults(read.error) })
    const sent = read.data
    const work = { userId: person.userId, act, now }
    const outcome = await saveProfileItem(services.db, work, sent, MEDICATIONS_OF_PROFILE)
    return profileAnswer(outcome, {
      number: 'nid',
      fromGroups: medicationGroupsToWire,
      sentId: sent.client_id,
    })
  }

export const medicationHandlers = {
  'sync/add-medication': save('add'),
  'sync/edit-medication': save('edit'),
  'sync/delete-medication': save('delete'),
} satisfies Handlers
