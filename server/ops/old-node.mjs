// Imported first, and written for very old Node versions: prints an error where the next file would crash.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 11)) {
  process.stderr.write(
    `Swapyard begins on Node 20.11 or newer and then brings the Node that it runs on; this is ${process.version}. Install a newer one: https://nodejs.org\n`,
  )
  process.exit(1)
}
