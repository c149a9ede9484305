import type { CertificateRow } from '@lading/contract/certificates'
import { ActionIcon, Button, Group, Tooltip } from '@mantine/core'
import { IconDownload, IconQrcode } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { useFileDownload } from '#lib/use-file-download.ts'

/** What a holder does with a certificate: keep it, show its public page, say how the agency did. */
export function CertificateActs({ certificate }: { certificate: CertificateRow }) {
  const { kind, number, slug, form, transaction_id } = certificate
  const [, setAddress] = useSearchParams()
  const saving = useFileDownload()
  const openForm = () =>
    setAddress((now) => {
      now.set('form', String(transaction_id))
      return now
    })
  return (
    <Group gap="xxs" justify="end" wrap="nowrap">
      {form === 'offered' && (
        <Button size="compact-sm" variant="default" onClick={openForm}>
          How did we do?
        </Button>
      )}
      <Tooltip label="Public page of its QR code">
        <ActionIcon
          component={Link}
          to={paths.verifyDocument(kind, slug)}
          variant="subtle"
          color="gray"
          aria-label={`Public page of ${number}`}
        >
          <IconQrcode size={18} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Download">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Download ${number}`}
          loading={saving.isPending}
          onClick={() => saving.mutate(slug)}
        >
          <IconDownload size={18} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    </Group>
  )
}
