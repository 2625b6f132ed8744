import { rosterCalls } from '@sets/shared/roster/roster.calls.ts';
import {
  type Roster,
  type RosterChange,
  rosterChange,
} from '@sets/shared/roster/roster.contract.ts';
import type { Result } from '@sets/shared/core/result.ts';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { ask } from '../../core/api.ts';
import { deviceStorage } from '../../core/device-storage.ts';
import { keptValues } from '../../core/kept-value.ts';
import { rostersKey } from '../../core/root/account-keys.ts';
import type { SignedIn } from '../../core/root/auth-slice.ts';
import { keptLists } from '../../core/root/kept-lists.ts';
import { useRoot } from '../../core/root/root-store.ts';
import {
  afterReply,
  type DeviceRosters,
  storedDeviceRosters,
  untoldChanges,
  withKept,
  withRemoved,
} from './device-rosters.ts';

export type Who = Pick<SignedIn, 'token' | 'userid'>;

const kept = keptValues(deviceStorage, storedDeviceRosters);

/** Whether the server has what is here; `failure` says why not, in a sentence. */
export const useRosterSync = create<{
  readonly isLoaded: boolean;
  readonly failure: string | null;
}>(() => ({ isLoaded: false, failure: null }));

/**
 * The lists of this account on this device. Read anew each time: another tab may have changed them.
 * Where there are none yet, those that `root` has.
 */
const read = (userid: string): DeviceRosters => {
  const found = kept.find(rostersKey);
  if (found?.userid === userid) return found;
  const rosters = useRoot.getState().nameRoulette.map((each) => ({
    rosterName: each.rosterName,
    lineUp: [...each.lineUp],
  }));
  return { userid, rosters, told: [], removed: [] };
};

/** Keeps them, and in `root` what the specification has there. */
const write = (device: DeviceRosters): void => {
  kept.keep(rostersKey, device);
  keptLists.setRosters(device.rosters);
};

/** What `root` holds and no server would take stays on this device. */
const tellable = (device: DeviceRosters): RosterChange | null =>
  untoldChanges(device).find((change) => z.safeParse(rosterChange, change).success) ?? null;

const tell = ({ token }: Who, sent: RosterChange | null): Promise<Result<{ rosters: Roster[] }>> =>
  sent === null ? ask(rosterCalls.list, { token }) : ask(rosterCalls.change, { token, body: sent });

const isStill = ({ userid }: Who): boolean => useRoot.getState().auth.userid === userid;

/** Tells one change after the other, and takes over what the server has. */
const sync = async (who: Who): Promise<void> => {
  let sent: RosterChange | null;
  do {
    if (!isStill(who)) return;
    sent = tellable(read(who.userid));
    const told = await tell(who, sent);
    // Somebody else's page by now: nothing of this goes there.
    if (!isStill(who)) return;
    if (!told.ok) {
      useRosterSync.setState({ isLoaded: true, failure: told.error.msg });
      return;
    }
    write(afterReply(read(who.userid), sent, told.value.rosters));
  } while (tellable(read(who.userid)) !== null);
  useRosterSync.setState({ isLoaded: true, failure: null });
};

let running: Promise<void> = Promise.resolve();
/** One after the other, so that no reply is older than what is here. */
export const syncRosters = (who: Who): Promise<void> => {
  running = running.then(() => sync(who));
  return running;
};

/** Changes the lists here at once, and tells the server; what it cannot be told is told later. */
export const rosterActions = {
  keep: (who: Who, roster: Roster): Promise<void> => {
    write(withKept(read(who.userid), roster));
    return syncRosters(who);
  },
  remove: (who: Who, rosterName: string): Promise<void> => {
    write(withRemoved(read(who.userid), rosterName));
    return syncRosters(who);
  },
  /** Another tab of this account changed them. */
  takeOver: ({ userid }: Who): void => keptLists.setRosters(read(userid).rosters),
} as const;
