import { networkInterfaces } from 'node:os';

/** Networks that live inside this machine: containers, bridges, tunnels. */
const inside = /^(docker|br-|veth|virbr|cni|flannel|tun|tap|wg|utun|lo)/u;

/** The IPv4 address at which other devices in the room reach this machine, if there is one. */
export const lanAddress = (): string | undefined =>
  Object.entries(networkInterfaces())
    .filter(([name]) => !inside.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .find(({ family, internal, address }) => {
      return family === 'IPv4' && !internal && !address.startsWith('169.254.');
    })?.address;
