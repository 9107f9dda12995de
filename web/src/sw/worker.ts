import type { AppFiles } from './appFiles.ts'
import { remindFrom, type WordsByLanguage } from './reminders.ts'
import { serveApp } from './serveApp.ts'
import { receiveSharedText } from './sharedText.ts'
import type { WorkerScope } from './workerScope.ts'

/** Inserted by the build. */
declare const APP_FILES: AppFiles
declare const NOTIFICATION_WORDS: WordsByLanguage

const scope = globalThis as unknown as WorkerScope
serveApp(scope, APP_FILES)
receiveSharedText(scope)
remindFrom(scope, NOTIFICATION_WORDS)
