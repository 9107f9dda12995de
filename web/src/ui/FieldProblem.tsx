import { FieldError } from 'react-aria-components'
import { Icon } from './Icon.tsx'

/** Inside a field of the library, which ties the sentence to the input. */
export function FieldProblem({ text }: { text: string | null }) {
  return (
    <FieldError className="field-error" elementType="p">
      <Icon name="alert" isSmall />
      <span>{text}</span>
    </FieldError>
  )
}
