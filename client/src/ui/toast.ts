import { create } from 'zustand';

export type ToastKind = 'blank' | 'error' | 'success' | 'loading' | 'custom';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
  /** Dismissed, and still drawn while it goes. */
  readonly isLeaving: boolean;
}

/** How long a toast stays, and how long it takes to go, in milliseconds. Fixed by the specification. */
export const toastTimes: Readonly<Record<ToastKind, number>> & { readonly removal: number } = {
  blank: 4_000,
  error: 4_000,
  success: 2_000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4_000,
  removal: 1_000,
};
/** The oldest goes when there are more. */
export const mostToasts = 20;

/** Newest first. */
export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

const change = (next: (toasts: readonly Toast[]) => readonly Toast[]): void => {
  useToasts.setState(({ toasts }) => ({ toasts: next(toasts) }));
};

const remove = (id: number): void => {
  change((toasts) => toasts.filter((toast) => toast.id !== id));
};

/** Lets a toast go: it is drawn as leaving, then removed. */
export const dismissToast = (id: number): void => {
  change((toasts) => toasts.map((each) => (each.id === id ? { ...each, isLeaving: true } : each)));
  setTimeout(remove, toastTimes.removal, id);
};

const show =
  (kind: ToastKind) =>
  (message: string): number => {
    lastId += 1;
    const id = lastId;
    change((toasts) => [{ id, kind, message, isLeaving: false }, ...toasts].slice(0, mostToasts));
    if (Number.isFinite(toastTimes[kind])) setTimeout(dismissToast, toastTimes[kind], id);
    return id;
  };

/** Shows a short message at the top right; gives what `dismissToast` takes. */
export const toast = {
  blank: show('blank'),
  error: show('error'),
  success: show('success'),
  /** Stays until it is dismissed. */
  loading: show('loading'),
  custom: show('custom'),
} as const;
