import { ActivateScreen } from '../account/ActivateScreen.tsx'
import { FirstScreen } from './FirstScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import type { Place } from './paths.ts'

export function Screen({ place }: { place: Place }) {
  switch (place.screen) {
    case 'first':
      return <FirstScreen />
    case 'activate':
      return <ActivateScreen token={place.token} />
    case 'not-found':
      return <NotFoundScreen />
  }
}
