import type { AppFiles } from './appFiles.ts'
import { serveApp } from './appWorker.ts'
import type { WorkerScope } from './scope.ts'

/** Put in its place by the build. */
declare const APP_FILES: AppFiles

serveApp(globalThis as unknown as WorkerScope, APP_FILES)
