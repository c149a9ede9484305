import { ErrorPage } from '#ui/ErrorPage'

export default function BrokenPage() {
  return <ErrorPage failure="broken" />
}
