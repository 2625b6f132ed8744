import { ok, type Result } from '@sets/shared/core/result.ts';
import { foodCalls } from '@sets/shared/food/food.calls.ts';
import type { ItemContent, OwnItem } from '@sets/shared/food/item.contract.ts';
import type { OwnStall } from '@sets/shared/food/stall.contract.ts';
import { useState } from 'react';
import { ask } from '../../../../core/api.ts';
import type { SignedIn } from '../../../../core/root/auth-slice.ts';
import { toast } from '../../../../ui/toast.ts';
import { type FilledForm, type KeptForm, keptForm } from '../form/kept-form.ts';
import { type FormTools, useForm } from '../form/use-form.ts';
import { newOne } from '../vendor-paths.ts';
import { checkItem, type ItemDraft, itemDraftOf, stockOf, storedItemForm } from './item-draft.ts';
import { itemMessages as words } from './item.messages.ts';

/** Where the form of an item is kept: by its id, by what it is a copy of, or as the new one of its stall. */
export const keptItem = (userid: string, stallid: string, which: string): KeptForm<ItemDraft> =>
  keptForm(storedItemForm, userid, which === newOne ? `${newOne}.${stallid}` : which);

/** The same for a new one that began as a copy. */
export const copyFrom = (itemid: string): string => `copy.${itemid}`;

interface ItemFormOf {
  readonly who: SignedIn;
  readonly stall: OwnStall;
  /** Null for a new one. */
  readonly item: OwnItem | null;
  /** Under what it is kept in the tab. */
  readonly which: string;
  /** What a new one begins with. */
  readonly blank: ItemDraft;
  readonly onSaved: (item: OwnItem) => void;
}

type ItemTools = FormTools<OwnItem, ItemDraft, ItemContent>;

/** Saves what an item is, then how many there are: only where that was typed, for people order meanwhile. */
const sendItem = async (
  token: string,
  stallid: string,
  { id: itemid, revision, draft }: FilledForm<ItemDraft>,
  content: ItemContent,
): Promise<Result<OwnItem>> => {
  const [stock, params] = [stockOf(draft), { itemid }];
  const told = await (revision === 0
    ? ask(foodCalls.add, { token, body: { item: { itemid, stallid, content, stock } } })
    : ask(foodCalls.saveItem, { token, params, body: { revision, content } }));
  if (!told.ok) return told;
  // What was added by an earlier try has the count of that one.
  const before = revision === 0 ? told.value.stock : draft.stockBefore;
  return stock === before ? told : ask(foodCalls.stock, { token, params, body: { stock } });
};

/** An item while it is made or changed. */
export const useItemForm = ({ who, stall, item, which, blank, onSaved }: ItemFormOf) => {
  const { token, userid } = who;
  const { stallid, currency } = stall;
  const [kept] = useState(() => keptItem(userid, stallid, which));
  const [begin] = useState(blank);
  const tools: ItemTools = {
    thing: item,
    idOf: ({ itemid }) => itemid,
    blank: begin,
    kept,
    draftOf: (there) => itemDraftOf(there, currency),
    check: (draft) => checkItem(draft, currency),
    send: (form, content) => sendItem(token, stallid, form, content),
    read: async (id) => {
      const told = await ask(foodCalls.items, { token, params: { stallid } });
      return told.ok ? ok(told.value.items.find(({ itemid }) => itemid === id) ?? null) : told;
    },
    onSaved: (saved) => {
      toast.success(words.saved);
      onSaved(saved);
    },
  };
  return useForm(tools);
};
