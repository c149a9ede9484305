import type { Plugin } from 'vite'
import type { Screen } from '../src/app/routes/screen.ts'

/** Writes the paths of all screens beside the page, so that the server knows which addresses there are. */
export function addresses(): Plugin {
  return {
    name: 'addresses',
    apply: 'build',
    async generateBundle() {
      // By an address that is not looked into: the screens lead to all their pages.
      const file = new URL('../src/app/routes/screens.ts', import.meta.url).href
      const { screens } = (await import(file)) as { screens: readonly Screen[] }
      const paths = [...new Set(screens.map(({ path }) => path))].filter((path) => path !== '/*')
      this.emitFile({ type: 'asset', fileName: 'addresses.json', source: JSON.stringify(['/', ...paths]) })
    },
  }
}
