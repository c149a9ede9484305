import { uploadFile } from '@lading/contract/documents/documents'
import { removePhoto, setPhoto, showProfile, type Profile } from '@lading/contract/profile'
import { fullName } from '@lading/domain/people/particulars/full-name'
import { Box, Group } from '@mantine/core'
import { useAct } from '#lib/act.ts'
import { useCall } from '#lib/api.ts'
import { usePortal } from '#lib/portal.ts'
import { useOwnPhoto } from '#lib/own-photo.ts'
import { useSession } from '#lib/session.ts'
import { Pane } from '#ui/layout/Pane.tsx'
import { PersonAvatar } from '#ui/facts/PersonAvatar.tsx'
import { toast } from '#lib/toast.ts'
import { UploadBox } from '#ui/uploads/UploadBox.tsx'
import { squarePicture } from './square-picture.ts'

/** Bytes of a picture that is opened here: what is sent of it is small. */
const LARGEST_OPENED = 50 * 1024 * 1024

/** The photo, or the initials on the person's colour while there is none. */
export function PhotoPane({ profile }: { profile: Profile }) {
  const { user } = useSession()
  const { queries, sessionCalls } = usePortal()
  const call = useCall()
  const photo = useOwnPhoto()
  const removing = useAct(removePhoto, {
    done: 'Your photo was removed.',
    stale: [showProfile],
    onDone: () => void sessionCalls.rereadUser(),
  })
  if (!user) return null

  const place = async (chosen: File, onProgress: (sent: number) => void, signal: AbortSignal) => {
    const file = await squarePicture(chosen)
    const { id: file_id } = await call(uploadFile, { files: { file }, onProgress, signal })
    await call(setPhoto, { body: { file_id } })
    await Promise.all([queries.invalidateQueries({ queryKey: [showProfile.path] }), sessionCalls.rereadUser()])
    toast.success('Your photo was saved.')
  }
  return (
    <Pane title="Photo" subtitle="It is shown in the top bar and here.">
      <Group gap="lg">
        <PersonAvatar user_id={user.id} name={fullName(user) || user.email} size={88} photo={photo} />
        <Box flex="1 1 240px" maw={460}>
          <UploadBox
            label="Photo"
            file={profile.photo_id ? { name: 'Your photo' } : undefined}
            accept="image/png,image/jpeg"
            maxSize={LARGEST_OPENED}
            hint="PNG or JPG, up to 50 MB. It is cropped to a square and made small."
            onUpload={place}
            onRemove={() => removing.mutate({})}
          />
        </Box>
      </Group>
    </Pane>
  )
}
