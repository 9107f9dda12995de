import type { ReactNode } from 'react'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Screen, ScreenHeader } from '../ui/Screen.tsx'
import './lists.css'
import { useGoBack } from '../ui/useGoBack.ts'

interface InPlaceOfListProps {
  title: string
  text?: string
  children: ReactNode
}

/** Shown if there is nothing to edit: says why, and links onward. */
export function InPlaceOfList({ title, text, children }: InPlaceOfListProps) {
  const lists = useText('lists')
  const shell = useText()
  const goBack = useGoBack(PATHS.home)
  return (
    <Screen
      header={
        <ScreenHeader
          title={lists('edit')}
          leave={{ label: shell('back'), sign: 'back', onLeave: () => goBack() }}
        />
      }
    >
      <div className="list-column">
        <EmptyState title={title} {...(text !== undefined && { text })}>
          {children}
        </EmptyState>
      </div>
    </Screen>
  )
}
