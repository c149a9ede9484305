import { Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'

/** Turns the colours light or dark; the choice is remembered. */
export function SchemeItem() {
  const scheme = useComputedColorScheme('light')
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true }) // else it writes a style element, which the policy refuses
  const other = scheme === 'dark' ? 'light' : 'dark'
  return (
    <Menu.Item
      leftSection={other === 'light' ? <IconSun size={16} /> : <IconMoon size={16} />}
      onClick={() => setColorScheme(other)}
    >
      {other === 'light' ? 'Light colours' : 'Dark colours'}
    </Menu.Item>
  )
}
