import { TextArea as AriaTextArea } from 'react-aria-components'
import { TextFieldFrame, type FieldWords } from './TextFieldFrame.tsx'

const ROWS = 4

export function TextArea(field: FieldWords) {
  return (
    <TextFieldFrame {...field}>
      <AriaTextArea className="input" rows={ROWS} />
    </TextFieldFrame>
  )
}
