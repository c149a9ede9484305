import { ownPhoto } from '@lading/contract/profile'
import { skipToken, useQuery } from '@tanstack/react-query'
import { bytes } from './api.ts'
import { useSession } from './session.ts'

/** The address of the signed-in person's photo within this page; undefined while there is none. */
export function useOwnPhoto(): string | undefined {
  const id = useSession().user?.photo_id
  const { data } = useQuery({
    queryKey: [ownPhoto.path, id],
    queryFn: id
      ? async ({ signal }) => URL.createObjectURL((await bytes(ownPhoto, { params: { id }, signal })).blob)
      : skipToken,
    staleTime: Infinity, // another photo has another id
    gcTime: Infinity,
  })
  return id ? data : undefined
}
