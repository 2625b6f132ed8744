import type { ItemContent, OwnItem } from '@sets/shared/food/item.contract.ts';
import type { OwnStall } from '@sets/shared/food/stall.contract.ts';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { BackLink } from './form/back-link.tsx';
import { blankItem, copyOf } from './item/item-draft.ts';
import { ItemPart } from './item/item-part.tsx';
import { itemMessages } from './item/item.messages.ts';
import { copyFrom } from './item/use-item-form.ts';
import { MenuPart } from './menu/menu-part.tsx';
import { menuMessages as words } from './menu/menu.messages.ts';
import { type Items, useItems } from './menu/use-items.ts';
import { stallMessages } from './stall/stall.messages.ts';
import { PauseButton, StateLine } from './stall/stalls-part.tsx';
import type { Stalls } from './stall/use-stalls.ts';
import { newOne, vendorPaths } from './vendor-paths.ts';

interface StallPageProps {
  readonly who: SignedIn;
  readonly stalls: Stalls;
  readonly stall: OwnStall;
}

interface KnownProps extends StallPageProps {
  readonly items: Items;
  readonly known: readonly OwnItem[];
}

const Head = ({ stall, stalls }: StallPageProps) => {
  const { content, school } = stall;
  return (
    <header className="grid grid-cols-1 gap-1">
      <BackLink to={vendorPaths.stalls} text={stallMessages.toStalls} />
      <div className="flex flex-wrap items-start justify-between gap-4 [overflow-wrap:anywhere]">
        <div className="grid min-w-0 grid-cols-1 gap-1">
          <h2 dir="auto" className="text-2xl font-semibold tracking-[-0.02em]">
            {content.name}
          </h2>
          <StateLine stall={stall} />
          <p dir="auto" className="text-sm text-ink-soft">
            {`${school} · ${content.place}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <PauseButton stall={stall} stalls={stalls} />
          <Link to={vendorPaths.editStall(stall.stallid)} className={buttonClass()}>
            <Pencil size={18} aria-hidden="true" />
            {stallMessages.edit}
          </Link>
        </div>
      </div>
    </header>
  );
};

const Menu = (props: KnownProps) => {
  const { who, stall, items, known } = props;
  useTitle(stall.content.name);
  return (
    <div className="grid grid-cols-1 gap-8">
      <Head {...props} />
      <MenuPart who={who} stall={stall} items={items} shown={known} />
    </div>
  );
};

const GoneItem = ({ stallid }: { stallid: string }) => (
  <PageNote title={itemMessages.gone} text={itemMessages.goneText} level="h2">
    <Link to={vendorPaths.stall(stallid)} className={buttonClass('primary')}>
      {itemMessages.toMenu}
    </Link>
  </PageNote>
);

/** A new item, mostly one after the other. */
const NewItem = ({ who, stall, items, known }: KnownProps) => {
  const [params] = useSearchParams();
  const [count, setCount] = useState(0);
  const of = params.get('of');
  const model = count === 0 ? known.find(({ itemid }) => itemid === of) : undefined;
  const [saved, setSaved] = useState<ItemContent | null>(null);
  const before = saved ?? known.at(-1)?.content ?? null;
  const which = model === undefined ? newOne : copyFrom(model.itemid);
  return (
    <ItemPart
      key={`${of} ${count}`}
      {...{ who, stall, items, which }}
      item={null}
      blank={model === undefined ? blankItem(before) : copyOf(model, stall.currency)}
      onNext={(content) => {
        setSaved(content);
        setCount(count + 1);
        scrollTo(0, 0);
      }}
    />
  );
};

interface OneItemProps extends Pick<KnownProps, 'who' | 'stall' | 'items'> {
  readonly item: OwnItem | undefined;
}

/** An item stays open where it is removed elsewhere, for what is typed of it. */
const OneItem = ({ who, stall, items, item }: OneItemProps) => {
  const [last, setLast] = useState(item);
  if (item !== undefined && item !== last) setLast(item);
  if (last === undefined) return <GoneItem stallid={stall.stallid} />;
  return (
    <ItemPart
      {...{ who, stall, items }}
      item={last}
      which={last.itemid}
      blank={blankItem(null)}
      onNext={() => undefined}
    />
  );
};

const Known = (props: KnownProps) => {
  const { who, stall, items, known } = props;
  const [params] = useSearchParams();
  const which = params.get('item');
  if (which === null) return <Menu {...props} />;
  if (which === newOne) return <NewItem {...props} />;
  const item = known.find(({ itemid }) => itemid === which);
  return <OneItem key={which} {...{ who, stall, items }} item={item} />;
};

/** A stall: its menu, or one of its items. */
export const StallPage = (props: StallPageProps) => {
  const { who, stall } = props;
  const items = useItems(who.token, stall.stallid);
  if (items.items !== null) return <Known {...props} items={items} known={items.items} />;
  if (items.failure === null) return <Skeleton label={words.loading} isPart />;
  return (
    <PageNote title={words.failed} text={items.failure.msg} level="h2">
      <Button look="primary" onClick={() => void items.reload()}>
        {words.retry}
      </Button>
    </PageNote>
  );
};
