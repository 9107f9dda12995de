import { useState } from 'react'
import { clientType } from '../device/clientType.ts'
import { useText } from '../text/useText.tsx'
import { Checkbox } from '../ui/controls/Checkbox.tsx'
import { stayWish } from './stayLoggedIn.ts'

/** Only browsers end sessions after inactivity, so it is offered only there. [ACC-45] */
export function StayLoggedInBox() {
  const [isTicked, setTicked] = useState(stayWish.isTicked)
  const text = useText('account')
  if (clientType() !== 'web') return null
  return (
    <div className="account-stay">
      <Checkbox
        label={text('stayLoggedIn')}
        isChecked={isTicked}
        onChange={(isNow) => {
          setTicked(isNow)
          stayWish.tick(isNow)
        }}
      />
      <p>{text('stayLoggedInHint')}</p>
    </div>
  )
}
