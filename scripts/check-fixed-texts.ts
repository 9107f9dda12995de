import { findUnusedFixedTexts } from './locales/findUnusedFixedTexts.ts'
import { report } from './source/report.ts'
import { sourceFiles } from './source/sourceFiles.ts'

const root = process.cwd()
const [sums] = sourceFiles(root, /^locales\/src\/fixedTextSums\.json$/)

report(() =>
  findUnusedFixedTexts({
    fixed: Object.keys(JSON.parse(sums?.text ?? '') as Record<string, string>),
    texts: sourceFiles(root, /^locales\/en\/.*\.json$/),
    sources: sourceFiles(root, /^(?:web|domain)\/src\/(?!.*\/testing\/).*(?<!\.test)\.tsx?$/),
  }),
)
