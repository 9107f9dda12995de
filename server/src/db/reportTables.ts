import type { ColumnType, Generated } from 'kysely'
import type { Json, JsonOrNull, Time, TimeOrNull } from './columnTypes.ts'

type MakingState = 'waiting' | 'ready' | 'failed'
type Fault = 'empty' | 'failed'

/** Reports, and the links to them. */
export interface ReportTables {
  report: {
    user_id: number
    report_uuid: string
    client_id: string
    /** Of this person's reports, from 1. */
    num: number
    state: MakingState
    /** Of the job that made it last: a slower one before it writes nothing any more. */
    attempt: Generated<number>
    fault: ColumnType<Fault | null, Fault | null | undefined, Fault | null>
    /** As it was asked for, with the days that it meant: it can be made again. */
    request: Json
    content: JsonOrNull
    language: string
    paper: string
    used_credit: boolean
    created_at: Time
    made_at: TimeOrNull
    files_until: TimeOrNull
  }
  /** Of a report, or of a link that shows less of one. */
  report_file: {
    user_id: number
    owner_uuid: string
    form: string
    type: string
    bytes: Buffer
    sha1: Buffer
  }
  share_link: {
    token_hash: Buffer
    user_id: number
    link_id: string
    report_uuid: string
    sections: Json
    range: JsonOrNull
    made_at: Time
    expires_at: Time
    revoked_at: TimeOrNull
    state: MakingState
    content: JsonOrNull
  }
  share_opening: { user_id: number; link_id: string; view: string; what: string; at: Time }
}
