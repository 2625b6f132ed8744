import { describePresenceStore } from '../../../test/presence-store-suite.ts';
import { MemoryPresenceStore } from './memory-presence-store.ts';

describePresenceStore('in memory', (clock) =>
  Promise.resolve({
    presence: new MemoryPresenceStore(clock),
    told: () => Promise.resolve(),
  }),
);
