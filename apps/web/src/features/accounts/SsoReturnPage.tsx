import { AccountFrame } from './AccountFrame.tsx'
import { SignOnReturn } from './SignOnReturn.tsx'

/** Where single sign-on leads back to. */
export default function SsoReturnPage() {
  return <SignOnReturn frame={AccountFrame} />
}
