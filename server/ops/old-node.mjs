// Import this file before all others. Its syntax suits very old Node versions, so they print an error instead of crashing in a newer file.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 11)) {
  process.stderr.write(
    `Swapyard begins on Node 20.11 or newer and then brings the Node that it runs on; this is ${process.version}. Install a newer one: https://nodejs.org\n`,
  )
  process.exit(1)
}
