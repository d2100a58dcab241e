// Imported before anything else, and written so that even a Node of years ago reads it: it says what is wrong where the
// next file would end in a stack.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 11)) {
  process.stderr.write(
    `Swapyard begins on Node 20.11 or newer and then brings the Node that it runs on; this is ${process.version}. Install a newer one: https://nodejs.org\n`,
  )
  process.exit(1)
}
