import { foodCalls } from '@sets/shared/food/food.calls.ts';
import type { OwnStall } from '@sets/shared/food/stall.contract.ts';
import { ask } from '../../../../core/api.ts';
import { useAsked, useTold } from '../../../../core/use-asked.ts';
import { useSending } from '../../../../core/use-sending.ts';
import { toast } from '../../../../ui/toast.ts';
import { useFreshStates } from '../../parts/use-fresh-states.ts';
import { useNow } from '../use-now.ts';
import { useMenuChanged } from '../use-menu-changed.ts';
import { stallMessages as words } from './stall.messages.ts';

const nothing: readonly OwnStall[] = [];

/** The stalls of a vendor, and what becomes of them. */
export const useStalls = (token: string) => {
  const { data, failure, reload } = useAsked(foodCalls.mine, { token });
  const told = useTold(foodCalls.mine);
  const changed = useMenuChanged();
  const { isBusy, send } = useSending();
  const {
    now: stalls,
    latest,
    put: putHere,
  } = useNow<readonly OwnStall[] | null>(data?.stalls ?? null);
  useFreshStates(stalls?.map(({ until }) => until) ?? [], reload);
  const put = (next: readonly OwnStall[]): void => {
    putHere(next);
    told({}, { stalls: [...next] });
    changed();
  };
  /** One as the server has it now. */
  const take = (stall: OwnStall): void => {
    const known = latest.current ?? nothing;
    const isKnown = known.some(({ stallid }) => stallid === stall.stallid);
    put(
      isKnown
        ? known.map((each) => (each.stallid === stall.stallid ? stall : each))
        : [...known, stall],
    );
  };
  const pause = (stall: OwnStall): Promise<void> | Promise<undefined> =>
    send(async () => {
      const params = { stallid: stall.stallid };
      const body = { isPaused: !stall.isPaused };
      const answer = await ask(foodCalls.pause, { token, params, body });
      if (answer.ok) take(answer.value);
      else toast.error(answer.error.msg);
    });
  /** True once it is gone. */
  const remove = async ({ stallid, content }: OwnStall): Promise<boolean> => {
    const answer = await send(() => ask(foodCalls.removeStall, { token, params: { stallid } }));
    if (answer?.ok === false) toast.error(answer.error.msg);
    if (answer?.ok !== true) return false;
    put(answer.value.stalls);
    toast.blank(words.removed(content.name));
    return true;
  };
  return { stalls, failure, reload, isBusy, take, pause, remove };
};
export type Stalls = ReturnType<typeof useStalls>;
