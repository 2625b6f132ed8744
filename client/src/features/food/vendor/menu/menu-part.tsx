import { foodCalls } from '@sets/shared/food/food.calls.ts';
import { foodLimits } from '@sets/shared/food/food.limits.ts';
import type { OwnItem } from '@sets/shared/food/item.contract.ts';
import type { OwnStall } from '@sets/shared/food/stall.contract.ts';
import { Download, FileSpreadsheet, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { ask } from '../../../../core/api.ts';
import type { SignedIn } from '../../../../core/root/auth-slice.ts';
import { saveFile } from '../../../../core/save-file.ts';
import { useSending } from '../../../../core/use-sending.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { inputClass } from '../../../../ui/field.tsx';
import { PageNote } from '../../../../ui/page-note.tsx';
import { toast } from '../../../../ui/toast.ts';
import { ImportDialog } from '../import/import-dialog.tsx';
import { importMessages } from '../import/import.messages.ts';
import { outcomesOf } from '../import/trial-table.tsx';
import { keptItem } from '../item/use-item-form.ts';
import { BegunMark } from '../stall/stalls-part.tsx';
import { newOne, vendorPaths } from '../vendor-paths.ts';
import { ItemsList } from './items-list.tsx';
import { foundItems } from './menu-items.ts';
import { menuMessages as words } from './menu.messages.ts';
import { useItemOrder } from './use-item-order.ts';
import type { Items } from './use-items.ts';
import { useSoldOut } from './use-sold-out.ts';

interface MenuPartProps {
  readonly who: SignedIn;
  readonly stall: OwnStall;
  readonly items: Items;
  /** All of its items. */
  readonly shown: readonly OwnItem[];
}

/** So many are seen at a glance: among more, one searches. */
const atAGlance = 8;

/** The table of all items, saved and brought in. */
const TableButtons = ({ who: { token }, stall, items }: Omit<MenuPartProps, 'shown'>) => {
  const [isOpen, setOpen] = useState(false);
  const { isBusy, send } = useSending();
  const { stallid, content } = stall;
  const save = (): void =>
    void send(async () => {
      const told = await ask(foodCalls.csv, { token, params: { stallid } });
      if (told.ok) saveFile(told.value, words.fileName(content.name));
      else toast.error(told.error.msg);
    });
  return (
    <>
      <Button look="plain" aria-disabled={isBusy} onClick={save}>
        <Download size={18} aria-hidden="true" />
        {words.export}
      </Button>
      <Button look="plain" onClick={() => setOpen(true)}>
        <FileSpreadsheet size={18} aria-hidden="true" />
        {words.import}
      </Button>
      {isOpen && (
        <ImportDialog
          {...{ token, stallid }}
          onTaken={({ rows }) => {
            setOpen(false);
            toast.success(importMessages.taken(outcomesOf(rows)));
            items.changed();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

const AddItem = ({ who, stall }: Pick<MenuPartProps, 'who' | 'stall'>) => (
  <>
    <Link to={vendorPaths.newItem(stall.stallid)} className={buttonClass('primary')}>
      <Plus size={18} aria-hidden="true" />
      {words.add}
    </Link>
    {keptItem(who.userid, stall.stallid, newOne).find() !== null && <BegunMark />}
  </>
);

const Search = ({ typed, onType }: { typed: string; onType: (typed: string) => void }) => {
  const id = useId();
  return (
    <div>
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

const Listed = ({ who, stall, items, shown: all }: MenuPartProps) => {
  const { token, userid } = who;
  const { stallid } = stall;
  const [typed, setTyped] = useState('');
  const { put, reload, take } = items;
  const order = useItemOrder({ token, stallid, items: all, put, reload });
  const soldOut = useSoldOut(token, take);
  const isSearched = typed.trim() !== '';
  const found = foundItems(order.shown, typed);
  return (
    <>
      {all.length > atAGlance && <Search typed={typed} onType={setTyped} />}
      <output className="text-sm text-ink-soft empty:hidden">
        {isSearched ? words.found(found.length) : ''}
      </output>
      <ItemsList
        {...{ userid, stall, soldOut }}
        items={found}
        onMove={isSearched ? null : order.move}
      />
      <output className="only-spoken">{order.said}</output>
    </>
  );
};

/** What a stall has, as its vendor works on it. */
export const MenuPart = (props: MenuPartProps) => {
  const { shown } = props;
  const id = useId();
  if (shown.length === 0) {
    return (
      <PageNote title={words.none} text={words.noneText} level="h2">
        <AddItem {...props} />
        <TableButtons {...props} />
      </PageNote>
    );
  }
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-2xl font-semibold tracking-[-0.02em]">
          {words.title}
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          <TableButtons {...props} />
          {shown.length < foodLimits.items ? (
            <AddItem {...props} />
          ) : (
            <p className="text-sm text-ink-soft">{words.full(foodLimits.items)}</p>
          )}
        </div>
      </header>
      <Listed {...props} />
    </section>
  );
};
