import { enableCompileCache } from 'node:module'

// Entry point of a child. Uses the compile cache of earlier ones: stripping the types of three hundred files is a third of
// the cost of a report. Plain JavaScript for the same reason.

const cacheFolder = process.argv[4]
if (cacheFolder !== undefined) enableCompileCache(cacheFolder)
await import('./main.ts')
