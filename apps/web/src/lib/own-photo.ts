import { ownPhoto } from '@lading/contract/profile'
import { skipToken, useQuery } from '@tanstack/react-query'
import { portalOf } from './portal.ts'
import { useSession } from './session.ts'

/** The address of the signed-in person's photo within this page; undefined while there is none. */
export function useOwnPhoto(): string | undefined {
  const id = useSession().user?.photo_id
  const { data } = useQuery({
    queryKey: [ownPhoto.path, id],
    queryFn: id
      ? async ({ client, signal }) => {
          const { blob } = await portalOf(client).transport.bytes(ownPhoto, { params: { id }, signal })
          return URL.createObjectURL(blob)
        }
      : skipToken,
    staleTime: Infinity, // another photo has another id
    gcTime: Infinity,
  })
  return id ? data : undefined
}
