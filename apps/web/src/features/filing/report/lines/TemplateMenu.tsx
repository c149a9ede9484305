import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { reportLineTemplate } from '@lading/contract/reports/report-lines'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useDownload } from '#lib/api.ts'
import { toast } from '#lib/toast.ts'

const choices = [
  { format: 'xlsx', rows: {}, label: 'Empty, as XLSX' },
  { format: 'csv', rows: {}, label: 'Empty, as CSV' },
  { format: 'xlsx', rows: { with_last: 'true' }, label: 'With last lines, as XLSX' },
  { format: 'csv', rows: { with_last: 'true' }, label: 'With last lines, as CSV' },
] as const
const ofMarked = [
  { format: 'xlsx', rows: { with_marked: 'true' }, label: 'Returned lines, as XLSX' },
  { format: 'csv', rows: { with_marked: 'true' }, label: 'Returned lines, as CSV' },
] as const
type Choice = (typeof choices | typeof ofMarked)[number]

interface Props {
  readonly id: number
  readonly section: LineSection
  /** Whether lines of the section came back. */
  readonly hasMarked: boolean
}

/** Files with the columns of a section, to be filled in or corrected with a spreadsheet. */
export function TemplateMenu({ id, section, hasMarked }: Props) {
  const download = useDownload()
  const saving = useMutation({
    mutationFn: ({ format, rows }: Choice) =>
      download(reportLineTemplate, { params: { id }, query: { section: section.name, format, ...rows } }),
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
        {[...(hasMarked ? ofMarked : []), ...choices].map((choice) => (
          <Menu.Item key={choice.label} onClick={() => saving.mutate(choice)}>
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
