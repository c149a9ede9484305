import { Menu } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useOtherScheme } from '../use-other-scheme.ts'

/** Turns the colours light or dark; the choice is remembered. */
export function SchemeItem() {
  const { other, turn } = useOtherScheme()
  return (
    <Menu.Item leftSection={other === 'light' ? <IconSun size={16} /> : <IconMoon size={16} />} onClick={turn}>
      {other === 'light' ? 'Light colours' : 'Dark colours'}
    </Menu.Item>
  )
}
