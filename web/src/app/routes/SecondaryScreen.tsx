import { SECONDARY_SCREENS, type SecondaryRoute } from './secondaryScreens.ts'

export function SecondaryScreen({ name }: { name: SecondaryRoute }) {
  const Screen = SECONDARY_SCREENS[name]
  return <Screen />
}

export const secondaryScreenAhead = (name: SecondaryRoute): Promise<void> => SECONDARY_SCREENS[name].ahead()
