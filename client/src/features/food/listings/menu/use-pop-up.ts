import type { Item } from '@sets/shared/food/item.contract.ts';
import type { StallState } from '@sets/shared/food/stall.contract.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUiState } from '../../../../core/ui-state.ts';
import { foodPaths } from '../../food-paths.ts';
import { closeFoodPopUp, openFoodPopUp } from '../../parts/food-pop-up.ts';

/** The address names an item: it comes up, and goes with the address. */
const useItemOfAddress = (itemid: string | null): void => {
  useEffect(() => {
    if (itemid !== null) openFoodPopUp('item');
    return closeFoodPopUp;
  }, [itemid]);
};

/** That an order is ready has come up in the place of the item, or before it: once that was read, there is the item. */
const useItemAfterReady = (itemid: string | null, isReady: boolean): void => {
  useEffect(() => {
    if (itemid !== null && !isReady) openFoodPopUp('item');
  }, [itemid, isReady]);
};

/** Who looks at the menu of a stall that closes meanwhile is told. */
const useTellClosed = (state: StallState): void => {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'open' && state !== 'open') openFoodPopUp('closed');
    before.current = state;
  }, [state]);
};

/** Whether the history knows that an item was opened over the menu. */
const isOverPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isItemOverPage' in state;

interface PopUpGiven {
  readonly stallid: string;
  readonly state: StallState;
  /** The item that the address names. */
  readonly item: Pick<Item, 'itemid'> | null;
}

/** What lies over the menu of a stall. */
export const usePopUp = ({ stallid, state, item }: PopUpGiven) => {
  const { show, type } = useUiState(({ foodPopUp }) => foodPopUp);
  const navigate = useNavigate();
  const location = useLocation();
  useItemOfAddress(item?.itemid ?? null);
  useItemAfterReady(item?.itemid ?? null, type === 'ready');
  useTellClosed(state);
  const closeItem = (): void => {
    // As Back does; whoever came by a link has nothing behind it that is this menu.
    if (isOverPage(location.state)) void navigate(-1);
    else void navigate(foodPaths.stall(stallid), { replace: true, preventScrollReset: true });
  };
  const closeTimes = (): void => {
    if (item === null) closeFoodPopUp();
    else openFoodPopUp('item');
  };
  // It opens again while somebody reads that it is closed: then there is nothing to read.
  const isOver = type === 'closed' && state === 'open';
  const now = isOver ? item && 'item' : type;
  return {
    shown: show ? now : null,
    openTimes: () => openFoodPopUp(state === 'open' ? 'times' : 'closed'),
    closeItem,
    closeTimes,
  };
};
