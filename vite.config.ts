import { defineConfig, type Plugin } from 'vite'
import { messageHoles, pageLanguage, serverSentences } from './server/platform/catalogues/in-client.ts'

/**
 * Vite's helper that fetches what a late script imports along with it, without all that is not needed here: styles,
 * old browsers, events of its own. Each page is spared 0.6 kB (docs/decisions/043-scripts-that-do-not-come.md).
 */
const preloadHelper: Plugin = {
  name: 'preload-helper',
  enforce: 'pre',
  apply: 'build',
  load(id) {
    if (id !== '\0vite/preload-helper.js') return null
    return `export const __vitePreload = (load, files = []) => {
      for (const file of files) {
        const href = '/' + file
        if (document.querySelector('link[href="' + href + '"]')) continue
        const link = document.createElement('link')
        link.rel = 'modulepreload'
        link.href = href
        document.head.append(link)
      }
      return load()
    }`
  },
}

/**
 * What makes Lucide's icons, without contexts, names in other spellings and widths of lines, which nothing here asks for. The
 * elements are the same. Each page with an icon in an island is spared 1.1 kB.
 */
const icons: Plugin = {
  name: 'icons',
  enforce: 'pre',
  apply: 'build',
  load(id) {
    if (!/\/lucide-react\/dist\/esm\/createLucideIcon\.m?js$/.test(id)) return null
    return `import { createElement } from 'react'
    const isTold = (props) =>
      Object.keys(props).some((name) => /^(?:aria-|role$|title$)/.test(name) && props[name] != null)
    export default ({ name, node }) => ({ size = 24, className = '', ...props }) =>
      createElement(
        'svg',
        {
          xmlns: 'http://www.w3.org/2000/svg',
          width: size,
          height: size,
          viewBox: '0 0 24 24',
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 2,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          className: ('lucide lucide-' + name + ' ' + className).trim(),
          'aria-hidden': isTold(props) ? undefined : 'true',
          ...props,
        },
        node.map(([tag, attributes]) => createElement(tag, attributes)),
      )`
  },
}

/**
 * A font that is not there when a page is first drawn is not taken for that page: lines that change under the eye are worse than
 * another face (docs/decisions/147-nothing-moves-late.md). The packages of the fonts say `swap`.
 */
const fontDisplay = {
  postcssPlugin: 'font-display',
  Declaration: {
    'font-display': (declaration: { value: string }) => {
      declaration.value = 'optional'
    },
  },
}

const NAME = 'assets/[name]-[hash:7].js'

/** Built by server/ops/build.ts, which names the output folder; in development Vite runs inside the server. */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [preloadHelper, icons, pageLanguage, messageHoles, serverSentences],
  css: { postcss: { plugins: [fontDisplay] } },
  publicDir: 'client/public',
  define: { 'process.env.NODE_ENV': JSON.stringify(command === 'serve' ? 'development' : 'production') },
  builder: {},
  build: {
    rolldownOptions: {
      // Libraries mark files with "use client", which means nothing here; rolldown warns of each mark.
      onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
    },
  },
  environments: {
    client: {
      build: {
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['client/entry-client.ts', 'client/styles/main.css'],
          // Scripts name one another, and what tells builds apart does not compress: seven letters are the fewest that Rolldown gives.
          output: { entryFileNames: NAME, chunkFileNames: NAME },
        },
      },
    },
    ssr: {
      // React is bundled in its production form, so that NODE_ENV on the machine does not slow the pages down.
      resolve: { noExternal: command === 'build' ? true : [] },
      build: {
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'client/entry-server.tsx' },
      },
    },
  },
}))
