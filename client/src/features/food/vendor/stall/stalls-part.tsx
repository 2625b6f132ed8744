import { foodLimits } from '@sets/shared/food/food.limits.ts';
import type { OwnStall } from '@sets/shared/food/stall.contract.ts';
import { ChefHat, Pause, Pencil, Play, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { PageNote } from '../../../../ui/page-note.tsx';
import { kitchenPaths } from '../../kitchen/kitchen-paths.ts';
import { StallState } from '../../parts/stall-state.tsx';
import { keptForm } from '../form/kept-form.ts';
import { newOne, vendorPaths } from '../vendor-paths.ts';
import { storedStallForm } from './stall-draft.ts';
import { stallMessages as words } from './stall.messages.ts';
import type { Stalls } from './use-stalls.ts';

interface PauseButtonProps {
  readonly stall: OwnStall;
  readonly stalls: Pick<Stalls, 'pause' | 'isBusy'>;
}

/** Stops orders, and lets them come again, with one tap. */
export const PauseButton = ({ stall, stalls }: PauseButtonProps) => {
  const { isPaused, content } = stall;
  const Icon = isPaused ? Play : Pause;
  return (
    <Button
      look={isPaused ? 'primary' : 'outline'}
      aria-label={isPaused ? words.goOnOf(content.name) : words.pauseOf(content.name)}
      aria-disabled={stalls.isBusy}
      onClick={({ detail }) => {
        // The second click of a double one would let go on what the first has stopped.
        if (detail < 2) void stalls.pause(stall);
      }}
    >
      <Icon size={18} aria-hidden="true" />
      {isPaused ? words.goOn : words.pause}
    </Button>
  );
};

/** How it stands, by its own clock. */
export const StateLine = ({ stall: { state, until, content } }: { stall: OwnStall }) => (
  <StallState stall={{ state, until, timeZone: content.timeZone }} className="text-sm" />
);

const NewStall = () => (
  <Link to={vendorPaths.newStall} className={buttonClass('primary')}>
    <Plus size={18} aria-hidden="true" />
    {words.add}
  </Link>
);

/** What was begun in this tab and not saved. */
export const BegunMark = () => (
  <span className="rounded-full bg-warn-tint px-2.5 py-0.5 text-sm font-medium text-warn">
    {words.begun}
  </span>
);

interface StallsPartProps {
  readonly userid: string;
  readonly stalls: Stalls;
  readonly shown: readonly OwnStall[];
}

const StallRow = ({ stall, userid, stalls }: Omit<StallsPartProps, 'shown'> & PauseButtonProps) => {
  const { stallid, content, items } = stall;
  const isBegun = keptForm(storedStallForm, userid, stallid).find() !== null;
  return (
    <li className="grid grid-cols-1 gap-3 rounded-lg border-[1.5px] border-line bg-raised p-4 narrow:grid-cols-[minmax(0,1fr)_auto] narrow:items-center narrow:p-5">
      <div className="grid min-w-0 grid-cols-1 gap-1 [overflow-wrap:anywhere]">
        <h2 className="text-xl font-semibold tracking-[-0.02em]">
          <Link
            to={vendorPaths.stall(stallid)}
            aria-label={words.open(content.name)}
            dir="auto"
            className="inline-flex min-h-11 items-center rounded-sm hover:underline"
          >
            {content.name}
          </Link>
        </h2>
        <StateLine stall={stall} />
        <p dir="auto" className="text-sm text-ink-soft">
          {[stall.school, content.place, words.items(items)].join(' · ')}
        </p>
        {isBegun && (
          <p>
            <BegunMark />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <PauseButton stall={stall} stalls={stalls} />
        <Link
          to={kitchenPaths.stall(stallid)}
          aria-label={words.ordersOf(content.name)}
          className={buttonClass()}
        >
          <ChefHat size={18} aria-hidden="true" />
          {words.orders}
        </Link>
        <Link
          to={vendorPaths.editStall(stallid)}
          aria-label={words.editOf(content.name)}
          className={buttonClass()}
        >
          <Pencil size={18} aria-hidden="true" />
          {words.edit}
        </Link>
      </div>
    </li>
  );
};

/** The stalls of a vendor: what each is now, and the ways to its menu and its form. */
export const StallsPart = ({ userid, stalls, shown }: StallsPartProps) => {
  const isNewBegun = keptForm(storedStallForm, userid, newOne).find() !== null;
  if (shown.length === 0) {
    return (
      <PageNote title={words.none} text={words.noneText} level="h2">
        <NewStall />
        {isNewBegun && <BegunMark />}
      </PageNote>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-ink-soft">{words.lead}</p>
        {shown.length < foodLimits.stallsOfVendor ? (
          <div className="flex flex-wrap items-center gap-3">
            {isNewBegun && <BegunMark />}
            <NewStall />
          </div>
        ) : (
          <p className="text-sm text-ink-soft">{words.full(foodLimits.stallsOfVendor)}</p>
        )}
      </header>
      <ul className="grid grid-cols-1 gap-3">
        {shown.map((stall) => (
          <StallRow key={stall.stallid} {...{ userid, stalls, stall }} />
        ))}
      </ul>
    </div>
  );
};
