import { ok } from '@sets/shared/core/result.ts';
import type { KitchenBoard } from '@sets/shared/food/order/ordering.contract.ts';
import type { OwnStall } from '@sets/shared/food/stall.contract.ts';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useWakeLock } from '../../../ui/use-wake-lock.ts';
import { DelayLine } from '../parts/delay-line.tsx';
import type { Delay } from '../parts/delay-rules.ts';
import { PauseButton, StateLine } from '../vendor/stall/stalls-part.tsx';
import type { Stalls } from '../vendor/stall/use-stalls.ts';
import { BatchPart } from './batch/batch-part.tsx';
import { BoardPart } from './board/board-part.tsx';
import { useBoard } from './board/use-board.ts';
import { Wanting } from './board/wanting.tsx';
import { CodesPart, CodeWays } from './code/codes-part.tsx';
import { type Codes, useCodes } from './code/use-codes.ts';
import { CouriersPart } from './couriers/couriers-part.tsx';
import { kitchenPaths } from './kitchen-paths.ts';
import { kitchenMessages as words } from './kitchen.messages.ts';
import { KitchenMenuPart } from './menu/kitchen-menu-part.tsx';
import { ConnectionNote } from './parts/connection-note.tsx';
import { UndoBar } from './parts/undo-bar.tsx';
import { BellSwitch } from './sound/bell-switch.tsx';
import { useClock } from './use-clock.ts';
import { type Kitchen, useKitchen } from './use-kitchen.ts';

interface StallKitchenProps {
  readonly who: SignedIn;
  readonly stall: OwnStall;
  readonly stalls: Stalls;
}

interface KnownProps extends StallKitchenProps {
  readonly kitchen: Kitchen;
  readonly board: KitchenBoard;
}

const views = ['board', 'items', 'menu', 'couriers'] as const;
type View = (typeof views)[number];
const viewOf = (asked: string | null): View => views.find((view) => view === asked) ?? 'board';

const pathOf = (view: View, stallid: string): string =>
  view === 'board' ? kitchenPaths.stall(stallid) : kitchenPaths[view](stallid);

const Ways = ({ view, stallid }: { view: View; stallid: string }) => (
  <nav
    aria-label={words.views.label}
    className="-mx-1 flex flex-wrap gap-1 narrow:mx-0 narrow:gap-2"
  >
    {views.map((each) => (
      <Link
        key={each}
        to={pathOf(each, stallid)}
        aria-current={each === view ? 'page' : undefined}
        className={`inline-flex min-h-12 items-center rounded-md px-3 font-medium narrow:px-4 ${each === view ? 'bg-people-tint text-people-ink' : 'hover:bg-sunken'}`}
      >
        {words.views[each]}
      </Link>
    ))}
  </nav>
);

const Head = ({ stall, stalls, board, codes }: KnownProps & { codes: Codes }) => (
  <header className="flex flex-wrap items-start justify-between gap-4">
    <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
      <h1 dir="auto" className="text-3xl font-semibold tracking-[-0.03em]">
        {words.titleOf(stall.content.name)}
      </h1>
      <StateLine stall={stall} />
    </div>
    <div className="flex w-full flex-wrap gap-2 *:grow narrow:w-auto narrow:*:grow-0">
      <CodeWays codes={codes} />
      <BellSwitch orders={board.orders} />
      <PauseButton stall={stall} stalls={stalls} />
    </div>
  </header>
);

const Beside = ({ stalls, delay }: Pick<StallKitchenProps, 'stalls'> & { delay: Delay }) => (
  <div className="-mx-3 flex flex-wrap items-center gap-3">
    {(stalls.stalls?.length ?? 0) > 1 && (
      <Link to={kitchenPaths.kitchen} className={buttonClass('plain', 'small')}>
        {words.all}
      </Link>
    )}
    <Link to={kitchenPaths.deliveries} className={buttonClass('plain', 'small')}>
      {words.bring}
    </Link>
    <DelayLine delay={delay} />
  </div>
);

/** Somebody may pause the stall at another device, or let it go on: the board tells that first. */
const useElsewhere = ({ board: { isPaused }, stall, stalls }: KnownProps): void => {
  const told = useRef(isPaused);
  const { reload } = stalls;
  useEffect(() => {
    if (told.current === isPaused) return;
    told.current = isPaused;
    // It is as this device has made it.
    if (isPaused !== stall.isPaused) void reload();
  }, [isPaused, stall.isPaused, reload]);
};

const Known = (props: KnownProps) => {
  const { who, stall, stalls, kitchen, board } = props;
  const [params] = useSearchParams();
  const view = viewOf(params.get('view'));
  const { timeZone, preparation } = stall.content;
  const codes = useCodes(who, (moved) => void kitchen.took(ok(moved)));
  const { delay } = codes;
  // Clocks of tablets are wrong: what is late is so by the server's.
  const clock = { now: useClock() + delay.ahead, timeZone, preparation };
  const shown = useBoard(kitchen, clock);
  useElsewhere(props);
  useWakeLock(true);
  return (
    <>
      <Head {...props} codes={codes} />
      <ConnectionNote {...kitchen} delay={delay} onAgain={kitchen.again} />
      <CodesPart codes={codes} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Ways view={view} stallid={board.stallid} />
        {view === 'board' && <Wanting board={shown} />}
      </div>
      {board.isMore && (
        <p className="rounded-md bg-warn-tint px-4 py-3 font-medium">{words.isMore}</p>
      )}
      {view === 'board' && <BoardPart kitchen={kitchen} board={shown} clock={clock} />}
      {view === 'items' && <BatchPart token={kitchen.token} board={board} clock={clock} />}
      {view === 'menu' && <KitchenMenuPart token={kitchen.token} board={board} />}
      {view === 'couriers' && <CouriersPart kitchen={kitchen} board={board} />}
      <Beside stalls={stalls} delay={delay} />
      <UndoBar kitchen={kitchen} />
    </>
  );
};

/** The kitchen of a stall: its orders, kept as they are now. */
export const StallKitchen = (props: StallKitchenProps) => {
  const { who, stall } = props;
  useTitle(words.titleOf(stall.content.name));
  const kitchen = useKitchen(who.token, stall.stallid);
  const { board, failure, again } = kitchen;
  if (board !== null) return <Known {...props} kitchen={kitchen} board={board} />;
  if (failure === null) return <Skeleton label={words.loading} isPart />;
  return (
    <PageNote title={words.failed} text={failure.msg}>
      <Button look="primary" onClick={again}>
        {words.retry}
      </Button>
    </PageNote>
  );
};
