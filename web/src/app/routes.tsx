import { lazy, Suspense } from 'react'
import { ActivateScreen } from '../account/ActivateScreen.tsx'
import { useText } from '../settings/words.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { FirstScreen } from './FirstScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import type { Place } from './paths.ts'

// It brings every part there is: who only opens the first page does not wait for them.
const ComponentsScreen = lazy(async () => {
  const { ComponentsScreen: screen } = await import('./ComponentsScreen.tsx')
  return { default: screen }
})

export function Screen({ place }: { place: Place }) {
  const text = useText()
  switch (place.screen) {
    case 'first':
      return <FirstScreen />
    case 'activate':
      return <ActivateScreen token={place.token} />
    case 'components':
      return (
        <Suspense fallback={<Skeleton longText={text('waitingLong')} />}>
          <ComponentsScreen />
        </Suspense>
      )
    case 'not-found':
      return <NotFoundScreen />
  }
}
