import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { withRosterChange } from '@sets/shared/roster/roster-merge.ts';
import type { Roster } from '@sets/shared/roster/roster.contract.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterReply,
  type DeviceRosters,
  storedDeviceRosters,
  untoldChanges,
  withKept,
  withRemoved,
} from './device-rosters.ts';
import device1 from './stored/device-rosters.v1.json' with { type: 'json' };

proveStoredShape(storedDeviceRosters, [device1]);

const empty: DeviceRosters = { userid: 'mira', rosters: [], told: [], removed: [] };

/** A server with devices that tell it what they changed whenever they reach it. */
const openWorld = () => {
  let stored: Roster[] = [];
  const devices = [empty, empty, empty];
  return {
    devices,
    stored: () => stored,
    keep: (at: number, rosterName: string, lineUp: string[]) => {
      devices[at] = withKept(devices[at] ?? empty, { rosterName, lineUp });
    },
    remove: (at: number, rosterName: string) => {
      devices[at] = withRemoved(devices[at] ?? empty, rosterName);
    },
    /** `isLost`: the server hears it, and its answer does not come. */
    sync: (at: number, isLost = false) => {
      const device = devices[at] ?? empty;
      const [change = null] = untoldChanges(device);
      if (change !== null) stored = withRosterChange(stored, change);
      if (!isLost) devices[at] = afterReply(device, change, stored);
    },
    settle: () => {
      for (let time = 0; time < 12; time += 1) for (const at of [0, 1, 2]) world.sync(at);
    },
  };
};
let world: ReturnType<typeof openWorld>;

const act = fc.oneof(
  fc.record({
    kind: fc.constant('keep' as const),
    at: fc.nat(2),
    name: fc.constantFrom('Monday', 'Friday'),
    lineUp: fc.array(fc.constantFrom('Ada', 'Alan', 'Grace'), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constantFrom('remove' as const, 'sync' as const, 'lost' as const),
    at: fc.nat(2),
    name: fc.constantFrom('Monday', 'Friday'),
    lineUp: fc.constant([]),
  }),
);

describe('lists on several devices', () => {
  it('are the same everywhere once all devices have been heard', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
        world = openWorld();
        for (const { kind, at, name, lineUp } of acts) {
          if (kind === 'keep') world.keep(at, name, lineUp);
          else if (kind === 'remove') world.remove(at, name);
          else world.sync(at, kind === 'lost');
        }
        world.settle();
        for (const device of world.devices) {
          expect(device.rosters).toEqual(world.stored());
          expect(untoldChanges(device)).toEqual([]);
        }
      }),
    );
  });

  it('have all names that were added on either', () => {
    world = openWorld();
    world.keep(0, 'Monday', ['Ada']);
    world.settle();
    world.keep(0, 'Monday', ['Ada', 'Alan']);
    world.keep(1, 'Monday', ['Grace', 'Ada']);
    world.settle();
    expect(world.stored()[0]?.lineUp.toSorted()).toEqual(['Ada', 'Alan', 'Grace']);
  });

  it('a removed one stays removed, also where the other device did not know and went on', () => {
    world = openWorld();
    world.keep(0, 'Monday', ['Ada']);
    world.settle();
    world.remove(0, 'Monday');
    world.sync(0);
    world.keep(1, 'Monday', ['Ada', 'Alan']);
    world.settle();
    expect(world.stored()).toEqual([]);
    expect(world.devices.flatMap(({ rosters }) => rosters)).toEqual([]);
  });

  it('a device that lost its memory removes nothing', () => {
    world = openWorld();
    world.keep(0, 'Monday', ['Ada']);
    world.settle();
    world.devices[1] = empty;
    world.settle();
    expect(world.stored()).toEqual([{ rosterName: 'Monday', lineUp: ['Ada'] }]);
  });

  it('what is changed while the server is asked is not lost', () => {
    const begun = withKept(empty, { rosterName: 'Monday', lineUp: ['Ada'] });
    const [sent = null] = untoldChanges(begun);
    const meanwhile = withKept(begun, { rosterName: 'Monday', lineUp: ['Ada', 'Alan'] });
    const list = [{ rosterName: 'Monday', lineUp: ['Ada', 'Grace'] }];
    const after = afterReply(meanwhile, sent, list);
    expect(after.rosters[0]?.lineUp).toEqual(['Ada', 'Alan', 'Grace']);
    expect(untoldChanges(after)).toHaveLength(1);
  });
});
