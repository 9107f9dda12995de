import type { AppFiles } from './appFiles.ts'
import { serveApp } from './appWorker.ts'
import { remindFrom, type WordsByLanguage } from './reminders.ts'
import type { WorkerScope } from './scope.ts'
import { receiveSharedText } from './shared.ts'

/** Inserted by the build. */
declare const APP_FILES: AppFiles
declare const NOTIFICATION_WORDS: WordsByLanguage

const scope = globalThis as unknown as WorkerScope
serveApp(scope, APP_FILES)
receiveSharedText(scope)
remindFrom(scope, NOTIFICATION_WORDS)
