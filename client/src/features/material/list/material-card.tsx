import './material-cards.css';
import { ChartNoAxesColumn, Copy, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass, IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { ago } from '../../../ui/when.ts';
import { copyMessages } from '../copy/copy.messages.ts';
import type { MaterialLine, MaterialPaths, MaterialWords, Shelf } from '../material.ts';
import { spacedCode } from '../../stage/spaced-code.ts';
import { listMessages as words } from './list.messages.ts';
import { LittleWall } from './little-wall.tsx';

/** What a feature draws on the cards of its own. */
export interface CardParts {
  /** How one stands that is under way, where that is not a run like any other; else null. */
  readonly renderStanding?: (line: MaterialLine) => ReactNode;
  /** What else can be done with one that can be opened. */
  readonly renderWays?: (line: MaterialLine, title: string) => ReactNode;
}

interface MaterialCardProps extends CardParts {
  readonly names: MaterialWords;
  readonly paths: MaterialPaths;
  readonly line: MaterialLine;
  readonly shelf: Shelf;
  /** This device keeps something of it that the server does not have. */
  readonly isAhead: boolean;
  /** Another one of the list has its name: so it is said when it was changed. */
  readonly hasNamesake: boolean;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

interface WayProps {
  readonly to: string;
  readonly title: string;
}

const StartWay = ({ to, title, isUnderWay }: WayProps & { readonly isUnderWay: boolean }) => {
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      state={{ from: pathname }}
      aria-label={isUnderWay ? words.goOnWith(title) : words.presentOf(title)}
      className={`${buttonClass('primary')} material-start`}
    >
      <Play size={16} aria-hidden="true" />
      {isUnderWay ? words.goOn : words.present}
    </Link>
  );
};

const EditWay = ({ to, title }: WayProps) => (
  <Link
    to={to}
    aria-label={words.edit(title)}
    title={words.edit(title)}
    className="grid size-12 flex-none place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
  >
    <Pencil size={18} aria-hidden="true" />
  </Link>
);

interface LastRunProps extends Pick<MaterialLine, 'lastRun'>, Pick<MaterialPaths, 'results'> {
  readonly isUnderWay: boolean;
}

/** When it was presented last, and to how many; the way to what they answered. */
const LastRun = ({ lastRun, isUnderWay, results }: LastRunProps) => {
  if (lastRun === null) return isUnderWay ? null : <span>{words.neverRun}</span>;
  const { runId, joined, openedAt } = lastRun;
  return (
    <Link
      to={results(runId)}
      className="rounded-sm font-medium text-people-ink hover:underline hover:underline-offset-4"
    >
      {words.lastRun(joined, ago(openedAt))}
    </Link>
  );
};

/** What it is; of one that cannot be opened, why. */
const Name = ({
  line,
  paths,
  title,
  isAhead,
  hasNamesake,
}: Pick<MaterialCardProps, 'line' | 'paths' | 'isAhead' | 'hasNamesake'> &
  Pick<WayProps, 'title'>) => (
  <div className="min-w-0">
    <Link
      to={paths.edit(line.id)}
      dir="auto"
      className="line-clamp-2 rounded-sm text-left [overflow-wrap:anywhere] text-xl font-semibold leading-tight tracking-[-0.02em] hover:underline"
    >
      <MathText text={title} />
    </Link>
    {line.failure === null ? (
      <p className="mt-1.5 text-sm opacity-85">
        {words.line(line.questions)}{' '}
        <LastRun lastRun={line.lastRun} isUnderWay={line.code !== null} results={paths.results} />
      </p>
    ) : (
      <p className="mt-1.5 text-sm text-warn">{line.failure.msg}</p>
    )}
    {hasNamesake && <p className="text-sm opacity-85">{words.changed(ago(line.updatedAt))}</p>}
    {isAhead && (
      <Link
        to={paths.edit(line.id)}
        className="rounded-sm text-sm font-medium text-warn hover:underline"
      >
        {words.notAllSaved}
      </Link>
    )}
  </div>
);

/** Whether it is on now, or set aside while something else is on in its room. */
const Standing = ({ code, setAside }: Pick<MaterialLine, 'code' | 'setAside'>) => {
  if (code === null) return null;
  return (
    <p
      className={classNames(
        'flex items-center gap-2 justify-self-start rounded-full px-3 py-1 text-sm font-semibold',
        setAside ? 'border border-line-strong text-ink-soft' : 'bg-house-deep text-house-ink',
      )}
    >
      {setAside ? (
        <Pause size={14} aria-hidden="true" />
      ) : (
        <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-house-ink" />
      )}
      {setAside ? words.setAside : words.onNow}
      <span className="tracking-wider">{spacedCode(code)}</span>
    </p>
  );
};

/** One of a list: what it came to last, what it is, and the step to the projector. */
export const MaterialCard = ({
  names,
  paths,
  line,
  shelf,
  renderStanding,
  renderWays,
  onCopy,
  onRemove,
  ...said
}: MaterialCardProps) => {
  const { id, code, setAside, lastRun } = line;
  const title = line.title || names.nameless;
  const isUnderWay = code !== null;
  const canOpen = line.failure === null;
  return (
    <li className="material-card" data-on={isUnderWay && !setAside}>
      <LittleWall round={lastRun?.round ?? null} isOpen={isUnderWay} />
      <div className="material-card-body">
        {renderStanding?.(line) ?? <Standing code={code} setAside={setAside} />}
        <Name line={line} paths={paths} title={title} {...said} />
        <div className="material-card-ways">
          {canOpen && <StartWay to={paths.start(id)} title={title} isUnderWay={isUnderWay} />}
          <Link
            to={paths.history(shelf, id)}
            aria-label={words.resultsOf(title)}
            className={`${buttonClass('plain')} !px-3 max-[22rem]:[&>svg]:hidden`}
          >
            <ChartNoAxesColumn size={18} aria-hidden="true" />
            {words.results}
          </Link>
          <span className="ml-auto flex">
            {canOpen && renderWays?.(line, title)}
            {canOpen && <EditWay to={paths.edit(id)} title={title} />}
            {canOpen && (
              <IconButton label={copyMessages.open(title)} className="!size-12" onClick={onCopy}>
                <Copy size={18} aria-hidden="true" />
              </IconButton>
            )}
            <IconButton
              label={words.remove(title)}
              disabled={isUnderWay}
              className="!size-12"
              onClick={onRemove}
            >
              <Trash2 size={18} aria-hidden="true" />
            </IconButton>
          </span>
        </div>
      </div>
    </li>
  );
};
