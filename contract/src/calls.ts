import type * as z from 'zod'
import { accountCalls } from './account/calls.ts'
import { avatarCalls } from './account/avatarCalls.ts'
import { assistantCalls } from './assistant/calls.ts'
import { conditionsCalls } from './conditions/calls.ts'
import { guideCalls } from './guide/calls.ts'
import { institutionsCalls } from './institutions/calls.ts'
import { listsCalls } from './lists/calls.ts'
import { medicationsCalls } from './medications/calls.ts'
import { purchasesCalls } from './purchases/calls.ts'
import { questionnairesCalls } from './questionnaires/calls.ts'
import { remindersCalls } from './reminders/calls.ts'
import { reportsCalls } from './reports/calls.ts'
import { settingsCalls } from './settings/calls.ts'
import { diaryCalls } from './sync/diaryCalls.ts'
import { syncCalls } from './sync/calls.ts'
import type { Call, CallShape } from './call.ts'

/** Every call of the product, grouped by the area that owns it. */
export const CALLS_BY_AREA = {
  settings: settingsCalls,
  lists: listsCalls,
  conditions: conditionsCalls,
  institutions: institutionsCalls,
  purchases: purchasesCalls,
  questionnaires: questionnairesCalls,
  medications: medicationsCalls,
  reminders: remindersCalls,
  account: { ...accountCalls, ...avatarCalls },
  records: diaryCalls,
  sync: syncCalls,
  reports: reportsCalls,
  guide: guideCalls,
  assistant: assistantCalls,
}

type CallsWithPaths<Table extends Record<string, CallShape>> = {
  readonly [Name in keyof Table]: Table[Name] extends CallShape<infer Request, infer Answer>
    ? Call<Request, Answer>
    : never
}

function withPaths<Table extends Record<string, CallShape>>(table: Table): CallsWithPaths<Table> {
  const calls = Object.entries(table).map(([name, call]) => [name, { ...call, path: `/${name}` }])
  return Object.fromEntries(calls) as CallsWithPaths<Table>
}

/** The table of all calls. The keys are the paths without the leading slash. */
export const CALLS = withPaths({
  ...CALLS_BY_AREA.settings,
  ...CALLS_BY_AREA.lists,
  ...CALLS_BY_AREA.conditions,
  ...CALLS_BY_AREA.institutions,
  ...CALLS_BY_AREA.purchases,
  ...CALLS_BY_AREA.questionnaires,
  ...CALLS_BY_AREA.medications,
  ...CALLS_BY_AREA.reminders,
  ...CALLS_BY_AREA.account,
  ...CALLS_BY_AREA.records,
  ...CALLS_BY_AREA.sync,
  ...CALLS_BY_AREA.reports,
  ...CALLS_BY_AREA.guide,
  ...CALLS_BY_AREA.assistant,
})

export type CallName = keyof typeof CALLS
export const CALL_NAMES = Object.keys(CALLS) as CallName[]

/** What a client sends, before defaults are filled in. */
export type SentOf<Name extends CallName> = z.input<(typeof CALLS)[Name]['request']>
/** What a handler receives after parsing. */
export type RequestOf<Name extends CallName> = z.output<(typeof CALLS)[Name]['request']>
export type AnswerOf<Name extends CallName> = z.output<(typeof CALLS)[Name]['answer']>
