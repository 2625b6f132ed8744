/**
 * Stands in the build for the parser of addresses of engine.io-client, which is from before browsers had
 * one: every phone would load it first. Addresses are whole here, with their protocol.
 */
export const parse = (address: string) => {
  const { protocol, hostname, port, pathname, search } = new URL(address);
  return {
    source: address,
    protocol: protocol.slice(0, -1),
    // Who asks puts the brackets of an address of IPv6 around it again.
    host: hostname.replaceAll(/[[\]]/g, ''),
    port,
    path: pathname,
    query: search.slice(1),
    queryKey: Object.fromEntries(new URLSearchParams(search)),
  };
};
