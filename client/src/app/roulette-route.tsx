import { runCalls } from '@sets/shared/run/run.calls.ts';
import type { SignedIn } from '../core/root/auth-slice.ts';
import { useAsked } from '../core/use-asked.ts';
import { useAccount } from '../features/account/account.store.ts';
import { RoulettePage } from '../features/roster/roulette-page.tsx';

/** The name roulette, and the rooms in which its person has something under way. */
const OfAccount = ({ who }: { who: SignedIn }) => {
  const { data, failure } = useAsked(runCalls.list, { token: who.token, query: {} });
  const open = (data?.runs ?? []).flatMap(({ code, title, endedAt }) =>
    code === null || endedAt !== null ? [] : [{ code, title }],
  );
  // Several runs of one room are one room: the newest gives it its title.
  const rooms = [...new Map(open.toReversed().map((room) => [room.code, room])).values()];
  const isKnown = data !== null || failure !== null;
  return <RoulettePage who={who} rooms={isKnown ? rooms.toReversed() : null} />;
};

export const RouletteRoute = () => {
  const who = useAccount();
  return who === null ? null : <OfAccount key={who.userid} who={who} />;
};
