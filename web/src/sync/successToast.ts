import type { Text } from '@reprieve/locales/loadText.ts'

/** For a sync that was asked for. The tag goes on saying when it was, so that nobody misses anything. */
export const successToast = (text: Text<'sync'>) => ({ message: text('success'), isDone: true, ms: 2_000 })
