import type { ItemContent, OwnItem } from '@sets/shared/food/item.contract.ts';
import type { OwnStall } from '@sets/shared/food/stall.contract.ts';
import { Copy, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { SignedIn } from '../../../../core/root/auth-slice.ts';
import { useFaultFocus } from '../../../../core/use-fault-focus.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { useTitle } from '../../../../ui/use-title.ts';
import { BackLink } from '../form/back-link.tsx';
import { FormNotes } from '../form/form-notes.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import type { Items } from '../menu/use-items.ts';
import { vendorPaths } from '../vendor-paths.ts';
import { AllergensField } from './allergens-field.tsx';
import type { ItemDraft } from './item-draft.ts';
import { DietsField, ItemFacts, ServingFields } from './item-fields.tsx';
import { itemMessages as words } from './item.messages.ts';
import { OptionsField } from './options-field.tsx';
import { PictureField } from './picture-field.tsx';
import { useItemForm } from './use-item-form.ts';

interface ItemActsProps {
  readonly item: OwnItem;
  readonly items: Items;
  readonly onRemoved: () => void;
}

/** What is done with an item that is there. */
const ItemActs = ({ item, items, onRemoved }: ItemActsProps) => {
  const [isAsked, setAsked] = useState(false);
  const { name } = item.content;
  const remove = async (): Promise<void> => {
    setAsked(false);
    if (await items.remove(item)) onRemoved();
  };
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-5">
      <Link to={vendorPaths.copy(item.stallid, item.itemid)} className={buttonClass()}>
        <Copy size={18} aria-hidden="true" />
        {words.duplicate}
      </Link>
      <Button
        look="plain"
        className="text-bad whitespace-normal!"
        aria-disabled={items.isBusy}
        onClick={() => setAsked(true)}
      >
        <Trash2 size={18} aria-hidden="true" />
        {words.remove}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={words.removeTitle(name)}
          text={words.removeText}
          yes={words.removeYes}
          isDanger
          onYes={() => void remove()}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
};

interface ItemPartProps {
  readonly who: SignedIn;
  readonly stall: OwnStall;
  readonly items: Items;
  /** Null for a new one. */
  readonly item: OwnItem | null;
  readonly which: string;
  readonly blank: ItemDraft;
  /** A further one is made after this: the form begins anew. */
  readonly onNext: (saved: ItemContent) => void;
}

/** An item while it is made or changed, and where one goes after it is saved. */
const useItemSaving = ({ who, stall, items, item, which, blank, onNext }: ItemPartProps) => {
  const [isSending, setSending] = useState(false);
  const navigate = useNavigate();
  const leave = (): void => void navigate(vendorPaths.stall(stall.stallid));
  const saved = useRef<ItemContent | null>(null);
  const wantsNext = useRef(false);
  const onSaved = (told: OwnItem): void => {
    saved.current = told.content;
    items.take(told);
  };
  const form = useItemForm({ who, stall, item, which, blank, onSaved });
  const focus = useFaultFocus(async () => {
    const isNext = wantsNext.current;
    wantsNext.current = false;
    if (isSending) return;
    if ((await form.save()) !== true) return;
    if (isNext && saved.current !== null) onNext(saved.current);
    else leave();
  });
  const wantNext = (): void => {
    wantsNext.current = true;
  };
  return { form, focus, leave, wantNext, isSending, setSending };
};

interface FieldsProps extends ItemPartProps {
  readonly form: ItemForm;
  readonly onSending: (isSending: boolean) => void;
}

const Fields = ({ who, stall, items, form, onSending }: FieldsProps) => {
  const { draft, faults, change } = form;
  const { stallid, currency } = stall;
  const categories = [
    ...new Set((items.items ?? []).map(({ content }) => content.category).filter(Boolean)),
  ];
  const given = { draft, faults, change };
  return (
    <>
      <ItemFacts {...given} {...{ currency, categories }} />
      <AllergensField draft={draft} fault={faults['allergens']} change={change} />
      <DietsField draft={draft} change={change} />
      <OptionsField
        groups={draft.groups}
        {...{ currency, faults }}
        onChange={(groups) => change({ groups })}
      />
      <PictureField
        token={who.token}
        stallid={stallid}
        fileid={draft.picture}
        name={draft.name}
        onChange={(picture) => change({ picture })}
        onSending={onSending}
      />
      <ServingFields {...given} />
    </>
  );
};
type ItemForm = ReturnType<typeof useItemForm>;

/** An item as its vendor makes and changes it. */
export const ItemPart = (props: ItemPartProps) => {
  const { stall, items, item } = props;
  const { form, focus, leave, wantNext, isSending, setSending } = useItemSaving(props);
  const title = item === null ? words.newTitle : words.editTitle(item.content.name);
  useTitle(title);
  return (
    <div className="grid max-w-xl grid-cols-1 gap-6">
      <header className="grid grid-cols-1 gap-1 [overflow-wrap:anywhere]">
        <BackLink to={vendorPaths.stall(stall.stallid)} text={stall.content.name} />
        <h2 dir="auto" className="text-2xl font-semibold">
          {title}
        </h2>
      </header>
      <FormNotes acts={form} nameOf={({ content }) => content.name} onSaved={leave} />
      <form {...focus} className="grid grid-cols-1 gap-6">
        <Fields {...props} form={form} onSending={setSending} />
        <SaveBar
          acts={form}
          waits={isSending ? words.picture.waits : ''}
          save={words.save}
          giveUp={words.giveUp}
          onGiveUp={() => {
            form.giveUp();
            leave();
          }}
        >
          {item === null && (
            <Button type="submit" aria-disabled={form.isBusy || isSending} onClick={wantNext}>
              {words.saveNext}
            </Button>
          )}
        </SaveBar>
      </form>
      {item !== null && <ItemActs item={item} items={items} onRemoved={leave} />}
    </div>
  );
};
