import { ErrorPage } from '#ui/ErrorPage.tsx'

export default function GonePage() {
  return <ErrorPage failure="gone" />
}
