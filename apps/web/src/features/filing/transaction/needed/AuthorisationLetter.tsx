import type { Filing } from '@lading/contract/filing/filing'
import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { Button, Group, Loader, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useFileDownload } from '#lib/use-file-download.ts'

/** The form to print for who sends another person to the pickup. */
export function AuthorisationLetter({ filing }: { filing: Filing }) {
  const file = useFileDownload()
  const letter = filing.issued_documents.findLast(({ kind }) => kind === 'authorisation-letter')
  if (!letter) return null
  if (letter.state !== 'ready') {
    return (
      <Group gap="xs" fz="sm" mt="md" role="status">
        <Loader size={16} aria-hidden /> The authorisation letter is being prepared.
      </Group>
    )
  }
  return (
    <>
      <Text size="sm" c="dimmed" mt="md" mb={6}>
        If you send another person, print this form, complete it and sign it.
      </Text>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        loading={file.isPending}
        onClick={() => file.mutate(letter.slug)}
      >
        {nameOfDocument(letter)} (PDF)
      </Button>
    </>
  )
}
