import { DashboardLayout } from '../layout/dashboard-layout.tsx'
import type { Head } from '../page-module.ts'

export const layout = DashboardLayout
export const head = (): Head => ({ title: 'Dashboard' })

export default function DashboardPage() {
  return <h1>My Post Items</h1>
}
