import { mergedLineUp } from '@sets/shared/roster/roster-merge.ts';
import type { RosterChange } from '@sets/shared/roster/roster.contract.ts';
import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';
import type { Roster } from '../../core/root/roulette-slice.ts';

const rosters = z.array(z.object({ rosterName: z.string(), lineUp: z.array(z.string()) }));
const deviceRosters = z.object({
  userid: z.string(),
  /** As they are on this device. */
  rosters,
  /** As the server had them when it last told this device: what differs has to be told still. */
  told: rosters,
  /** Removed here, and not told yet. */
  removed: z.array(z.string()),
});
/** The lists of an account on this device, and what of them the server knows. */
export type DeviceRosters = z.infer<typeof deviceRosters>;

export const storedDeviceRosters: StoredShape<DeviceRosters> = {
  name: 'device-rosters',
  schema: deviceRosters,
  migrations: [],
};

type Lists = readonly Roster[];
const named = (lists: Lists, name: string): Roster | undefined =>
  lists.find(({ rosterName }) => rosterName === name);
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);

/** What the server has to be told. */
export const untoldChanges = ({ rosters: here, told, removed }: DeviceRosters): RosterChange[] => [
  ...removed.map((rosterName) => ({
    rosterName,
    before: named(told, rosterName)?.lineUp ?? null,
    after: null,
  })),
  ...here.flatMap(({ rosterName, lineUp }) => {
    const before = named(told, rosterName)?.lineUp ?? null;
    if (before !== null && isSame(before, lineUp)) return [];
    return [{ rosterName, before, after: [...lineUp] }];
  }),
];

/** A list of the server as it is here from now on: what was changed here and is not told yet stays. */
const taken = (there: Roster, here: Roster | undefined, base: readonly string[]) => {
  if (here === undefined || isSame(here.lineUp, base)) {
    return { rosterName: there.rosterName, lineUp: [...there.lineUp] };
  }
  const lineUp = mergedLineUp(base, here.lineUp, there.lineUp);
  return { rosterName: there.rosterName, lineUp };
};

/**
 * The lists here once the server has told its own; `sent` is the change that it told them after, or
 * null where it was only asked. What another device removed goes here too.
 */
export const afterReply = (
  device: DeviceRosters,
  sent: RosterChange | null,
  list: Lists,
): DeviceRosters => {
  const { rosters: here, told, removed } = device;
  const left = removed.filter((name) => sent?.after !== null || sent.rosterName !== name);
  const baseOf = (name: string): readonly string[] =>
    (sent?.rosterName === name ? sent.after : null) ?? named(told, name)?.lineUp ?? [];
  const ofServer = list
    .filter(({ rosterName }) => !left.includes(rosterName))
    .map((there) => taken(there, named(here, there.rosterName), baseOf(there.rosterName)));
  const ofDevice = here.filter(({ rosterName: name }) => {
    const wasThere = named(told, name) !== undefined || sent?.rosterName === name;
    return named(list, name) === undefined && !wasThere;
  });
  return {
    ...device,
    rosters: [...ofServer, ...ofDevice],
    told: list.map(({ rosterName, lineUp }) => ({ rosterName, lineUp: [...lineUp] })),
    removed: left,
  };
};

/** A list is added, or takes the place of the one with its name. */
export const withKept = (device: DeviceRosters, given: Roster): DeviceRosters => {
  const { rosterName } = given;
  const kept = { rosterName, lineUp: [...given.lineUp] };
  const isThere = named(device.rosters, rosterName) !== undefined;
  return {
    ...device,
    rosters: isThere
      ? device.rosters.map((each) => (each.rosterName === rosterName ? kept : each))
      : [...device.rosters, kept],
    removed: device.removed.filter((name) => name !== rosterName),
  };
};

export const withRemoved = (device: DeviceRosters, rosterName: string): DeviceRosters => ({
  ...device,
  rosters: device.rosters.filter((each) => each.rosterName !== rosterName),
  removed: [...new Set([...device.removed, rosterName])],
});
