import { ACCOUNT_DATA_PARTS, type AccountDataPart } from '@reprieve/contract/account/keptRecord.ts'
import type { MissingPart } from '@reprieve/contract/sync/transfer/fileText.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import type { Key } from '@reprieve/locales/words.ts'

const PARTS: Readonly<Record<AccountDataPart, Key<'data'>>> = {
  account: 'keptAccount',
  avatar: 'keptAvatar',
  consents: 'keptConsents',
  access_log: 'keptAccessLog',
  questionnaires: 'keptQuestionnaires',
  chats: 'keptChats',
  reports: 'keptReports',
  purchases: 'keptPurchases',
  guide: 'keptGuide',
  versions: 'keptVersions',
}

/** A newer server may have parts that this app has no text for. */
export const partWord = (part: string): Key<'data'> =>
  Object.hasOwn(PARTS, part) ? PARTS[part as AccountDataPart] : 'keptOther'

/** What a file lacks. If the whole account part is missing, one sentence says more than a list of all. [FILE-2] */
export function missingPartsText(missing: readonly MissingPart[], text: Text<'data'>, tag: string): string {
  const lacks = new Set(missing.map(({ part }) => part))
  if (ACCOUNT_DATA_PARTS.every((part) => lacks.has(part))) return text('exportMissingAll')
  const words = [...new Set([...lacks].map(partWord))].map((word) => text(word))
  return text('exportMissing', { list: new Intl.ListFormat(tag).format(words) })
}
