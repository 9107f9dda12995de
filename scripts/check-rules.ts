// Every numbered rule is cited by a test, and every test cites something numbered, in brackets in its title:
//   [REC-7]                    a rule: a line `- **REC-7** text` in a RULES.md, such as domain/src/records/RULES.md
//   [D12]                      a decision of docs/spec/DECISIONS.md
//   [SYNC 1.4] [SYNC I3]       a section or an invariant of the sync design
//   [STACK 4]                  a point of the supervisor of the embedded database
//   [REL 1b]                   a section of the reliability targets
//   [HOUSE 2.3]                a section of the house rules
// Several are written as [D12, REC-7]. A describe around tests may have the citation for all of them.
import { findRuleFaults } from './rules/findRuleFaults.ts'
import { report } from './source/report.ts'
import { sourceFiles } from './source/sourceFiles.ts'

report(() =>
  findRuleFaults({
    ruleFiles: sourceFiles(process.cwd(), /\/RULES\.md$/),
    testFiles: sourceFiles(process.cwd(), /\.test\.tsx?$|^e2e\/(journeys|axe)\/.*\.ts$/),
  }),
)
