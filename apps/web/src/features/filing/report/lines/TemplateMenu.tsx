import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { reportLineTemplate } from '@lading/contract/report-lines'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { download } from '#lib/api.ts'
import { refreshIfDue } from '#lib/session-calls.ts'
import { toast } from '#lib/toast.ts'

const choices = [
  { format: 'xlsx', with_last: 'false', label: 'Empty, as XLSX' },
  { format: 'csv', with_last: 'false', label: 'Empty, as CSV' },
  { format: 'xlsx', with_last: 'true', label: 'With last lines, as XLSX' },
  { format: 'csv', with_last: 'true', label: 'With last lines, as CSV' },
] as const
type Choice = (typeof choices)[number]

/** Files with the columns of a section, to be filled in with a spreadsheet. */
export function TemplateMenu({ id, section }: { readonly id: number; readonly section: LineSection }) {
  const saving = useMutation({
    mutationFn: async ({ format, with_last }: Choice) => {
      await refreshIfDue()
      await download(reportLineTemplate, { params: { id }, query: { section: section.name, format, with_last } })
    },
    onError: (error) => void toast.error(error.message),
  })
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          size="sm"
          variant="default"
          loading={saving.isPending}
          leftSection={<IconDownload size={16} aria-hidden />}
          rightSection={<IconChevronDown size={15} aria-hidden />}
        >
          Template
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((choice) => (
          <Menu.Item key={choice.label} onClick={() => saving.mutate(choice)}>
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
