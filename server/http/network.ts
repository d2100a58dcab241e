import { BlockList, isIPv6 } from 'node:net'

/**
 * What is counted as one client: an IPv4 address, or the /64 that providers give to one line (RFC 6177).
 *
 * @param address as Node tells it, IPv4 perhaps in its IPv6 form.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail = ''] = address.split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const zeros = address.includes('::') ? Array(8 - first.length - last.length).fill('0') : []
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}

/** Whether an address is one of `entries`: addresses or CIDR ranges. */
export function addressMatcher(entries: readonly string[]): (address: string) => boolean {
  const listed = new BlockList()
  const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    if (bits === undefined) listed.addAddress(address, familyOf(address))
    else listed.addSubnet(address, Number(bits), familyOf(address))
  }
  return (address) => listed.check(address, familyOf(address))
}
