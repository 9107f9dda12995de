import { intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import { compose, wordsOf, type MailWords } from '../../outside/letter.ts'

export interface Receipt {
  at: number
  rows: number
  /** SHA-256 of the line in the list of deleted accounts: proves which line is theirs without naming their id. */
  hash: string
}

export function deletionDoneMail(language: Language, { at, rows, hash }: Receipt): MailWords {
  const say = wordsOf(language)
  const time = new Intl.DateTimeFormat(intlTag(language), {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'UTC',
  }).format(at)
  return compose(language, {
    subject: say('deletionDoneSubject'),
    before: [
      say('greeting'),
      say('deletionDoneText'),
      say('deletionDoneTime', { time }),
      say('deletionDoneRows', { rows }),
      say('deletionDoneProof', { hash }),
    ],
    link: null,
    after: [say('deletionDoneBackups'), say('deletionDoneAddress')],
  })
}
