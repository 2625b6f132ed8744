import { afterEach, expect, it } from 'vitest';
import { firstUiState, uiActions, useUiState } from './ui-state.ts';

afterEach(() => useUiState.setState(firstUiState));
const state = () => useUiState.getState();

it('begins with the bar, with the update log asked for, and with nothing else open', () => {
  expect(state()).toEqual({
    appBar: true,
    showMenu: false,
    show: false,
    showUpdate: true,
    showFeedback: false,
    showReportModal: { status: false, communityname: '', topicid: '', commentid: '', cType: '' },
    foodPopUp: { show: false, type: '' },
  });
});

it.each([
  ['showMenu', uiActions.openMenu, uiActions.closeMenu],
  ['show', uiActions.openRegister, uiActions.closeRegister],
  ['showUpdate', uiActions.openUpdate, uiActions.closeUpdate],
  ['showFeedback', uiActions.openFeedback, uiActions.closeFeedback],
  ['appBar', uiActions.showAppBar, uiActions.hideAppBar],
] as const)('%s is opened and closed', (name, open, close) => {
  open();
  expect(state()[name]).toBe(true);
  close();
  expect(state()[name]).toBe(false);
});

it('the bar comes back with the menu', () => {
  uiActions.hideAppBar();
  uiActions.openMenu();
  expect(state().appBar).toBe(true);
});

it('a report is about something, until it is closed', () => {
  const subject = { communityname: 'Algorithms', topicid: 't1', commentid: 'c1', cType: 'answer' };
  uiActions.openReport(subject);
  expect(state().showReportModal).toEqual({ ...subject, status: true });
  uiActions.closeReport();
  expect(state().showReportModal).toEqual(firstUiState.showReportModal);
});

it('the food pop-up has a type, until it is closed', () => {
  uiActions.openFoodPopUp('delivery');
  expect(state().foodPopUp).toEqual({ show: true, type: 'delivery' });
  uiActions.closeFoodPopUp();
  expect(state().foodPopUp).toEqual(firstUiState.foodPopUp);
});
