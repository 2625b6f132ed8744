import { peopleCalls } from '@sets/shared/people/people.calls.ts';
import type { PersonHead as Head } from '@sets/shared/people/people.contract.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useAsked } from '../../../core/use-asked.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useToken } from '../../account/account.store.ts';
import { peopleMessages as words } from '../people.messages.ts';
import type { PeopleList } from '../people-paths.ts';
import { PersonHead } from './person-head.tsx';
import { Said } from './said.tsx';

/** An id that cannot be one is nobody's, too. */
const isNobody = ({ code }: Failure): boolean => code === 'NOT_FOUND' || code === 'BAD_REQUEST';

const NoPerson = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => {
  useTitle(isNobody(failure) ? words.unknown : words.failed);
  return isNobody(failure) ? (
    <PageNote title={words.unknown} text={words.unknownText}>
      <Link to="/" className={buttonClass('primary')}>
        {words.toHome}
      </Link>
    </PageNote>
  ) : (
    <PageNote title={words.failed} text={failure.msg}>
      <Button onClick={onRetry}>{words.retry}</Button>
    </PageNote>
  );
};

interface OfPersonProps {
  readonly list: PeopleList | null;
  readonly children: (head: Head, token: string) => ReactNode;
}

const Titled = ({ title }: { title: string }) => {
  useTitle(title);
  return null;
};

const titleOf = ({ username, you }: Head, list: PeopleList | null): string => {
  if (list === null) return username;
  return you === null ? words.ownTitle[list] : words.title[list](username);
};

const At = ({
  userid,
  token,
  list,
  children,
}: OfPersonProps & { userid: string; token: string }) => {
  const { data: head, failure, reload } = useAsked(peopleCalls.head, { token, params: { userid } });
  if (head === null) {
    return (
      <main className="grow">
        {failure === null ? (
          <Skeleton label={words.loading} />
        ) : (
          <NoPerson failure={failure} onRetry={() => void reload()} />
        )}
      </main>
    );
  }
  return (
    <main className="in-order mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-8 px-4 py-8 narrow:py-10">
      <Titled title={titleOf(head, list)} />
      <PersonHead head={head} list={list} />
      {children(head, token)}
      <Said />
    </main>
  );
};

/** Around each page of a person: who it is, and how one stands to them. */
export const PersonFrame = (props: OfPersonProps) => {
  const { userid = '' } = useParams();
  const token = useToken();
  return token === null ? null : <At key={userid} userid={userid} token={token} {...props} />;
};
