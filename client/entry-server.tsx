import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { HoleProps } from './hole.tsx'
import { holes } from './holes.tsx'
import { Island } from './island.tsx'
import { type Assets, Document, Scripts, wakes } from './layout/document.tsx'
import type { PageContext, PageModule } from './page-module.ts'

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

/**
 * What a hole shows to one viewer. What is about the page as a whole brings the script
 * along when it has to be woken, since the page may have none; a module runs once however often it is named.
 *
 * @throws Error for a name without a filler in client/holes.tsx.
 */
export function renderHole(name: string, props: HoleProps, assets: Assets): string {
  const Filler = holes[name]
  if (!Filler) throw new Error(`There is no filler ${name} in client/holes.tsx`)
  const html = renderToStaticMarkup(<Filler {...props} />)
  const bringsScript = props.about === 0 && wakes(html)
  return bringsScript ? html + renderToStaticMarkup(<Scripts assets={assets} />) : html
}

/** An island alone, as it stands in a page: every island is held to render so (test/client/islands.test.ts). */
export function renderIsland(name: string, props: object): string {
  return renderToStaticMarkup(<Island name={name} when="load" props={props} />)
}
