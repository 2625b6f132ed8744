import type { Failure } from '@sets/shared/core/result.ts';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useToken } from '../../account/account.store.ts';
import { modulePaths } from '../module-paths.ts';
import { listMessages as words, moduleMessages } from '../module.messages.ts';

export type SpaceList = 'created' | 'moderating' | 'visited';
const lists: readonly SpaceList[] = ['created', 'moderating', 'visited'];

const tabLook =
  'flex min-h-12 items-center rounded-full border border-line px-4 text-ink-soft hover:bg-sunken hover:text-ink narrow:min-h-11 aria-[current=page]:border-people aria-[current=page]:bg-people-tint aria-[current=page]:text-people-ink';

/** From one list to the other; a visitor has one alone. */
const Tabs = ({ list }: { list: SpaceList }) => (
  <nav aria-label={words.tabs}>
    <ul className="flex flex-wrap gap-2">
      {lists.map((each) => (
        <li key={each}>
          <NavLink
            to={modulePaths[each]}
            aria-current={each === list ? 'page' : undefined}
            className={tabLook}
          >
            {words.tab[each]}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);

interface ListFrameProps {
  readonly list: SpaceList;
  readonly side?: ReactNode;
  readonly children: ReactNode;
}

/** Around each list of spaces. */
export const ListFrame = ({ list, side, children }: ListFrameProps) => {
  const isVisitor = useToken() === null;
  const { title } = words[list];
  useTitle(title);
  return (
    <main className="mx-auto grid w-full max-w-content grid-cols-1 content-start gap-6 px-4 py-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl font-semibold">{title}</h1>
        {side}
      </header>
      {!isVisitor && <Tabs list={list} />}
      {children}
    </main>
  );
};

/** While a list loads, and where it does not. */
export const NoList = ({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) =>
  failure === null ? (
    <Skeleton label={words.loading} isPart />
  ) : (
    <PageNote title={words.failed} text={failure.msg} level="h2">
      <Button onClick={onRetry}>{moduleMessages.retry}</Button>
    </PageNote>
  );
