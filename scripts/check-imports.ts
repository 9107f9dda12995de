import { findViolations } from './imports/findViolations.ts'
import { report } from './source/report.ts'
import { sourceFiles } from './source/sourceFiles.ts'

report(() => findViolations(sourceFiles(process.cwd(), /\.tsx?$/)))
