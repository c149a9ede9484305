import { ensure } from '@lading/domain/ensure'

export const isModule = (path: string) => path.endsWith('.module.css')

/** The classes of a sheet that are one name for the whole page, the libraries' own left out. */
export function globalClassesOf(path: string, text: string): string[] {
  const globals = isModule(path)
    ? [...text.matchAll(/:global\(([^)]*)\)/g)].map(([, selector]) => `${selector} {`).join(' ')
    : text
  return classesIn(globals).filter((name) => !/^(mantine-|leaflet|markedContent)/.test(name))
}

/** The text of a module without what it says of classes that are not its own. */
export const withoutGlobal = (text: string) => text.replace(/:global\([^)]*\)/g, '')

/** The classes that a sheet styles. */
export function classesIn(text: string): string[] {
  const selectors = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@import[^;]*;/g, '')
  return [...new Set([...selectors.matchAll(/\.([a-zA-Z_][\w-]*)(?=[^;{}]*\{)/g)].map(([, name]) => ensure(name)))]
}

/** The words of the strings of a text. */
export const wordsIn = (text: string) =>
  [...text.matchAll(/(["'`])([^"'`\n]*)\1/g)].flatMap(([, , words]) => ensure(words).split(/\s+/))

/** The classes that a component names in its text. */
export function classNamesIn(text: string): string[] {
  const literals = [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].map(
    ([, plain, mixed]) => plain ?? ensure(mixed),
  )
  return literals
    .flatMap((words) => words.replace(/\$\{[^}]*\}/g, ' ').split(/\s+/))
    .filter((word) => word !== '' && !word.startsWith('mantine-'))
}
