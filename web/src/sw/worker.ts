import type { AppFiles } from './appFiles.ts'
import { serveApp } from './appWorker.ts'
import { remindFrom, type WordsOfAll } from './reminders.ts'
import type { WorkerScope } from './scope.ts'
import { takeShared } from './shared.ts'

/** Inserted by the build. */
declare const APP_FILES: AppFiles
declare const NOTIFICATION_WORDS: WordsOfAll

const scope = globalThis as unknown as WorkerScope
serveApp(scope, APP_FILES)
takeShared(scope)
remindFrom(scope, NOTIFICATION_WORDS)
