import { findLocaleFaults } from './locales/findLocaleFaults.ts'
import { findTextInJsx } from './locales/findTextInJsx.ts'
import { isLanguageFile } from './locales/languageFiles.ts'
import { report } from './source/report.ts'
import { sourceFiles } from './source/sourceFiles.ts'

const texts = sourceFiles(process.cwd(), /^locales\/.*\.json$/).filter(({ path }) => isLanguageFile(path))
const screens = sourceFiles(process.cwd(), /^web\/src\/.*(?<!\.test)\.tsx$/)

report(() => [...findLocaleFaults(texts), ...screens.flatMap(findTextInJsx)])
