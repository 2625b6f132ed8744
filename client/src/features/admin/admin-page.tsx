import type { ComponentType } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { buttonClass } from '../../ui/button.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useAccount } from '../account/account.store.ts';
import { loginPath } from '../account/require-account.tsx';
import { type AdminPart, adminParts, adminPaths, type JoinedPart } from './admin-parts.ts';
import { adminMessages as words } from './admin.messages.ts';
import { AuditPart } from './parts/audit-part.tsx';
import { DivisionsPart } from './parts/divisions-part.tsx';
import { FeedbackPart } from './parts/feedback-part.tsx';
import { HealthPart } from './parts/health-part.tsx';
import { PeoplePart } from './parts/people-part.tsx';
import { SchoolsPart } from './parts/schools-part.tsx';

const ownParts: Readonly<Record<AdminPart, ComponentType<{ token: string }>>> = {
  schools: SchoolsPart,
  people: PeoplePart,
  divisions: DivisionsPart,
  feedback: FeedbackPart,
  health: HealthPart,
  audit: AuditPart,
};

/** The page's own parts; those that work on what people send stand after the feedback. */
const partsWith = (joined: readonly JoinedPart[]): JoinedPart[] => {
  const own: JoinedPart[] = adminParts.map((name) => ({
    name,
    title: words.parts[name],
    Part: ownParts[name],
  }));
  return own.toSpliced(adminParts.indexOf('feedback') + 1, 0, ...joined);
};

const first: JoinedPart = { name: 'schools', title: words.parts.schools, Part: SchoolsPart };

interface TabsProps {
  readonly parts: readonly JoinedPart[];
  readonly current: string;
}

const Tabs = ({ parts, current }: TabsProps) => (
  <nav aria-label={words.tabs} className="-mx-4 overflow-x-auto px-4">
    <ul className="flex min-w-max border-b sm:gap-1 border-line">
      {parts.map(({ name, title }) => (
        <li key={name}>
          <Link
            to={adminPaths.part(name)}
            aria-current={name === current ? 'page' : undefined}
            className="-mb-px grid min-h-12 place-items-center border-b-2 border-transparent px-2 text-sm font-medium text-ink-soft -outline-offset-3 hover:text-ink aria-[current]:border-people-ink aria-[current]:text-ink sm:px-4"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

interface AdministrationProps {
  readonly token: string;
  readonly joined: readonly JoinedPart[];
}

const Administration = ({ token, joined }: AdministrationProps) => {
  const [params] = useSearchParams();
  const parts = partsWith(joined);
  const named = parts.find(({ name }) => name === params.get('part'));
  const { name, title, Part } = named ?? first;
  useTitle(words.titleOf(title));
  return (
    <main className="mx-auto grid w-full max-w-content grid-cols-1 content-start gap-6 px-4 py-10">
      <h1 className="text-3xl font-semibold">{words.title}</h1>
      <Tabs parts={parts} current={name} />
      <Part token={token} />
    </main>
  );
};

const NotForYou = ({ name }: { name: string }) => {
  useTitle(words.title);
  return (
    <main className="grid grow content-center">
      <PageNote title={words.onlyAdmins} text={words.onlyAdminsText(name)}>
        <Link to="/" className={buttonClass('primary')}>
          {words.toHome}
        </Link>
      </PageNote>
    </main>
  );
};

const nothing: readonly JoinedPart[] = [];

/**
 * What an admin sees and does, in parts, those that other features join to it too; visitors sign in
 * first, others learn whom it is for.
 */
export const AdminPage = ({ joined = nothing }: { joined?: readonly JoinedPart[] }) => {
  const account = useAccount();
  const { pathname, search } = useLocation();
  if (account === null) {
    return <Navigate to={loginPath} replace state={{ from: `${pathname}${search}` }} />;
  }
  if (account.accountType !== 'admin') return <NotForYou name={account.username} />;
  return <Administration token={account.token} joined={joined} />;
};
