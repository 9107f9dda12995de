import { LIST_TITLES, type PanelPart } from './panelParts.ts'
import { useFilterWords } from './useFilterWords.ts'

/** The same titles as in the record or reflection editor. */
export function usePartTitle(): (part: PanelPart) => string {
  const { filters, records, reflections } = useFilterWords()
  return (part) => {
    switch (part.is) {
      case 'field':
      case 'factor': {
        const key = LIST_TITLES[part.is === 'field' ? part.field : part.list]
        return key === null ? reflections('meaningfulActivities') : records(key)
      }
      case 'time':
        return records('timing')
      case 'duration':
        return records('duration')
      case 'patterns':
        return records('typeOfPain')
      case 'score':
        return reflections('score')
      case 'sort':
        return filters('sortBy')
    }
  }
}
