import { importTerms } from './parts/importTerms.ts'
import { idleCalls } from './parts/idleCalls.ts'
import { hour } from './parts/hour.ts'
import { logins } from './parts/logins.ts'
import { overload } from './parts/overload.ts'
import { pull } from './parts/pull.ts'
import { reminders } from './parts/reminders.ts'
import { reportCrowd } from './parts/reportCrowd.ts'
import { reports } from './parts/reports.ts'
import { solace } from './parts/solace.ts'
import { storm } from './parts/storm.ts'
import { writes } from './parts/writes.ts'
import { runParts, type Parts } from './runParts.ts'
import { diary } from './web/diary.ts'
import { firstSyncTasks } from './web/firstSyncTasks.ts'
import { guide } from './web/guide.ts'
import { idle } from './web/idle.ts'
import { lock } from './web/lock.ts'
import { opens } from './web/opens.ts'
import { peers } from './web/peers.ts'
import { quick } from './web/quick.ts'
import { reads } from './web/reads.ts'
import { results } from './web/results.ts'
import { saves } from './web/saves.ts'
import { searches } from './web/searches.ts'
import { size } from './web/size.ts'
import { syncs } from './web/syncs.ts'

// What server and web cost: `npm run bench`, or `npm run bench -- <part> ...`; `web` is all that begin with it. With
// --profile=<folder> the server leaves a processor profile there.

const PARTS: Parts = {
  idle: idleCalls,
  writes,
  pull,
  logins,
  hour,
  overload,
  storm,
  import: importTerms,
  reports,
  'reports-crowd': reportCrowd,
  reminders,
  solace,
  'web-size': size,
  'web-opens': opens,
  'web-saves': saves,
  'web-quick': quick,
  'web-reads': reads,
  'web-lock': lock,
  'web-diary': diary,
  'web-syncs': syncs,
  'web-peers': peers,
  'web-idle': idle,
  'web-tasks': firstSyncTasks,
  'web-search': searches,
  'web-guide': guide,
  results,
}

await runParts({ parts: PARTS, usual: Object.keys(PARTS), words: process.argv.slice(2) })
