import { compileLexicon, type CompiledLexicon } from '../compileLexicon.ts'
import { DE } from './de.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import { FR } from './fr.ts'
import { KO } from './ko.ts'
import { RU } from './ru.ts'
import { ZH } from './zh.ts'

export const LEXICONS: readonly CompiledLexicon[] = [EN, DE, ES, FR, KO, RU, ZH].map(compileLexicon)
