import { serveParent } from '../child-calls.ts';
import { requireDescriptors } from '../file-descriptors.ts';
import { ListenerSwarm, timePages } from './listener-swarm.ts';

let swarm: ListenerSwarm | null = null;

const calls = {
  enter: async (order: Parameters<typeof ListenerSwarm.enter>[0]) => {
    requireDescriptors(order.listeners);
    swarm?.leave();
    swarm = await ListenerSwarm.enter(order);
  },
  write: (order: Parameters<ListenerSwarm['write']>[0]) => {
    if (swarm === null) throw new Error('Nobody listens yet.');
    return swarm.write(order);
  },
  timePages: ({ port, place, ...order }: Parameters<typeof timePages>[2] & PagesOrder) =>
    timePages(port, place, order),
};
export type ListenerCalls = typeof calls;

interface PagesOrder {
  readonly port: number;
  readonly place: Parameters<typeof timePages>[1];
}

serveParent(calls);
