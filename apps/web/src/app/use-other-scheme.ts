import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'

/** The colours that are not shown now, and how to turn to them; the choice is remembered. */
export function useOtherScheme() {
  const scheme = useComputedColorScheme('light')
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true }) // else it writes a style element, which the policy refuses
  const other = scheme === 'dark' ? 'light' : 'dark'
  return { other, turn: () => setColorScheme(other) } as const
}
