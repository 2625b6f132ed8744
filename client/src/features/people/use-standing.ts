import { peopleCalls } from '@sets/shared/people/people.calls.ts';
import type { PersonHead } from '@sets/shared/people/people.contract.ts';
import { create } from 'zustand';
import { ask } from '../../core/api.ts';
import { toast } from '../../ui/toast.ts';
import { tokenNow } from '../account/account.store.ts';
import { peopleMessages as words } from './people.messages.ts';
import { usePeopleTold } from './people-told.ts';

/** How one stands to a person. */
export type Standing = NonNullable<PersonHead['you']>;

/** Somebody to whom one stands in some way; null where it is oneself. */
export interface Somebody {
  readonly userid: string;
  readonly username: string;
  readonly you: Standing | null;
}

const standingAfter = {
  follow: (now) => ({ ...now, follows: true }),
  unfollow: (now) => ({ ...now, follows: false }),
  removeFollower: (now) => ({ ...now, isFollower: false }),
  block: () => ({ follows: false, isFollower: false, isBlocked: true }),
  unblock: (now) => ({ ...now, isBlocked: false }),
} as const satisfies Readonly<Record<string, (now: Standing) => Standing>>;

export type StandingAct = keyof typeof standingAfter;

interface UnderWay {
  /** What is about to be so, by userid: everything that shows this person shows it already. */
  readonly people: Readonly<Record<string, Standing>>;
  /** What was done last, to be read out. */
  readonly said: string;
}

const useUnderWay = create<UnderWay>(() => ({ people: {}, said: '' }));

const begin = (userid: string, standing: Standing, said: string): void =>
  useUnderWay.setState(({ people }) => ({ people: { ...people, [userid]: standing }, said }));

/** What the server told counts again: the new, or, where it refused, the old. */
const end = (userid: string): void =>
  useUnderWay.setState(({ people: { [userid]: _ended, ...people } }) => ({ people }));

/** How one stands to a person, as the last tap has it. */
export const useStanding = ({ userid, you }: Pick<Somebody, 'userid' | 'you'>): Standing | null =>
  useUnderWay(({ people }) => people[userid]) ?? you;

/** The same of all whose standing is about to change. */
export const useStandingsUnderWay = (): UnderWay['people'] => useUnderWay(({ people }) => people);

export const useSaid = (): string => useUnderWay(({ said }) => said);

/** For a page that opens: what was done on another one is read out no more. */
export const forgetSaid = (): void => useUnderWay.setState({ said: '' });

/**
 * Changes how one stands to a person: shown at once wherever they are shown, taken back with a
 * message where the server refuses. While one change is under way, a further tap does nothing.
 * Resolves to whether it is so.
 */
export const useStandingActs = () => {
  const keep = usePeopleTold();
  return async (act: StandingAct, { userid, username, you }: Somebody): Promise<boolean> => {
    const token = tokenNow();
    if (you === null || useUnderWay.getState().people[userid] !== undefined) return false;
    begin(userid, standingAfter[act](you), words.said[act](username));
    const told = await ask(peopleCalls[act], { token, params: { userid } });
    // What this was told is nothing for somebody else who is signed in by now.
    if (told.ok && tokenNow() === token) keep(told.value);
    end(userid);
    if (told.ok) return true;
    useUnderWay.setState({ said: '' });
    toast.error(told.error.msg);
    return false;
  };
};
