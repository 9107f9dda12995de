import { TARGET_NAMES, type TargetName } from '@reprieve/domain/access/routesNamedTargets.ts'
import { useTarget } from '../access/useTarget.ts'
import { Button } from '../ui/Button.tsx'

/** The path parameters that a name requires but does not contain. */
const GIVEN: Partial<Record<TargetName, Readonly<Record<string, string>>>> = {
  'common/createRecord': { id: '-3' },
  'common/editList': { field: 'symptom' },
}

export function TargetParts() {
  const open = useTarget()
  return TARGET_NAMES.map((name) => (
    <Button key={name} label={name} onPress={() => open(name, GIVEN[name])} />
  ))
}
