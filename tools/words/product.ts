import { isSource, repositoryFiles, textOf } from '../house/sources.ts'
import { sentencesIn, type Sentence } from './sentences.ts'

/** Every sentence of screens, mails, documents, refusals and of the demonstration, file by file. */
export function productSentences(): Sentence[] {
  return repositoryFiles()
    .filter((path) => /^(apps\/(web|server)\/src|packages\/\w+\/src)\//.test(path) && isSource(path))
    .flatMap((path) => sentencesIn(path, textOf(path)))
}
