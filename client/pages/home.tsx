import { PublicLayout } from '../layout/public-layout.tsx'
import type { Head } from '../page-module.ts'

export const layout = PublicLayout
export const head = (): Head => ({ title: 'Home', canonical: '/' })

export default function HomePage() {
  return <h1>Trade What You Don't Need</h1>
}
