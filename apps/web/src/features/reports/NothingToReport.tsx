import { paths } from '@lading/contract/addresses/paths'
import { EmptyPane } from '#ui/messages/EmptyPane.tsx'

/** For a person none of whose businesses is accredited: nothing is owed. */
export function NothingToReport() {
  return (
    <EmptyPane
      title="No accredited business"
      hint="Only a business that an agency has accredited files reports."
      to={paths.businesses()}
      action="My businesses"
    />
  )
}
