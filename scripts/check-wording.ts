import { report } from './source/report.ts'
import { documentFiles, sourceFiles } from './source/sourceFiles.ts'
import { findWordingFaults } from './wording/findWordingFaults.ts'

const root = process.cwd()
const [sums] = sourceFiles(root, /^locales\/src\/fixedTextSums\.json$/)

report(() =>
  findWordingFaults({
    fixed: Object.keys(JSON.parse(sums?.text ?? '') as Record<string, string>),
    texts: sourceFiles(root, /^locales\/en\/.*\.json$/),
    documents: [
      // Decisions use some of these words as technical terms; the security list uses those of its standard.
      ...documentFiles(
        root,
        /^(?:README\.md|CONTRIBUTING\.md|CHANGELOG\.md|docs\/architecture\.md|docs\/glossary\.md|docs\/proof\/(?!security).*\.md)$/,
      ),
      ...sourceFiles(root, /^content\/help\/[^/]+\/en\.md$/),
    ],
  }),
)
