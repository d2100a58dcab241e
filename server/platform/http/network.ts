import { BlockList, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

/** Bits of an IPv6 address that all devices on one line share, and that all of what a customer can rent shares (RFC 6177). */
const LINE = 64
const RANGE = 48

/** Networks by address, remembered since each request asks for its own several times. */
const REMEMBERED = { max: 10_000 }
const networks = new LRUCache<string, string>(REMEMBERED)
const ranges = new LRUCache<string, string>(REMEMBERED)

/**
 * What is counted as one client: an IPv4 address, or the /64 of an IPv6 one, such as `2001:db8:1:2::`.
 *
 * @param address as Node tells it, IPv4 perhaps in its IPv6 form (`::ffff:192.0.2.1`); what is no address stays as it is.
 */
export const networkOf = (address: string): string => beginning(address, LINE, networks)

/**
 * What one attacker may have all addresses of: the /48 of an IPv6 address; of IPv4 the address itself. Many people may share a
 * /48, so this is for limits that are far above those of one client, and for taking turns.
 *
 * @param address or a network as `networkOf` gives it; what is no address stays as it is.
 */
export const rangeOf = (address: string): string => beginning(address, RANGE, ranges)

/** The network of an IPv6 address that has its first `bits`; an IPv4 address as it is. Remembered in `known`. */
function beginning(address: string, bits: number, known: LRUCache<string, string>): string {
  if (!address.includes(':')) return address
  const before = known.get(address)
  if (before !== undefined) return before
  const network = found(address, bits)
  known.set(address, network)
  return network
}

function found(address: string, bits: number): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${bits}`).toString()
}

/** Gives what tells whether an address is one of `entries`, which are addresses or CIDR ranges. */
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
