import type { ColumnType, Generated } from 'kysely'
import type { Json, JsonOrNull, Time, TimeOrNull } from './columnTypes.ts'

type MakingState = 'waiting' | 'ready' | 'failed'
type Fault = 'empty' | 'failed'

/** Reports, and the share links to them. */
export interface ReportTables {
  report: {
    user_id: number
    report_uuid: string
    client_id: string
    /** Counts this person's reports from 1. */
    num: number
    state: MakingState
    /** Number of the latest job: an older, slower job must not write any more. */
    attempt: Generated<number>
    fault: ColumnType<Fault | null, Fault | null | undefined, Fault | null>
    /** The request with its days resolved, so that the report can be made again. */
    request: Json
    content: JsonOrNull
    language: string
    paper: string
    used_credit: boolean
    created_at: Time
    made_at: TimeOrNull
    files_until: TimeOrNull
  }
  /** A file of a report, or of a share link that shows less of one. */
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
