import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import { type Module, moduleLimits } from '@sets/shared/module/module.contract.ts';
import {
  CalendarDays,
  Globe,
  Link2,
  type LucideIcon,
  Pencil,
  School,
  UsersRound,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ask } from '../../../core/api.ts';
import { IconButton } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { toast } from '../../../ui/toast.ts';
import { modulePaths } from '../module-paths.ts';
import { moduleMessages as words } from '../module.messages.ts';
import type { SpaceDesk } from '../use-space.ts';
import { dayOf, weekOf } from '../week-of.ts';
import { LineEdit } from './line-edit.tsx';
import { locale } from '../../../core/locale.ts';

const longDay = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const readable = (day: string): string => longDay.format(Date.parse(`${day}T00:00:00Z`));

const Fact = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className="flex min-w-0 items-center gap-2">
    <Icon size={18} strokeWidth={1.75} className="flex-none text-ink-soft" aria-hidden="true" />
    <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
  </li>
);

/** In which week it is. */
const Weeks = ({ startDate }: { startDate: string }) => {
  const [today] = useState(() => dayOf(new Date()));
  if (startDate === '') return null;
  const { week, daysUntil } = weekOf(startDate, today);
  return (
    <Fact icon={CalendarDays}>
      {week === null ? (
        words.startsIn(daysUntil, readable(startDate))
      ) : (
        <>
          <strong className="font-semibold text-ink">{words.week(week)}</strong>{' '}
          {words.since(readable(startDate))}
        </>
      )}
    </Fact>
  );
};

const seenBy = ({ visibility, school, division }: Module): string => {
  if (visibility === 'open') return words.visibility.open;
  return visibility === 'school'
    ? words.visibility.school(school)
    : words.visibility.division(division);
};

const icons = { open: Globe, school: School, division: UsersRound } as const;

const copyLink = async (moduleid: string): Promise<void> => {
  const isCopied = await copyText(`${window.location.origin}${modulePaths.space(moduleid)}`);
  if (isCopied) toast.success(words.copied);
  else toast.error(words.notCopied);
};

/** The title, which whoever may edits where it stands. */
const Title = ({ desk }: { desk: SpaceDesk }) => {
  const { space, token, change } = desk;
  const [isEdited, setEdited] = useState(false);
  if (isEdited) {
    return (
      <LineEdit
        label={words.title}
        value={space.title}
        most={moduleLimits.title}
        className="!min-h-16 text-2xl font-semibold narrow:text-3xl"
        onSave={(title) =>
          change(ask(moduleCalls.rename, { token, body: { moduleid: space.moduleid, title } }))
        }
        onClose={() => setEdited(false)}
      />
    );
  }
  return (
    <div className="flex items-start gap-1">
      <h1
        dir="auto"
        className="min-w-0 text-[clamp(1.9rem,6vw,3rem)] leading-[1.08] font-semibold tracking-[-0.035em] [overflow-wrap:anywhere]"
      >
        <MathText text={space.title} />
      </h1>
      {space.may.edit && (
        <IconButton label={words.rename} className="mt-1 size-11" onClick={() => setEdited(true)}>
          <Pencil size={20} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
};

interface SpaceHeadProps {
  readonly desk: SpaceDesk;
  /** What else can be done with the space. */
  readonly children: ReactNode;
}

/** What a space is called, whose it is, in which week it is and who sees it. */
export const SpaceHead = ({ desk, children }: SpaceHeadProps) => {
  const { space } = desk;
  return (
    <header className="grid grid-cols-1 gap-4">
      <Title key={space.title} desk={desk} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ul className="flex min-w-0 flex-wrap gap-x-6 gap-y-1.5 text-ink-soft">
          <li dir="auto" className="[overflow-wrap:anywhere]">
            {words.by(space.owner.username)}
          </li>
          <Weeks startDate={space.startDate} />
          <Fact icon={icons[space.visibility]}>{seenBy(space)}</Fact>
        </ul>
        <div className="-mx-2.5 flex gap-1">
          <IconButton
            label={words.copyLink}
            className="size-11"
            onClick={() => void copyLink(space.moduleid)}
          >
            <Link2 size={20} aria-hidden="true" />
          </IconButton>
          {children}
        </div>
      </div>
    </header>
  );
};
