import { defineConfig } from 'vite'

/** Libraries mark themselves for server components, which are not used here; rolldown warns of each mark. */
const rolldownOptions = {
  onwarn(warning: { code?: string }, warn: (warning: never) => void) {
    if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning as never)
  },
}

/** Built by server/ops/build.ts, which names the output folder; in development Vite runs inside the server. */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'client/public',
  define: { 'process.env.NODE_ENV': JSON.stringify(command === 'serve' ? 'development' : 'production') },
  builder: {},
  build: {
    rolldownOptions: {
      // Libraries mark files with "use client", which means nothing here.
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
        rolldownOptions: { ...rolldownOptions, input: ['client/entry-client.ts', 'client/styles/main.css'] },
      },
    },
    ssr: {
      // React is bundled in its production form, so that NODE_ENV on the machine does not slow the pages down.
      resolve: { noExternal: command === 'build' ? true : [] },
      build: {
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { ...rolldownOptions, input: 'client/entry-server.tsx' },
      },
    },
  },
}))
