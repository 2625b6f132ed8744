import type { OwnSheet, SheetLine } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { Pencil, RefreshCw, Trash2, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { plainMath } from '../../../../ui/math/plain-math.ts';
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts';
import { ago, exactTime } from '../../../../ui/when.ts';
import { extentOf } from '../../read/parts/sheet-facts.tsx';
import { sheetPaths } from '../../sheet-paths.ts';
import { formatBytes } from '../../../../ui/format-bytes.ts';
import { Cover } from '../../read/parts/cover.tsx';
import { ownMessages as words } from './own.messages.ts';
import type { useRemoval } from './use-removal.ts';

const looks = {
  plain: 'bg-sunken text-ink-soft',
  good: 'bg-good-tint text-good',
  bad: 'bg-bad-tint text-bad',
  warn: 'bg-warn-tint text-warn',
} as const;

const Chip = ({ look, text }: { look: keyof typeof looks; text: string }) => (
  <li className={classNames('rounded-full px-3 py-0.5 text-sm font-medium', looks[look])}>
    {text}
  </li>
);

const Chips = ({ sheet: { settings, line, takenDown, isSearched } }: { sheet: OwnSheet }) => (
  <ul className="flex flex-wrap gap-2">
    {takenDown === null ? (
      <Chip
        look={settings.audience === 'own' ? 'plain' : 'good'}
        text={words.audiences[settings.audience]}
      />
    ) : (
      <Chip look="bad" text={words.takenDown} />
    )}
    {line.version > 1 && <Chip look="plain" text={words.version(line.version)} />}
    {!isSearched && line.kind !== 'pictures' && <Chip look="warn" text={words.notSearched} />}
  </ul>
);

const factsOf = (line: SheetLine): string =>
  [
    extentOf(line),
    formatBytes(line.bytes),
    line.replacedAt === null
      ? words.published(ago(line.publishedAt))
      : words.replaced(ago(line.replacedAt)),
  ].join(' · ');

const countsOf = ({ use, votes, comments }: SheetLine): string =>
  [words.use(use.thisWeek), words.votes(votes.up, votes.down), words.comments(comments)].join(
    ' · ',
  );

interface OwnRowProps {
  readonly sheet: OwnSheet;
  readonly removal: ReturnType<typeof useRemoval>;
}

const small = classNames(buttonClass('outline', 'small'), 'relative z-1');

const Acts = ({ sheet, removal }: OwnRowProps) => {
  const { sheetid, facts, removedUntil, takenDown } = sheet;
  const title = plainMath(facts.title);
  if (removedUntil !== null) {
    return (
      <Button
        size="small"
        aria-label={words.backOf(title)}
        aria-disabled={removal.isBusy}
        onClick={() => void removal.putBack(sheet)}
      >
        <Undo2 size={16} aria-hidden="true" />
        {words.back}
      </Button>
    );
  }
  return (
    <>
      <Link to={sheetPaths.edit(sheetid)} aria-label={words.editOf(title)} className={small}>
        <Pencil size={16} aria-hidden="true" />
        {words.edit}
      </Link>
      {takenDown === null && (
        <Link
          to={`${sheetPaths.edit(sheetid)}#file`}
          aria-label={words.replaceOf(title)}
          className={small}
        >
          <RefreshCw size={16} aria-hidden="true" />
          {words.replace}
        </Link>
      )}
      <Button
        size="small"
        aria-label={words.removeOf(title)}
        aria-disabled={removal.isBusy}
        onClick={() => void removal.remove(sheet)}
      >
        <Trash2 size={16} aria-hidden="true" />
        {words.remove}
      </Button>
    </>
  );
};

const Title = ({ sheet: { sheetid, facts, takenDown, removedUntil } }: { sheet: OwnSheet }) => (
  <h2 dir="auto" className="line-clamp-3 text-lg leading-snug font-semibold tracking-[-0.015em]">
    {takenDown === null && removedUntil === null ? (
      <Link to={sheetPaths.view(sheetid)} className="rounded-sm hover:text-people-ink">
        <MathText text={facts.title} />
      </Link>
    ) : (
      <MathText text={facts.title} />
    )}
  </h2>
);

/** A cheat sheet of one's own: its first page, who reads it, what became of it, and what can be done. */
export const OwnRow = ({ sheet, removal }: OwnRowProps) => {
  const { line, takenDown, removedUntil } = sheet;
  // What is pressed makes way for what undoes it.
  const acts = useKeptFocus<HTMLDivElement>((place) => place.querySelector('a, button'));
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-lg border-[1.5px] border-line bg-raised p-4 [overflow-wrap:anywhere] narrow:gap-x-5 narrow:p-5">
      <Cover
        sheet={line}
        className={classNames(
          'h-24 w-18 rounded-sm border border-line narrow:h-32 narrow:w-24',
          removedUntil !== null && 'opacity-50',
        )}
      />
      <div className="grid min-w-0 grid-cols-1 content-start gap-2">
        <Title sheet={sheet} />
        {removedUntil === null && <Chips sheet={sheet} />}
        {takenDown !== null && takenDown !== '' && (
          <p dir="auto" className="text-sm text-bad">
            {words.why(takenDown)}
          </p>
        )}
        {removedUntil === null ? (
          <>
            <p className="text-sm text-ink-soft">{factsOf(line)}</p>
            <p className="text-sm text-ink-soft">{countsOf(line)}</p>
          </>
        ) : (
          <p className="text-sm text-warn">{words.removed(exactTime(removedUntil))}</p>
        )}
      </div>
      <div ref={acts} className="col-span-full flex flex-wrap gap-2 narrow:col-start-2">
        <Acts sheet={sheet} removal={removal} />
      </div>
    </li>
  );
};
