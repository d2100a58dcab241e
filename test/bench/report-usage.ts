/** Preloaded into every measured server: answers each message with what the process has used so far. */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: user + system, memory: process.memoryUsage.rss() })
})
process.channel?.unref()
// Whoever measured is gone.
process.on('disconnect', () => process.exit())
