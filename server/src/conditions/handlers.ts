import { RESULT } from '@reprieve/contract/codes.ts'
import { conditionGroupsToWire } from '@reprieve/contract/conditions/conditionGroups.ts'
import { deletedCondition, sentCondition } from '@reprieve/contract/conditions/sentCondition.ts'
import { listSchemaFaults } from '@reprieve/contract/envelope.ts'
import type { ProfileAct } from '@reprieve/domain/sync/profileDecision.ts'
import { saveProfileItem } from '../db/profileItems.ts'
import { refuse, type Handler, type Handlers } from '../handler.ts'
import { CONDITIONS_OF_PROFILE } from './conditionKind.ts'
import { profileAnswer } from './profileAnswer.ts'

const save =
  (act: ProfileAct): Handler<'sync/add-condition'> =>
  async (body, { services, person, now }) => {
    const read = (act === 'delete' ? deletedCondition : sentCondition).safeParse(body)
    if (!read.success) return refuse(RESULT.recordRefused, { errors: listSchemaFaults(read.error) })
    const sent = read.data
    const work = { userId: person.userId, act, now }
    const outcome = await saveProfileItem(services.db, work, sent, CONDITIONS_OF_PROFILE)
    return profileAnswer(outcome, {
      number: 'fid',
      fromGroups: conditionGroupsToWire,
      sentId: sent.client_id,
    })
  }

export const conditionHandlers = {
  'sync/add-condition': save('add'),
  'sync/edit-condition': save('edit'),
  'sync/delete-condition': save('delete'),
} satisfies Handlers
