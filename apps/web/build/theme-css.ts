import { convertCssVariables, defaultCssVariablesResolver, mergeMantineTheme, DEFAULT_THEME } from '@mantine/core'
import type { Plugin } from 'vite'
import { theme } from '../src/app/theme.ts'

const NAME = 'virtual:theme.css'

/**
 * The theme's variables and breakpoint classes as a stylesheet. Mantine would write them into <style> elements
 * while the page runs, which the content security policy forbids.
 */
export function themeCss(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (id) => (id === NAME ? NAME : undefined),
    load: (id) => (id === NAME ? variables() + breakpointClasses() : undefined),
  }
}

const whole = mergeMantineTheme(DEFAULT_THEME, theme)

function variables(): string {
  return convertCssVariables(defaultCssVariablesResolver(whole), ':root')
}

function breakpointClasses(): string {
  return Object.entries(whole.breakpoints)
    .map(([name, from]) => {
      const below = `${Number.parseFloat(from) - 0.00625}em`
      return `@media (max-width: ${below}) { .mantine-visible-from-${name} { display: none !important } }
        @media (min-width: ${from}) { .mantine-hidden-from-${name} { display: none !important } }`
    })
    .join('\n')
}
