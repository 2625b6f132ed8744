import type { Sheet } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { History } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../../ui/button.tsx';
import { sheetPaths } from '../../sheet-paths.ts';
import { Day } from '../parts/sheet-facts.tsx';
import { pageMessages as words } from './page.messages.ts';

const newestOf = ({ versions, version }: Sheet): number =>
  Math.max(version, ...versions.map((each) => each.version));

const pathOf = (sheet: Sheet, version: number): string => {
  const path = sheetPaths.view(sheet.sheetid);
  return version === newestOf(sheet) ? path : `${path}?version=${version}`;
};

/** Says that what is read is not the newest, and leads there. */
export const OlderNote = ({ sheet }: { sheet: Sheet }) => {
  const newest = newestOf(sheet);
  if (sheet.version === newest) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warn-tint px-4 py-2 text-warn print:hidden">
      <p className="flex items-center gap-2">
        <History size={18} aria-hidden="true" className="flex-none" />
        {words.older(sheet.version, newest)}
      </p>
      <Link
        to={pathOf(sheet, newest)}
        preventScrollReset
        className={buttonClass('outline', 'small')}
      >
        {words.toNewest}
      </Link>
    </div>
  );
};

/** The versions that can be read, with what was new in each. */
export const VersionsPart = ({ sheet }: { sheet: Sheet }) => {
  const titleId = useId();
  const newest = newestOf(sheet);
  if (sheet.versions.length < 2) return null;
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3 print:hidden">
      <h2 id={titleId} className="text-2xl font-semibold tracking-[-0.02em]">
        {words.versions}
      </h2>
      <ol className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-raised">
        {sheet.versions.map(({ version, at, note }) => (
          <li key={version}>
            <Link
              to={pathOf(sheet, version)}
              preventScrollReset
              aria-current={version === sheet.version ? 'true' : undefined}
              className="grid min-h-12 grid-cols-1 gap-x-4 px-4 py-3 -outline-offset-3 hover:bg-sunken aria-[current]:bg-people-tint narrow:grid-cols-[20rem_minmax(0,1fr)]"
            >
              <span>
                <span className="font-medium">{words.versionLine(version)}</span>
                <span className="text-sm text-ink-soft">
                  {version === newest && ` · ${words.newest}`}
                  {version === sheet.version && ` · ${words.shown}`}
                  {' · '}
                  <Day at={at} />
                </span>
              </span>
              <bdi className="text-ink-soft [overflow-wrap:anywhere]">
                {note === '' && version === 1 ? words.firstNote : note}
              </bdi>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
};
