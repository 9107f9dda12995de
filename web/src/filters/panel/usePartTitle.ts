import { LIST_TITLES, type PanelPart } from './panelParts.ts'
import { useFilterWords } from './useFilterWords.ts'

/** The words that the editor of a record or a reflection has for the same. */
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
