import { create } from 'zustand';

/** What a report is about. */
export interface ReportSubject {
  readonly communityname: string;
  readonly topicid: string;
  readonly commentid: string;
  /** Which kind of contribution it is. */
  readonly cType: string;
}

/** What is open on this page. Nothing of it is kept. */
export interface UiState {
  /** Whether the top bar is in view. */
  readonly appBar: boolean;
  readonly showMenu: boolean;
  /** The register dialog. */
  readonly show: boolean;
  /** The update log, unless this device has dismissed it. */
  readonly showUpdate: boolean;
  readonly showFeedback: boolean;
  readonly showReportModal: ReportSubject & { readonly status: boolean };
  readonly foodPopUp: { readonly show: boolean; readonly type: string };
}

const noReport = { status: false, communityname: '', topicid: '', commentid: '', cType: '' };

export const firstUiState: UiState = {
  appBar: true,
  showMenu: false,
  show: false,
  showUpdate: true,
  showFeedback: false,
  showReportModal: noReport,
  foodPopUp: { show: false, type: '' },
};

export const useUiState = create<UiState>(() => firstUiState);

const set = (change: Partial<UiState>): void => useUiState.setState(change);

/** Opens and closes what lies over the pages; each may be called from anywhere. */
export const uiActions = {
  showAppBar: () => set({ appBar: true }),
  hideAppBar: () => set({ appBar: false }),
  openMenu: () => set({ showMenu: true, appBar: true }),
  closeMenu: () => set({ showMenu: false }),
  openRegister: () => set({ show: true }),
  closeRegister: () => set({ show: false }),
  openUpdate: () => set({ showUpdate: true }),
  closeUpdate: () => set({ showUpdate: false }),
  openFeedback: () => set({ showFeedback: true }),
  closeFeedback: () => set({ showFeedback: false }),
  openReport: (subject: ReportSubject) => set({ showReportModal: { ...subject, status: true } }),
  closeReport: () => set({ showReportModal: noReport }),
  openFoodPopUp: (type: string) => set({ foodPopUp: { show: true, type } }),
  closeFoodPopUp: () => set({ foodPopUp: firstUiState.foodPopUp }),
} as const;
