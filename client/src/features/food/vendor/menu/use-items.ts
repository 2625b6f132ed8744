import { foodCalls } from '@sets/shared/food/food.calls.ts';
import type { OwnItem } from '@sets/shared/food/item.contract.ts';
import { ask } from '../../../../core/api.ts';
import { useAsked, useChanged, useTold } from '../../../../core/use-asked.ts';
import { useSending } from '../../../../core/use-sending.ts';
import { toast } from '../../../../ui/toast.ts';
import { itemMessages as words } from '../item/item.messages.ts';
import { useNow } from '../use-now.ts';
import { useMenuChanged } from '../use-menu-changed.ts';

const nothing: readonly OwnItem[] = [];

/** The items of a stall in the order of its vendor, and what becomes of them. */
export const useItems = (token: string, stallid: string) => {
  const params = { stallid };
  const { data, failure, reload } = useAsked(foodCalls.items, { token, params });
  const told = useTold(foodCalls.items);
  const menuChanged = useMenuChanged();
  const changed = useChanged();
  const { isBusy, send } = useSending();
  const {
    now: items,
    latest,
    put: putHere,
  } = useNow<readonly OwnItem[] | null>(data?.items ?? null);
  /** All of them as the server has them now. */
  const put = (next: readonly OwnItem[]): void => {
    putHere(next);
    told({ params }, { items: [...next] });
    menuChanged();
    // Stalls tell how many items they have.
    if (next.length !== items?.length) changed(foodCalls.mine);
  };
  /** One of them; a new one comes last. */
  const take = (item: OwnItem): void => {
    const known = latest.current ?? nothing;
    const isKnown = known.some(({ itemid }) => itemid === item.itemid);
    put(
      isKnown ? known.map((each) => (each.itemid === item.itemid ? item : each)) : [...known, item],
    );
  };
  /** True once it is gone. */
  const remove = async ({ itemid, content }: OwnItem): Promise<boolean> => {
    const answer = await send(() => ask(foodCalls.removeItem, { token, params: { itemid } }));
    if (answer?.ok === false) toast.error(answer.error.msg);
    if (answer?.ok !== true) return false;
    put(answer.value.items);
    toast.blank(words.removed(content.name));
    return true;
  };
  /** Many of them, by another way. */
  const manyChanged = (): void => {
    void reload();
    menuChanged();
    changed(foodCalls.mine);
  };
  return { items, failure, reload, isBusy, put, take, remove, changed: manyChanged };
};
export type Items = ReturnType<typeof useItems>;
