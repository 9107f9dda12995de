import { CODES, type Code } from '@reprieve/contract/codes.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { useMessages } from '../ui/useMessages.ts'
import { useToasts } from '../ui/useToasts.ts'

/** The server sends the text of a code; here its number and name replace it. */
export function CodeParts() {
  return CODES.map((code) => <CodePart key={code.name} code={code} />)
}

function CodePart({ code: { code, name } }: { code: Code }) {
  const text = useText()
  const { showError, askRetry } = useMessages()
  const toasts = useToasts()
  const fault = { reached: true, message: `${code} ${name}` }
  const retry = (): void => toasts.show({ message: text('testRetried') })
  return (
    <>
      <Button label={text('testAsToast', { name: fault.message })} onPress={() => showError(fault)} />
      <Button label={text('testAsDialog', { name: fault.message })} onPress={() => askRetry(fault, retry)} />
    </>
  )
}
