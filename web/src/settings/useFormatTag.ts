import { formatTag } from './whenText.ts'
import { useWords } from './words.tsx'

export const useFormatTag = (): string => formatTag(useWords().language, navigator.languages)
