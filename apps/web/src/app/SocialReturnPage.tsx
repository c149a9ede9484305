import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '#ui/forms/dialogs/Dialog.tsx'
import { SignOnReturn } from '../features/accounts/SignOnReturn.tsx'
import HomePage from '../features/home/HomePage.tsx'
import { paths } from '@lading/contract/addresses/paths'

/** Where a social provider leads back to: home, and above it what becomes of the sign-in (specification, section 2.1). */
export default function SocialReturnPage() {
  return <SignOnReturn frame={AboveHome} />
}

interface Props {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

function AboveHome({ title, lead, children }: Props) {
  const navigate = useNavigate()
  return (
    <>
      <HomePage />
      <Dialog title={title} onClose={() => void navigate(paths.home(), { replace: true })} width={440}>
        <Stack gap="md">
          {lead && <Text>{lead}</Text>}
          {children}
        </Stack>
      </Dialog>
    </>
  )
}
