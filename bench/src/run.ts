import { measureHour } from './parts/hour.ts'
import { idleCalls } from './parts/idleCalls.ts'
import { importTerms } from './parts/importTerms.ts'
import { logins } from './parts/logins.ts'
import { overload } from './parts/overload.ts'
import { personDay } from './parts/personDay.ts'
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
import { measureOpening } from './web/homeOpening.ts'
import { measureHealthImport } from './web/healthImport.ts'
import { measureIdleSync } from './web/idle.ts'
import { lock } from './web/lock.ts'
import { measureMemory } from './web/memory.ts'
import { peers } from './web/peers.ts'
import { measurePresses } from './web/presses.ts'
import { measureQuickRecord } from './web/quick.ts'
import { measureReads } from './web/reads.ts'
import { measureResults } from './web/results.ts'
import { measureSaves } from './web/saves.ts'
import { measureSearches } from './web/searches.ts'
import { measureStartSize } from './web/size.ts'
import { syncs } from './web/syncs.ts'

// Measures server and web: `npm run bench`, or `npm run bench -- <part> ...`; `web` runs every part whose name begins
// with it. With --profile=<folder> the server writes a processor profile there.

const PARTS: Parts = {
  idle: idleCalls,
  writes,
  pull,
  logins,
  day: personDay,
  hour: measureHour,
  overload,
  storm,
  import: importTerms,
  reports,
  'reports-crowd': reportCrowd,
  reminders,
  solace,
  'web-size': measureStartSize,
  'web-opens': measureOpening,
  'web-saves': measureSaves,
  'web-presses': measurePresses,
  'web-quick': measureQuickRecord,
  'web-reads': measureReads,
  'web-lock': lock,
  'web-diary': diary,
  'web-memory': measureMemory,
  'web-syncs': syncs,
  'web-peers': peers,
  'web-idle': measureIdleSync,
  'web-tasks': firstSyncTasks,
  'web-search': measureSearches,
  'web-guide': guide,
  'web-import': measureHealthImport,
  results: measureResults,
}

await runParts({ parts: PARTS, usual: Object.keys(PARTS), words: process.argv.slice(2) })
