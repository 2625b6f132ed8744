import type { SheetLine } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { Link } from 'react-router-dom';
import { personPath } from '../../../../core/person-path.ts';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { languageName } from '../../language-name.ts';
import { sheetPaths } from '../../sheet-paths.ts';
import { Cover } from '../parts/cover.tsx';
import { Counts, Day, extentOf, Used } from '../parts/sheet-facts.tsx';

interface SheetCardProps {
  readonly sheet: SheetLine;
  /** `h3` where the list has a heading of its own. */
  readonly level?: 'h2' | 'h3';
  /** In a list of one person's cheat sheets it says nothing new. */
  readonly isByKnown?: boolean;
}

const Facts = ({ sheet, isByKnown }: { sheet: SheetLine; isByKnown: boolean }) => (
  <div className="mt-auto grid grid-cols-1 gap-1 text-sm text-ink-soft">
    <Used use={sheet.use} />
    {!isByKnown && (
      <p className="flex min-w-0">
        <Link
          to={personPath(sheet.by.userid)}
          className="relative z-1 -my-1 min-w-0 truncate rounded-sm py-1 font-medium text-ink hover:text-people-ink"
        >
          <bdi>{sheet.by.username}</bdi>
        </Link>
      </p>
    )}
    <p className="flex flex-wrap gap-x-3 gap-y-1">
      <span>{extentOf(sheet)}</span>
      <Link
        to={sheetPaths.language(sheet.language)}
        className="relative z-1 -my-1 rounded-sm py-1 hover:text-people-ink"
      >
        {languageName(sheet.language)}
      </Link>
      <Day at={sheet.replacedAt ?? sheet.publishedAt} />
      <Counts sheet={sheet} />
    </p>
  </div>
);

/** A cheat sheet in a list: all of it leads there, but for the names in it that lead elsewhere. */
export const SheetCard = ({ sheet, level: Heading = 'h2', isByKnown = false }: SheetCardProps) => (
  <article className="group relative flex h-full gap-4 rounded-lg border border-line bg-raised p-3 hover:border-line-strong narrow:flex-col narrow:gap-0 narrow:p-0">
    <Cover
      sheet={sheet}
      className="h-32 w-24 flex-none rounded-sm border border-line narrow:aspect-[4/3] narrow:h-auto narrow:w-full narrow:rounded-b-none narrow:rounded-t-lg narrow:border-0 narrow:border-b"
    />
    <div className="flex min-w-0 grow flex-col gap-1.5 narrow:p-4">
      {sheet.subject !== '' && (
        <p className="flex min-w-0 text-sm">
          <Link
            to={sheetPaths.subject(sheet.subject)}
            className="relative z-1 -my-1 min-w-0 truncate rounded-sm py-1 text-ink-soft hover:text-people-ink"
          >
            <bdi>{sheet.subject}</bdi>
          </Link>
        </p>
      )}
      <Heading
        dir="auto"
        className="line-clamp-3 text-lg leading-tight font-semibold tracking-[-0.015em] group-hover:text-people-ink"
      >
        <Link
          to={sheetPaths.view(sheet.sheetid)}
          className="rounded-sm [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-lg"
        >
          <MathText text={sheet.title} />
        </Link>
      </Heading>
      <Facts sheet={sheet} isByKnown={isByKnown} />
    </div>
  </article>
);

/** The places of so many cheat sheets, in rows that are as wide as there is room. */
export const cardGrid =
  'grid grid-cols-1 gap-3 narrow:grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))] narrow:gap-5';
