import { Button, type ButtonProps } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { toast } from '#lib/toast.ts'

interface Props extends Pick<ButtonProps, 'className'> {
  readonly save: () => Promise<void>
  readonly children: string
}

/** Saves what `save` fetches; says so while it runs, and why where it fails. */
export function DownloadButton({ save, children, className }: Props) {
  const saving = useMutation({
    mutationFn: save,
    onError: (error) => void toast.error(error.message),
  })
  return (
    <Button
      size="compact-sm"
      variant="default"
      {...(className && { className })}
      leftSection={<IconDownload size={15} aria-hidden />}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {children}
    </Button>
  )
}
