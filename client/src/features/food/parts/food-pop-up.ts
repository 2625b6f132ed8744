import { uiActions, useUiState } from '../../../core/ui-state.ts';

/** What comes up over pages of food: an item; that its stall is closed; when it is open; that an order is ready. */
type FoodPopUp = 'item' | 'closed' | 'times' | 'ready';

/** Whether somebody is told that an order of theirs is ready. */
export const isReadyShown = (): boolean => useUiState.getState().foodPopUp.type === 'ready';

/** Opens one in place of another; that an order is ready is read before anything else comes up. */
export const openFoodPopUp = (type: FoodPopUp): void => {
  if (!isReadyShown()) uiActions.openFoodPopUp(type);
};

/** Closes what comes up over one page; that an order is ready stays until it was read. */
export const closeFoodPopUp = (): void => {
  if (!isReadyShown()) uiActions.closeFoodPopUp();
};
