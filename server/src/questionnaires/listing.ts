import type { AnswerOf } from '@reprieve/contract/calls.ts'
import { draftsFromSettings } from '@reprieve/contract/questionnaires/drafts.ts'
import { SELF_INSTITUTION } from '@reprieve/contract/questionnaires/listWire.ts'
import { scheduleToWire } from '@reprieve/contract/questionnaires/scheduleWire.ts'
import { KIND_OF_PREF, settingsGroupsToWire } from '@reprieve/contract/settings/settingsGroups.ts'
import { dayInTimezone } from '@reprieve/domain/questionnaires/dayInTimezone.ts'
import { hasDraft, type Drafts } from '@reprieve/domain/questionnaires/drafts.ts'
import {
  needsAnswer,
  ownQuestionnaireStatus,
  questionnaireStatus,
  type QuestionnaireFacts,
} from '@reprieve/domain/questionnaires/status.ts'
import { findTranslation, formTextIn } from '@reprieve/domain/questionnaires/translation.ts'
import { windowOn } from '@reprieve/domain/questionnaires/windows.ts'
import { localDay, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { itemsOfKind } from '../db/itemLookup.ts'
import type { Db } from '../db/pool.ts'
import type { CallContext, Handler } from '../handler.ts'
import { listLiveMemberships, type Membership } from '../institutions/membershipStore.ts'
import { isMemberAsked } from './visibleQuestionnaire.ts'
import { listBuiltInForms, type QuestionnaireForm, type BuiltInForm } from './form.ts'
import {
  type CompletionSummary,
  currentForm,
  listQuestionnaires,
  questionnairesByNid,
  readAccountNameAndZone,
  readCompletions,
  type StoredQuestionnaire,
} from './store.ts'

type List = AnswerOf<'questionnaires/get-questionnaires'>
type Row = List['own'][number]

/** The person who asks, with the data that each row of the list needs. */
interface Asker {
  context: CallContext
  username: string
  timezone: string | null
  today: DayNumber
  completed: ReadonlyMap<number, CompletionSummary>
  drafts: Drafts
}

/** [QST-20] */
export const getQuestionnaires: Handler<'questionnaires/get-questionnaires'> = async (_, context) => {
  const { services, person, now } = context
  const { userId } = person
  const [account, completed, drafts, memberships] = await Promise.all([
    readAccountNameAndZone(services.db, userId),
    readCompletions(services.db, userId),
    readDrafts(services.db, userId),
    listLiveMemberships(services.db, userId),
  ])
  const asker: Asker = { context, ...account, today: dayInTimezone(account.timezone, now), completed, drafts }
  const institutionIds = memberships.map(({ nid }) => nid)
  const all = await listQuestionnaires(services.db, institutionIds)
  const institutions = await Promise.all(memberships.map((membership) => ofOne(asker, membership, all)))
  const listed = new Set([
    ...institutions.flatMap(({ questionnaires }) => questionnaires.map((row) => row.questionnaire_nid)),
    ...listBuiltInForms().map(({ nid }) => nid),
  ])
  const left = [...completed.keys()].filter((nid) => !listed.has(nid))
  const earlier = await questionnairesByNid(services.db, left)
  const answered = await Promise.all(
    earlier.map((questionnaire) =>
      questionnaireRow(asker, questionnaire, {
        since: questionnaire.createdAt,
        last: completed.get(questionnaire.nid)?.last ?? null,
      }),
    ),
  )
  return {
    institutions,
    own: listBuiltInForms().map((form) => ownRow(asker, form)),
    answered: answered.filter((row) => row !== null),
  }
}

/** The drafts that the devices have synced. */
async function readDrafts(db: Db, userId: number): Promise<Drafts> {
  const [item] = await itemsOfKind(db, userId, KIND_OF_PREF.questionnaire_drafts)
  return draftsFromSettings(item === undefined ? {} : settingsGroupsToWire(Object.fromEntries(item.groups)))
}

async function ofOne(
  asker: Asker,
  membership: Membership,
  all: readonly StoredQuestionnaire[],
): Promise<List['institutions'][number]> {
  const current = all.filter(
    (questionnaire) =>
      questionnaire.institutionId === membership.nid && isMemberAsked(questionnaire, membership),
  )
  // Nobody is asked for days before the questionnaire existed, or before they joined.
  const rows = await Promise.all(
    current.map(async (questionnaire) => {
      const times: Times = {
        since: Math.max(membership.joinedAt, questionnaire.createdAt),
        last: lastShared(asker, questionnaire.nid),
      }
      return {
        row: await questionnaireRow(asker, questionnaire, times),
        isCounted: needsAnswer(questionnaireFacts(asker, questionnaire, times)),
      }
    }),
  )
  return {
    institution_id: membership.nid,
    slug: membership.slug,
    name: membership.name,
    questionnaires: rows.map(({ row }) => row).filter((row) => row !== null),
    to_be_completed: rows.filter(({ isCounted }) => isCounted).length,
  }
}

/** From when on it is asked, and when it was last completed. */
interface Times {
  since: number
  last: number | null
}

const questionnaireFacts = (
  asker: Asker,
  { nid, schedule }: StoredQuestionnaire,
  { since, last }: Times,
): QuestionnaireFacts => ({
  schedule,
  first: dayInTimezone(asker.timezone, since),
  completedOn: dayForAsker(asker, last),
  hasDraft: hasDraft(asker.drafts, nid),
  today: asker.today,
})

const lastShared = ({ completed }: Asker, nid: number): number | null =>
  completed.get(nid)?.lastShared ?? null

const dayForAsker = ({ timezone }: Asker, at: number | null): DayNumber | null =>
  at === null ? null : dayInTimezone(timezone, at)

async function questionnaireRow(
  asker: Asker,
  questionnaire: StoredQuestionnaire,
  times: Times,
): Promise<Row | null> {
  const asking = questionnaireFacts(asker, questionnaire, times)
  const status = questionnaireStatus(asking)
  const form = await currentForm(asker.context.services.db, questionnaire)
  if (status === null || form === null) return null
  const due = windowOn(questionnaire.schedule, asking.first, asking.today)?.due ?? null
  return {
    ...commonFields(asker, questionnaire, { form, last: times.last }),
    institution_id: questionnaire.institutionId,
    status,
    due_date: due === null ? null : localDay(due),
    schedule: scheduleToWire(questionnaire.schedule),
    first_day: localDay(asking.first),
  }
}

function ownRow(asker: Asker, form: BuiltInForm): Row {
  const { nid, days } = form
  const { today } = asker
  const last = lastShared(asker, nid)
  const asking = {
    days,
    today,
    completedOn: dayForAsker(asker, last),
    hasDraft: hasDraft(asker.drafts, nid),
  }
  return {
    ...commonFields(asker, form, { form, last }),
    institution_id: SELF_INSTITUTION,
    status: ownQuestionnaireStatus(asking),
    due_date: null,
    schedule: { kind: 'own', days },
    first_day: null,
  }
}

function commonFields(
  asker: Asker,
  { nid, id }: { nid: number; id: string },
  { form, last }: { form: QuestionnaireForm; last: number | null },
) {
  const { questionnaire } = form
  return {
    questionnaire_id: id,
    questionnaire_nid: nid,
    title: formTextIn(questionnaire.title, findTranslation(questionnaire, asker.context.language)),
    edition: form.edition,
    last_completed: last,
    // Nobody can answer for somebody else, so it was the logged-in person.
    completed_by: last === null ? null : asker.username,
    responses: asker.completed.get(nid)?.times ?? 0,
  }
}
