import type { ReactNode } from 'react';
import { MaterialsPage } from '../material/list/materials-page.tsx';
import { PollList } from './poll-list.tsx';
import { PollListWays } from './poll-list-ways.tsx';
import { pollsMessages as words } from './polls.messages.ts';

/** The polls of a topic; `note` stands over them. */
export const PollsPage = ({ note }: { readonly note: ReactNode }) => (
  <MaterialsPage title={words.title} Ways={PollListWays} List={PollList} note={note} />
);
