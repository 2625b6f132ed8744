import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import type { Sheet } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { useRef, useState } from 'react';
import { ask } from '../../../../core/api.ts';
import { toast } from '../../../../ui/toast.ts';
import { tokenNow } from '../../../account/account.store.ts';
import { useSheetTold } from '../sheets-told.ts';

type Votes = Sheet['votes'];
type Way = NonNullable<Votes['yours']>;

/** The votes as they are once one has voted so. */
const votedOn = ({ up, down, yours }: Votes, vote: Way | null): Votes => {
  const counted = (count: number, way: Way): number =>
    Math.max(0, count - Number(yours === way) + Number(vote === way));
  return { up: counted(up, 'up'), down: counted(down, 'down'), yours: vote };
};

/**
 * Votes, or takes that back: shown at once, taken back with a message where the server refuses. While
 * one change is under way, a further tap does nothing.
 */
export const useVote = ({ sheetid, votes }: Pick<Sheet, 'sheetid' | 'votes'>) => {
  const told = useSheetTold();
  const [underWay, setUnderWay] = useState<Votes | null>(null);
  const isBusy = useRef(false);
  const shown = underWay ?? votes;
  const send = async (way: Way): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    const token = tokenNow();
    const vote = shown.yours === way ? null : way;
    setUnderWay(votedOn(shown, vote));
    const reply = await ask(cheatsheetCalls.vote, { token, params: { sheetid }, body: { vote } });
    // What this was told is nothing for somebody else who is signed in by now.
    if (reply.ok && tokenNow() === token) told(sheetid, { votes: reply.value });
    if (!reply.ok) toast.error(reply.error.msg);
    setUnderWay(null);
    isBusy.current = false;
  };
  return { votes: shown, vote: (way: Way) => void send(way) };
};
