import { BlockList, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

/** Prefix lengths of IPv6. One internet connection has a /64; one customer can get a /48 (RFC 6177). */
const LINE = 64
const RANGE = 48

/** Cached, because each request needs its networks several times. */
const REMEMBERED = { max: 10_000 }
const networks = new LRUCache<string, string>(REMEMBERED)
const ranges = new LRUCache<string, string>(REMEMBERED)

/**
 * The unit of rate limits: an IPv4 address, or an IPv6 /64 such as `2001:db8:1:2::`.
 * @param address from Node, possibly IPv4-mapped (`::ffff:192.0.2.1`); other strings are returned unchanged.
 */
export const networkOf = (address: string): string => beginning(address, LINE, networks)

/**
 * The range that one attacker may control: an IPv6 /48, or an IPv4 address. Many users may share a /48, so use it only for high limits and
 * fair queues.
 * @param address or a network from `networkOf`; other strings are returned unchanged.
 */
export const rangeOf = (address: string): string => beginning(address, RANGE, ranges)

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
