import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useTitle } from '../../ui/use-title.ts';
import { useToken } from '../account/account.store.ts';
import { ListWays } from './list-ways.tsx';
import { PollList } from './poll-list.tsx';
import { pollsMessages as words } from './polls.messages.ts';

/** The polls of a topic; `note` stands over them. */
export const PollsPage = ({ note }: { note: ReactNode }) => {
  const token = useToken() ?? '';
  const { moduleid = '', topicid = '' } = useParams();
  useTitle(words.title);
  return (
    <main className="mx-auto w-full max-w-content px-4 py-10">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-semibold">{words.title}</h1>
        <ListWays shelf={{ moduleid, topicid }} />
      </header>
      {note}
      <PollList key={`${moduleid}/${topicid}`} token={token} shelf={{ moduleid, topicid }} />
    </main>
  );
};
