import { ErrorPage } from '#ui/ErrorPage.tsx'

export default function BrokenPage() {
  return <ErrorPage failure="broken" />
}
