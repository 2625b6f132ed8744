import type { DiscussionPlace } from '@sets/shared/discussion/discussion.contract.ts';
import { useState } from 'react';
import { useAccount } from '../../account/account.store.ts';
import { discussionMessages as words } from '../discussion.messages.ts';
import { draftText } from '../read-message.ts';
import { unsentIn } from '../use-discussion.ts';
import { UnsentRow } from './unsent-row.tsx';

/**
 * What one has written here and the server does not have yet, while there is no connection over which
 * the discussion comes: after a reload in a tunnel nobody is to think that it is lost.
 */
export const WaitingHere = ({ place }: { readonly place: DiscussionPlace }) => {
  const account = useAccount();
  const userid = account?.userid ?? null;
  const [waiting] = useState(() =>
    (userid === null ? [] : unsentIn(place, userid).load()).flatMap(({ attempt, id, item }) => {
      const text = id === null ? draftText(item) : null;
      return text === null ? [] : [{ attempt, text }];
    }),
  );
  if (waiting.length === 0) return null;
  return (
    <section
      aria-label={words.waiting}
      className="mx-auto w-full max-w-[880px] rounded-lg border border-line bg-paper pb-3"
    >
      {waiting.map(({ attempt, text }, index) => (
        <UnsentRow
          key={attempt}
          name={index === 0 ? (account?.username ?? '') : null}
          text={text}
          state="saved"
        />
      ))}
    </section>
  );
};
