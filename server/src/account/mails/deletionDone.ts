import { intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import { composeMail, mailTexts, type MailWords } from '../../outside/letter.ts'

export interface DeletionReceipt {
  at: number
  rows: number
  /** SHA-256 of the line in the list of deleted accounts: proves which line is theirs without naming their id. */
  hash: string
}

export function deletionDoneMail(language: Language, { at, rows, hash }: DeletionReceipt): MailWords {
  const say = mailTexts(language)
  const time = new Intl.DateTimeFormat(intlTag(language), {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'UTC',
  }).format(at)
  return composeMail(language, {
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
