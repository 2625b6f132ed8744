import { serveParent } from '../child-calls.ts';
import { requireDescriptors } from '../file-descriptors.ts';
import { AskingSwarm } from './asking-swarm.ts';

let swarm: AskingSwarm | null = null;

const here = (): AskingSwarm => {
  if (swarm === null) throw new Error('Nobody is in the room yet.');
  return swarm;
};

const calls = {
  enter: async (order: Parameters<typeof AskingSwarm.enter>[0]) => {
    requireDescriptors(order.phones);
    swarm = await AskingSwarm.enter(order);
  },
  ask: (order: Parameters<AskingSwarm['ask']>[0]) => here().ask(order),
  vote: (order: Parameters<AskingSwarm['vote']>[0]) => here().vote(order),
};
export type AskingCalls = typeof calls;

serveParent(calls);
