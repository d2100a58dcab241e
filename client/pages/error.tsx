import { PublicLayout } from '../layout/public-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

type Props = PageProps<{ status: number; message: string }>

export const layout = PublicLayout
export const head = ({ status }: Props): Head => ({
  title: status === 404 ? 'Page not found' : 'Something went wrong!',
})

export default function ErrorPage({ status, message }: Props) {
  return (
    <h1>
      {status} {message}
    </h1>
  )
}
