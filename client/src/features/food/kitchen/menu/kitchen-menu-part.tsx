import type { OwnItem } from '@sets/shared/food/item.contract.ts';
import type { KitchenBoard } from '@sets/shared/food/order/ordering.contract.ts';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { inputClass } from '../../../../ui/field.tsx';
import { PageNote } from '../../../../ui/page-note.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { foundItems, linesOf } from '../../vendor/menu/menu-items.ts';
import { menuMessages } from '../../vendor/menu/menu.messages.ts';
import { SoldOutBox } from '../../vendor/menu/sold-out-box.tsx';
import type { SoldOut } from '../../vendor/menu/use-sold-out.ts';
import { vendorPaths } from '../../vendor/vendor-paths.ts';
import { kitchenMessages } from '../kitchen.messages.ts';
import { useKitchenMenu } from './use-kitchen-menu.ts';

const words = kitchenMessages.menu;

/** So many are seen at a glance: among more, one searches. */
const atAGlance = 12;

const Search = ({ typed, onType }: { typed: string; onType: (typed: string) => void }) => {
  const id = useId();
  return (
    <div className="max-w-md">
      <label htmlFor={id} className="only-spoken">
        {words.search}
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder={words.search}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        className={inputClass}
      />
    </div>
  );
};

const ItemRow = ({ item, soldOut }: { item: OwnItem; soldOut: SoldOut }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border-[1.5px] border-line bg-raised px-4 py-2.5">
    <div className="min-w-0 flex-1 basis-28 [overflow-wrap:anywhere]">
      <p dir="auto" className="font-semibold">
        {item.content.name}
      </p>
      {item.stock !== null && (
        <p className="text-sm text-ink-soft tabular-nums">{words.left(item.stock)}</p>
      )}
    </div>
    <SoldOutBox item={item} soldOut={soldOut} />
  </li>
);

interface ListProps {
  readonly items: readonly OwnItem[];
  readonly soldOut: SoldOut;
}

const List = ({ items, soldOut }: ListProps) => (
  <ul className="grid grid-cols-1 gap-2 md:grid-cols-2 xl:grid-cols-3">
    {linesOf(items).map((line) =>
      line.kind === 'heading' ? (
        <li key={line.key} className="col-span-full pt-3 first:pt-0">
          <h2 dir="auto" className="font-semibold text-ink-soft [overflow-wrap:anywhere]">
            {line.category === '' ? menuMessages.noCategory : line.category}
          </h2>
        </li>
      ) : (
        <ItemRow key={line.key} item={line.item} soldOut={soldOut} />
      ),
    )}
  </ul>
);

interface KitchenMenuPartProps {
  readonly token: string;
  readonly board: KitchenBoard;
}

/** What there is, each with the one tap that says it is sold out. */
export const KitchenMenuPart = ({ token, board }: KitchenMenuPartProps) => {
  const { items, failure, reload, soldOut } = useKitchenMenu(token, board);
  const [typed, setTyped] = useState('');
  if (items === null) {
    if (failure === null) return <Skeleton label={words.loading} isPart />;
    return (
      <PageNote title={words.failed} text={failure.msg} level="h2">
        <Button look="primary" onClick={() => void reload()}>
          {kitchenMessages.retry}
        </Button>
      </PageNote>
    );
  }
  const toMenu = (
    <Link to={vendorPaths.stall(board.stallid)} className={buttonClass()}>
      {words.toMenu}
    </Link>
  );
  if (items.length === 0) {
    return (
      <PageNote title={words.none} text={words.noneText} level="h2">
        {toMenu}
      </PageNote>
    );
  }
  const found = foundItems(items, typed);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-ink-soft">{words.lead}</p>
        {toMenu}
      </div>
      {items.length > atAGlance && <Search typed={typed} onType={setTyped} />}
      <output className="text-ink-soft empty:hidden">
        {found.length === 0 ? words.noneFound : ''}
      </output>
      <List items={found} soldOut={soldOut} />
    </div>
  );
};
