import type { Text } from '@reprieve/locales/loadText.ts'

/** For a sync that the user asked for. Brief, because the tag keeps showing when it was. */
export const successToast = (text: Text<'sync'>) => ({ message: text('success'), isDone: true, ms: 2_000 })
