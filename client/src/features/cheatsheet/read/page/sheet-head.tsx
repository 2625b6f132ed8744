import type { Sheet } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { Globe, Lock, type LucideIcon, School, UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { personPath } from '../../../../core/person-path.ts';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { PersonMark } from '../../../../ui/person-mark.tsx';
import { languageName } from '../../language-name.ts';
import { sheetPaths } from '../../sheet-paths.ts';
import { Day, extentOf, Used } from '../parts/sheet-facts.tsx';
import { sheetMessages } from '../sheet.messages.ts';
import { pageMessages as words } from './page.messages.ts';

const audienceIcons: Readonly<Record<Sheet['audience'], LucideIcon>> = {
  everybody: Globe,
  school: School,
  space: UsersRound,
  own: Lock,
};

/** Said where it is not everybody: whoever passes it on knows for whom it was meant. */
const Audience = ({ audience }: Pick<Sheet, 'audience'>) => {
  if (audience === 'everybody') return null;
  const Icon = audienceIcons[audience];
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon size={14} aria-hidden="true" className="flex-none" />
      {sheetMessages.audience[audience]}
    </span>
  );
};

const By = ({ sheet: { by, publishedAt, replacedAt } }: { sheet: Sheet }) => (
  <div className="flex items-center gap-3">
    <PersonMark name={by.username} />
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <p>
        <Link to={personPath(by.userid)} className="rounded-sm font-semibold hover:text-people-ink">
          <bdi>{by.username}</bdi>
        </Link>
        {by.school !== '' && (
          <span className="text-ink-soft">
            {' · '}
            <bdi>{by.school}</bdi>
          </span>
        )}
      </p>
      <p className="text-sm text-ink-soft">
        <Day at={publishedAt} />
        {replacedAt !== null && (
          <>
            {' · '}
            {words.replacedOn} <Day at={replacedAt} />
          </>
        )}
      </p>
    </div>
  </div>
);

/** Title, who gave it, of what it is and for whom. */
export const SheetHead = ({ sheet }: { sheet: Sheet }) => {
  const { title, subject, space, language, audience, use } = sheet;
  return (
    <header className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-2">
        {(subject !== '' || space !== null) && (
          <p className="flex flex-wrap gap-x-3 gap-y-1 font-medium text-people-ink [overflow-wrap:anywhere]">
            {subject !== '' && (
              <Link to={sheetPaths.subject(subject)} className="rounded-sm hover:underline">
                <bdi>{subject}</bdi>
              </Link>
            )}
            {space !== null && (
              <span>
                <span className="text-ink-soft">{words.forSpace} </span>
                <Link to={sheetPaths.space(space.moduleid)} className="rounded-sm hover:underline">
                  <bdi>{space.title}</bdi>
                </Link>
              </span>
            )}
          </p>
        )}
        <h1
          dir="auto"
          className="text-3xl leading-[1.1] font-bold tracking-[-0.03em] [overflow-wrap:anywhere] narrow:text-4xl print:text-2xl"
        >
          <MathText text={title} />
        </h1>
      </div>
      <By sheet={sheet} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        <span>{extentOf(sheet)}</span>
        <Link to={sheetPaths.language(language)} className="rounded-sm hover:text-people-ink">
          {languageName(language)}
        </Link>
        <Audience audience={audience} />
        <span className="contents">
          <Used use={use} />
        </span>
      </p>
    </header>
  );
};
