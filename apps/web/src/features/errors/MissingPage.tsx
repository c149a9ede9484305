import { ErrorPage } from '#ui/ErrorPage.tsx'

export default function MissingPage() {
  return <ErrorPage failure="missing" />
}
