import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { useTitle } from '../../../ui/use-title.ts';
import { useAccount } from '../account.store.ts';
import { settingsMessages as words } from '../settings.messages.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { sectionClass } from './settings-section.tsx';
import { useSessions } from './use-sessions.ts';

/** A section that another feature brings along, with its heading of the second level in it. */
export interface ExtraSection {
  /** Its anchor: letters and dashes, none of those of the page itself. */
  readonly id: string;
  /** In the list of what is on the page. */
  readonly title: string;
  readonly content: ReactNode;
}

const noExtra: readonly ExtraSection[] = [];

interface SettingsPageProps {
  readonly extra?: readonly ExtraSection[];
}

/** The way to each section: beside them where there is room, else a row above that scrolls. */
const Contents = ({ entries }: { entries: readonly (readonly [string, string])[] }) => (
  <nav
    aria-label={words.contents}
    className="-mx-4 overflow-x-auto px-4 pb-1 lg:sticky lg:top-24 lg:mx-0 lg:self-start lg:px-0"
  >
    <ul className="flex w-max gap-2 lg:grid lg:w-auto lg:gap-1">
      {entries.map(([id, title]) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-12 items-center rounded-full border border-line px-4 whitespace-nowrap text-ink-soft hover:bg-sunken hover:text-ink lg:-ml-3 lg:min-h-11 lg:rounded-sm lg:border-0 lg:px-3"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const Settings = ({ who, extra }: Required<SettingsPageProps> & { who: SignedIn }) => {
  const navigate = useNavigate();
  const sessions = useSessions(who.token);
  const { plan, data, delete: deletion, ...first } = words.sections;
  const entries = [
    ...Object.entries(first),
    ...extra.map(({ id, title }) => [id, title] as const),
    ...Object.entries({ plan, data, delete: deletion }),
  ];
  return (
    <main className="mx-auto grid w-full max-w-content grid-cols-1 gap-x-16 gap-y-8 px-4 py-10 lg:grid-cols-[13rem_minmax(0,40rem)]">
      <h1 className="text-3xl font-semibold lg:col-span-2">{words.title}</h1>
      <Contents entries={entries} />
      <div className="min-w-0">
        <NameSection who={who} />
        <EmailSection who={who} />
        <PasswordSection who={who} onChanged={sessions.reload} />
        <AppearanceSection />
        <SessionsSection sessions={sessions} />
        {extra.map(({ id, content }) => (
          <div key={id} id={id} className={sectionClass}>
            {content}
          </div>
        ))}
        <PlanSection who={who} />
        <DataSection who={who} />
        <DeleteSection who={who} onGone={() => void navigate('/', { replace: true })} />
      </div>
    </main>
  );
};

/** Everything that a person can set, see and end of their own account. `extra`: parts of other features. */
export const SettingsPage = ({ extra = noExtra }: SettingsPageProps) => {
  const who = useAccount();
  useTitle(words.title);
  return who === null ? null : <Settings key={who.userid} who={who} extra={extra} />;
};
