import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, speaking } from '../server/platform/catalogues/current.ts'
import { Island } from './island.tsx'
import type { IslandName, IslandProps } from './islands.ts'
import { type Assets, Document, Scripts, wakes } from './layout/document.tsx'
import type { PageContext, PageModule } from './page-module.ts'
import type { PageName, PageView } from './pages.ts'
import type { SubjectSlot, SubjectSlotName, ViewerSlot, ViewerSlotName } from './slot.tsx'
import { type SlotData, subjectSlots, viewerSlots } from './slots.tsx'

export type { Assets, PageName, PageView, SlotData, SubjectSlotName, ViewerSlotName }

const modules = import.meta.glob('./pages/**/*.tsx', { eager: true })

const pages = Object.fromEntries(
  Object.entries(modules).map(([file, module]) => [file.slice('./pages/'.length, -'.tsx'.length), module]),
) as { [N in PageName]: PageModule<PageView<N>> }

/** Renders a cacheable page. Parts that depend on the viewer are left as slots (see slot.tsx). */
export function renderPage<N extends PageName>(
  name: N,
  view: PageView<N>,
  context: PageContext,
  assets: Assets,
): string {
  return speaking(context.language, () => pageHtml(name, view, context, assets))
}

function pageHtml<N extends PageName>(
  name: N,
  view: PageView<N>,
  context: PageContext,
  assets: Assets,
): string {
  const { default: Page, layout: Layout, head: headOf } = pages[name]
  const props = { ...view, context }
  const body = renderToStaticMarkup(<Layout context={context}>{createElement(Page, props)}</Layout>)
  const head = headOf(props)
  return `<!doctype html>${renderToStaticMarkup(<Document head={head} context={context} assets={assets} body={body} />)}`
}

/** Renders a slot about an item or a person for one viewer. */
export function renderSubjectSlot(
  name: SubjectSlotName,
  props: SubjectSlot<unknown>,
  language: Language,
): string {
  const Component = subjectSlots[name] as ComponentType<SubjectSlot<unknown>>
  return speaking(language, () => renderToStaticMarkup(<Component {...props} />))
}

/** Renders a slot about the viewer. Adds the scripts it needs, since the page may have none; duplicate modules run once. */
export function renderViewerSlot(
  name: ViewerSlotName,
  props: ViewerSlot,
  language: Language,
  assets: Assets,
): string {
  const Component = viewerSlots[name]
  const html = speaking(language, () => renderToStaticMarkup(<Component {...props} />))
  return wakes(html) ? html + renderToStaticMarkup(<Scripts assets={assets} />) : html
}

/** Renders an island outside a page (test/client/islands.test.ts). */
export function renderIsland<N extends IslandName>(name: N, props: IslandProps<N>): string {
  return renderToStaticMarkup(<Island name={name} when="load" props={props} />)
}
