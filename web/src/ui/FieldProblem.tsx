import { FieldError } from 'react-aria-components'
import { Icon } from './Icon.tsx'

/** Use inside one of the library's fields, which links the error text to the input. */
export function FieldProblem({ text }: { text: string | null }) {
  return (
    <FieldError className="field-error" elementType="p">
      <Icon name="alert" isSmall />
      <span>{text}</span>
    </FieldError>
  )
}
