import type { Form } from '@lading/domain/filing/form-path'
import { useFormScope } from '../answers/form-scope.ts'
import { OwnershipBelow, type Holder } from '../answers/Ownership.tsx'
import { useBound } from '../forms/bound.ts'

/** Who holds how much by citizenship, as the amounts are typed. */
export function OwnershipTyped({ register, usual }: { register: Form; usual: number }) {
  const { at } = useFormScope()
  const holders = useBound<readonly Holder[]>(`${at}stockholders`).value
  return <OwnershipBelow holders={holders} register={register} usual={usual} />
}
