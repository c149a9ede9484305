import { ensure } from '@lading/domain/ensure'
import type { Plugin, Rolldown } from 'vite'

/** Refuses a build whose files import each other in a circle: one of them would run before what it needs. */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const circle = circleIn(bundle)
      if (circle) this.error(`Files import each other in a circle: ${circle.join(' → ')}. See build/chunks.ts.`)
    },
  }
}

function circleIn(bundle: Rolldown.OutputBundle): string[] | undefined {
  const done = new Set<string>()
  const way: string[] = []
  const walk = (file: string): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return undefined
    done.add(file)
    way.push(file)
    const chunk = ensure(bundle[file], `the file ${file}`)
    const circle = chunk.type === 'chunk' ? firstOf(chunk.imports, walk) : undefined
    way.pop()
    return circle
  }
  return firstOf(Object.keys(bundle), walk)
}

function firstOf<T>(files: readonly string[], find: (file: string) => T | undefined): T | undefined {
  for (const file of files) {
    const found = find(file)
    if (found !== undefined) return found
  }
  return undefined
}
