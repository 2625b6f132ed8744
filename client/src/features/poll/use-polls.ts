import type { Failure } from '@sets/shared/core/result.ts';
import type { PollLine } from '@sets/shared/poll/poll.contract.ts';
import { useEffect, useState } from 'react';
import { onDraftDropped } from './kept-drafts.ts';
import { pollApi, type Shelf } from './poll.api.ts';

/** `polls` is null while they load; `failure` says why they did not. */
interface Polls {
  readonly polls: readonly PollLine[] | null;
  readonly failure: Failure | null;
}

/** Running ones first, otherwise as the server has them: newest first. */
const inOrder = (polls: readonly PollLine[]): PollLine[] =>
  polls.toSorted((one, other) => Number(other.code !== null) - Number(one.code !== null));

/** The polls of a shelf; asked for anew whenever somebody comes back to the page. */
export const usePolls = (token: string, { moduleid, topicid }: Shelf) => {
  const [state, setState] = useState<Polls>({ polls: null, failure: null });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const told = await pollApi(token).list({ moduleid, topicid });
      if (isGone) return;
      if (told.ok) setState({ polls: inOrder(told.value.polls), failure: null });
      else setState(({ polls }) => ({ polls, failure: told.error }));
    };
    const onBack = (): void => {
      if (document.visibilityState === 'visible') void load();
    };
    void load();
    document.addEventListener('visibilitychange', onBack);
    // What the editor was still sending when it was left is on the server now.
    const stop = onDraftDropped(() => void load());
    return () => {
      isGone = true;
      stop();
      document.removeEventListener('visibilitychange', onBack);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `tries` asks once more.
  }, [token, moduleid, topicid, tries]);
  const remove = async (pollid: string): Promise<Failure | null> => {
    const told = await pollApi(token).remove(pollid);
    setTries((count) => count + 1);
    return told.ok ? null : told.error;
  };
  return { ...state, remove, reload: () => setTries((count) => count + 1) };
};
