import { formatTag } from './whenText.ts'
import { useLanguage } from './words.tsx'

export const useFormatTag = (): string => formatTag(useLanguage().language, navigator.languages)
