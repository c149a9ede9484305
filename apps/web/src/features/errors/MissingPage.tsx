import { ErrorPage } from '#ui/ErrorPage'

export default function MissingPage() {
  return <ErrorPage failure="missing" />
}
