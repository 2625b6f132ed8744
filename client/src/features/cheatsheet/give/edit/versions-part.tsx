import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useAsked } from '../../../../core/use-asked.ts';
import { formatBytes } from '../../../../ui/format-bytes.ts';
import { ago } from '../../../../ui/when.ts';
import { sheetPaths } from '../../sheet-paths.ts';
import { editMessages } from './edit.messages.ts';

const words = editMessages.versions;

/** The versions of a sheet that can be read, the newest first. */
export const VersionsPart = ({ token, sheetid }: { token: string; sheetid: string }) => {
  const id = useId();
  const { data, failure } = useAsked(cheatsheetCalls.view, {
    token,
    params: { sheetid },
    query: {},
  });
  if (data === null && failure === null) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 border-t border-line pt-7">
      <h2 id={id} className="text-2xl font-semibold tracking-[-0.02em]">
        {words.title}
      </h2>
      {data === null && <p className="text-bad">{words.failed}</p>}
      <ol className="grid grid-cols-1 gap-2 empty:hidden">
        {data?.versions.map(({ version, at, note, bytes }, place) => (
          <li
            key={version}
            className="relative grid grid-cols-1 gap-0.5 rounded-md border border-line bg-raised px-4 py-3 [overflow-wrap:anywhere] hover:border-line-strong"
          >
            <Link
              to={`${sheetPaths.view(sheetid)}${place === 0 ? '' : `?version=${version}`}`}
              aria-label={words.see(version)}
              className="justify-self-start font-medium after:absolute after:inset-0 after:rounded-md"
            >
              {words.name(version)}
            </Link>
            <p className="text-sm text-ink-soft">
              {[...(place === 0 ? [words.newest] : []), ago(at), formatBytes(bytes)].join(' · ')}
            </p>
            {note !== '' && <p dir="auto">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
};
