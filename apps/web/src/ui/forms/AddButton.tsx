import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'

/** Leads from a list to the page where one more is made. */
export function AddButton({ label, to }: { label: string; to: string }) {
  return (
    <Button component={Link} to={to} leftSection={<IconPlus size={16} aria-hidden />}>
      {label}
    </Button>
  )
}
