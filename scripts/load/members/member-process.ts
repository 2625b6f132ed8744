import { serveParent } from '../child-calls.ts';
import { requireDescriptors } from '../file-descriptors.ts';
import { MemberSwarm } from './member-swarm.ts';

let swarm: MemberSwarm | null = null;

const here = (): MemberSwarm => {
  if (swarm === null) throw new Error('Nobody is in the room yet.');
  return swarm;
};

const calls = {
  enter: async (order: Parameters<typeof MemberSwarm.enter>[0]) => {
    requireDescriptors(order.members);
    swarm = await MemberSwarm.enter(order);
  },
  post: (order: Parameters<MemberSwarm['post']>[0]) => here().post(order),
  guess: (runId: string) => here().guess(runId),
  lastTold: (_input: null) => here().lastTold(),
};
export type MemberCalls = typeof calls;

serveParent(calls);
