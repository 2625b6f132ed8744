import { foodCalls } from '@sets/shared/food/food.calls.ts';
import type { Item, Menu } from '@sets/shared/food/item.contract.ts';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAsked } from '../../../../core/use-asked.ts';
import { NotOpened } from '../../../../ui/not-opened.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useTitle } from '../../../../ui/use-title.ts';
import { useToken } from '../../../account/account.store.ts';
import { foodPaths } from '../../food-paths.ts';
import { CartBar } from '../../order/cart/cart-bar.tsx';
import type { CartHold } from '../../order/cart/use-cart.ts';
import { useChoosing } from '../../order/cart/use-choosing.ts';
import { StallState } from '../../parts/stall-state.tsx';
import { useFreshStates } from '../../parts/use-fresh-states.ts';
import { StaleNote } from '../stale-note.tsx';
import { StallFacts } from '../stall-card.tsx';
import type { Choosing } from '../use-food-choices.ts';
import { ItemDialog } from './item-dialog.tsx';
import { MenuList } from './menu-list.tsx';
import { menuMessages as words } from './menu.messages.ts';
import { TimesDialog } from './times-dialog.tsx';
import { untilServed } from '../until-served.ts';
import { usePopUp } from './use-pop-up.ts';

/** What says that there is no such stall, or none any more. */
const gone: ReadonlySet<string> = new Set(['NOT_FOUND', 'BAD_REQUEST']);

const StallHead = ({ menu: { stall }, onTimes }: { menu: Menu; onTimes: () => void }) => (
  <header className="grid grid-cols-1 gap-3">
    <p>
      <Link
        to={foodPaths.listings}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-ink-soft hover:text-ink pointer-coarse:min-h-12"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {words.toStalls}
      </Link>
    </p>
    <h1
      dir="auto"
      className="text-3xl font-semibold tracking-[-0.03em] [overflow-wrap:anywhere] narrow:text-4xl"
    >
      {stall.name}
    </h1>
    <p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onTimes}
        className="-ml-3 inline-flex min-h-11 flex-wrap items-center gap-x-3 rounded-md px-3 text-left hover:bg-sunken pointer-coarse:min-h-12"
      >
        <StallState stall={stall} />
        <span className="text-sm text-ink-soft underline underline-offset-4">{words.times}</span>
      </button>
    </p>
    {stall.description !== '' && (
      <p
        dir="auto"
        className="max-w-[41rem] whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]"
      >
        {stall.description}
      </p>
    )}
    <StallFacts stall={stall} isSchoolKnown={false} />
  </header>
);

interface ShownProps extends Choosing {
  readonly menu: Menu;
  readonly itemid: string | null;
  readonly hold: CartHold;
}

type PopUp = ReturnType<typeof usePopUp>;

interface ItemOverProps {
  readonly item: Item;
  readonly props: ShownProps;
  readonly popUp: PopUp;
}

/** An item; what is chosen of it stays while the dialog that the stall is closed stands in its place. */
const ItemOver = ({ item, props, popUp }: ItemOverProps) => {
  const { menu, choices, hold } = props;
  const { stall } = menu;
  const choosing = useChoosing({ item, stall, hold, onDone: popUp.closeItem });
  if (popUp.shown === 'item') {
    const shown = { item, stall, wishes: choices, choosing };
    return <ItemDialog {...shown} onClose={popUp.closeItem} />;
  }
  return <TimesOver menu={menu} popUp={popUp} />;
};

const TimesOver = ({ menu, popUp }: { menu: Menu; popUp: PopUp }) =>
  popUp.shown === 'times' || popUp.shown === 'closed' ? (
    <TimesDialog stall={menu.stall} onClose={popUp.closeTimes} />
  ) : null;

/** What lies over the menu. */
const Over = (props: ShownProps & { popUp: PopUp }) => {
  const { menu, itemid, popUp } = props;
  const item = menu.items.find((each) => each.itemid === itemid);
  return item === undefined ? (
    <TimesOver menu={menu} popUp={popUp} />
  ) : (
    <ItemOver key={item.itemid} item={item} props={props} popUp={popUp} />
  );
};

const Shown = (props: ShownProps) => {
  const { menu, itemid, choices, choose } = props;
  const { stall, items } = menu;
  const item = items.find((each) => each.itemid === itemid) ?? null;
  const popUp = usePopUp({ stallid: stall.stallid, state: stall.state, item });
  useTitle(item === null ? stall.name : item.name);
  return (
    <>
      <StallHead menu={menu} onTimes={popUp.openTimes} />
      {itemid !== null && item === null && (
        <output className="block rounded-md bg-sunken px-4 py-3">{words.itemGone}</output>
      )}
      <MenuList menu={menu} choices={choices} choose={choose} />
      <CartBar cart={props.hold.cart} />
      <Over {...props} popUp={popUp} />
    </>
  );
};

interface MenuPageProps extends Choosing {
  readonly stallid: string;
  readonly hold: CartHold;
}

/** What a stall has. */
export const MenuPage = ({ stallid, ...rest }: MenuPageProps) => {
  const token = useToken();
  const [params] = useSearchParams();
  const { data, failure, reload } = useAsked(foodCalls.menu, { token, params: { stallid } });
  useFreshStates(
    data === null ? [] : [data.stall.until, untilServed(data.items, data.stall)],
    reload,
  );
  // What was told before is nobody's any more once the server no longer tells it.
  const isGone = failure !== null && gone.has(failure.code);
  if (data === null || isGone) {
    return (
      <main className="grow">
        {failure === null ? (
          <Skeleton label={words.loading} />
        ) : (
          <NotOpened
            failure={failure}
            onRetry={() => void reload()}
            words={words}
            way={{ to: foodPaths.listings, name: words.toStalls }}
          />
        )}
      </main>
    );
  }
  return (
    <main className="mx-auto grid w-full max-w-6xl grid-cols-1 content-start gap-5 px-4 py-6 narrow:py-10">
      {failure !== null && <StaleNote failure={failure} onRetry={() => void reload()} />}
      <Shown menu={data} itemid={params.get('item')} {...rest} />
    </main>
  );
};
