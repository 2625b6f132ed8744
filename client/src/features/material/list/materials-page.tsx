import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useTitle } from '../../../ui/use-title.ts';
import { useToken } from '../../account/account.store.ts';
import type { Shelf } from '../material.ts';

interface MaterialsPageProps {
  readonly title: string;
  /** Beside the heading. */
  readonly Ways: (props: { readonly shelf: Shelf }) => ReactNode;
  readonly List: (props: { readonly token: string; readonly shelf: Shelf }) => ReactNode;
  /** Stands over them. */
  readonly note?: ReactNode;
}

/** The materials of one kind in a topic. */
export const MaterialsPage = ({ title, Ways, List, note }: MaterialsPageProps) => {
  const token = useToken() ?? '';
  const { moduleid = '', topicid = '' } = useParams();
  useTitle(title);
  return (
    <main className="mx-auto w-full max-w-content px-4 py-10">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-semibold">{title}</h1>
        <Ways shelf={{ moduleid, topicid }} />
      </header>
      {note}
      <List key={`${moduleid}/${topicid}`} token={token} shelf={{ moduleid, topicid }} />
    </main>
  );
};
