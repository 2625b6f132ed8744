import './toasts.css';
import { CircleAlert, CircleCheck, Info, type LucideIcon, Sparkles, X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Button, IconButton } from './button.tsx';
import { dismissToast, type Toast, type ToastKind, toastPause, useToasts } from './toast.ts';
import { uiMessages } from './ui.messages.ts';

const icons: Readonly<Record<Exclude<ToastKind, 'loading'>, LucideIcon>> = {
  blank: Info,
  error: CircleAlert,
  success: CircleCheck,
  custom: Sparkles,
};

const Mark = ({ kind }: { kind: ToastKind }) => {
  if (kind === 'loading') return <span className="toast-wheel" aria-hidden="true" />;
  const Icon = icons[kind];
  return <Icon size={20} className="toast-mark" aria-hidden="true" />;
};

/** An error is said at once, everything else when there is a pause. */
const OneToast = ({ id, kind, message, act, isLeaving }: Toast) => (
  <div
    className="toast"
    data-kind={kind}
    data-leaving={isLeaving}
    role={kind === 'error' ? 'alert' : 'status'}
    aria-live={kind === 'error' ? 'assertive' : 'polite'}
  >
    <Mark kind={kind} />
    <p>{message}</p>
    {act !== null && (
      <Button
        look="plain"
        size="small"
        className="self-center !px-2 text-people-ink"
        onClick={() => {
          dismissToast(id);
          act.onAct();
        }}
      >
        {act.text}
      </Button>
    )}
    <IconButton label={uiMessages.dismiss} onClick={() => dismissToast(id)}>
      <X size={16} aria-hidden="true" />
    </IconButton>
  </div>
);

/** Browsers of before 2024 know no popovers: there, toasts lie above all but dialogs. */
const canRaise = (): boolean => 'showPopover' in HTMLElement.prototype;

/** Above everything: a message goes over the dialog that was opened after the one before. */
const useOnTop = (newest: number | undefined) => {
  const stack = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = stack.current;
    if (!canRaise() || shown === null) return;
    shown.showPopover();
    return () => shown.hidePopover();
  }, []);
  useEffect(() => {
    if (!canRaise() || newest === undefined) return;
    if (document.querySelector('dialog[open]') === null) return;
    stack.current?.hidePopover();
    stack.current?.showPopover();
  }, [newest]);
  return stack;
};

/** What somebody points at, or is in with the keyboard, stays. */
const usePause = (stack: RefObject<HTMLElement | null>, isEmpty: boolean): void => {
  useEffect(() => {
    const stop = new AbortController();
    const on = (event: string, act: () => void): void =>
      stack.current?.addEventListener(event, act, { signal: stop.signal });
    on('pointerenter', toastPause.begin);
    on('focusin', toastPause.begin);
    on('pointerleave', toastPause.end);
    on('focusout', toastPause.end);
    return () => stop.abort();
  }, [stack]);
  useEffect(() => {
    // The one that was pointed at was dismissed; nobody leaves it then.
    if (isEmpty) toastPause.end();
  }, [isEmpty]);
};

/** Short messages at the top right, newest first. Draw it once in the app. */
export const Toasts = () => {
  const toasts = useToasts((all) => all.toasts);
  const stack = useOnTop(toasts[0]?.id);
  usePause(stack, toasts.length === 0);
  return (
    <section ref={stack} popover="manual" className="toasts" aria-label={uiMessages.toasts}>
      {toasts.map((each) => (
        <OneToast key={each.id} {...each} />
      ))}
    </section>
  );
};
