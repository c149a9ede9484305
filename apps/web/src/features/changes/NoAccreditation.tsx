import { paths } from '@lading/contract/addresses/paths'
import { EmptyPane } from '#ui/messages/EmptyPane.tsx'

/** What stands where nothing can be asked for, because no business of the person is accredited. */
export function NoAccreditation({ hint }: { readonly hint: string }) {
  return <EmptyPane title="No accreditation in force" hint={hint} to={paths.businesses()} action="My businesses" />
}
