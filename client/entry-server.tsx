import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { holes } from './holes.tsx'
import { type Assets, Document } from './layout/document.tsx'
import type { PageContext, PageModule } from './page-module.ts'

export { islands } from './island.tsx'
export type { Assets }

const pages = import.meta.glob<PageModule>('./pages/**/*.tsx', { eager: true })

/** The names that `renderPage` takes: files of client/pages without their ending. */
export const pageNames = Object.keys(pages).map((file) => file.slice('./pages/'.length, -'.tsx'.length))

/**
 * A whole page as HTML. What differs from viewer to viewer is left as holes (see hole.tsx).
 *
 * @throws Error for a name without a file in client/pages.
 */
export function renderPage(name: string, props: object, context: PageContext, assets: Assets): string {
  const page = pages[`./pages/${name}.tsx`]
  if (!page) throw new Error(`There is no client/pages/${name}.tsx`)
  const Page = page.default as ComponentType<object>
  const Layout = page.layout
  const all = { ...props, context }
  const body = renderToStaticMarkup(
    <Layout context={context}>
      <Page {...all} />
    </Layout>,
  )
  const head = page.head(all as never)
  return `<!doctype html>${renderToStaticMarkup(<Document head={head} context={context} assets={assets} body={body} />)}`
}

/** What a hole shows to one viewer; `viewer` null is a visitor. */
export function renderHole(name: string, props: object): string {
  const Filler = holes[name] as ComponentType<object> | undefined
  if (!Filler) throw new Error(`There is no filler ${name} in client/holes.tsx`)
  return renderToStaticMarkup(<Filler {...props} />)
}
