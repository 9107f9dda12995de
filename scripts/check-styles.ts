import { report } from './source/report.ts'
import { sourceFiles } from './source/sourceFiles.ts'
import { findStyleFaults } from './styles/findStyleFaults.ts'

const root = process.cwd()

report(() =>
  findStyleFaults({
    styles: sourceFiles(root, /^web\/src\/.*\.css$/),
    sources: sourceFiles(root, /^web\/src\/(?!.*\.test\.).*\.tsx?$/),
  }),
)
