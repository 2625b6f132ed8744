import { create } from 'zustand';

export type ToastKind = 'blank' | 'error' | 'success' | 'loading' | 'custom';

/** What can be done about what a toast says; with it, the toast goes. */
export interface ToastAct {
  readonly text: string;
  readonly onAct: () => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
  readonly act: ToastAct | null;
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

/** The time that a toast has left; `timer` is null while it stands still. */
interface Stay {
  readonly endsAt: number;
  readonly left: number;
  readonly timer: ReturnType<typeof setTimeout> | null;
}
const stays = new Map<number, Stay>();
let isPaused = false;
let lastId = 0;

const change = (next: (toasts: readonly Toast[]) => readonly Toast[]): void => {
  useToasts.setState(({ toasts }) => ({ toasts: next(toasts) }));
};

const endStay = (id: number): void => {
  const timer = stays.get(id)?.timer ?? null;
  if (timer !== null) clearTimeout(timer);
  stays.delete(id);
};

const remove = (id: number): void => {
  change((toasts) => toasts.filter((toast) => toast.id !== id));
};

/** Lets a toast go: it is drawn as leaving, then removed. */
export const dismissToast = (id: number): void => {
  const isHere = useToasts.getState().toasts.some((each) => each.id === id && !each.isLeaving);
  endStay(id);
  if (!isHere) return;
  change((toasts) => toasts.map((each) => (each.id === id ? { ...each, isLeaving: true } : each)));
  setTimeout(remove, toastTimes.removal, id);
};

const stay = (id: number, left: number): void => {
  const timer = isPaused ? null : setTimeout(dismissToast, left, id);
  stays.set(id, { left, timer, endsAt: Date.now() + left });
};

/** Toasts stay while somebody points at them, and go on for the time they had left. */
export const toastPause = {
  begin: (): void => {
    if (isPaused) return;
    isPaused = true;
    for (const [id, { endsAt, timer }] of stays) {
      if (timer !== null) clearTimeout(timer);
      stay(id, endsAt - Date.now());
    }
  },
  end: (): void => {
    if (!isPaused) return;
    isPaused = false;
    for (const [id, { left }] of stays) stay(id, left);
  },
} as const;

const show =
  (kind: ToastKind) =>
  (message: string, act: ToastAct | null = null): number => {
    const [newest] = useToasts.getState().toasts;
    if (newest?.kind === kind && newest.message === message && act === null && !newest.isLeaving) {
      // The same once more is no second message: it stays as long as if it had come now.
      endStay(newest.id);
      if (Number.isFinite(toastTimes[kind])) stay(newest.id, toastTimes[kind]);
      return newest.id;
    }
    lastId += 1;
    const id = lastId;
    change((toasts) => {
      for (const gone of toasts.slice(mostToasts - 1)) endStay(gone.id);
      return [{ id, kind, message, act, isLeaving: false }, ...toasts].slice(0, mostToasts);
    });
    if (Number.isFinite(toastTimes[kind])) stay(id, toastTimes[kind]);
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
