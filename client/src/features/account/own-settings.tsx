import type { Failure, Result } from '@sets/shared/core/result.ts';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { tokenNow } from './account.store.ts';
import { ownSettingsMessages as words } from './settings.messages.ts';

interface Asked<Settings> {
  /** Null until it is known. */
  readonly data: Settings | null;
  readonly failure: Failure | null;
  readonly reload: () => Promise<void>;
}

interface Saying<Settings> {
  readonly token: string;
  /** Shows what one said, before it is sent. */
  readonly show: (settings: Settings) => void;
  readonly send: (settings: Settings) => Promise<Result<unknown>>;
}

interface OwnSettingsProps<Settings> extends Saying<Settings> {
  readonly asked: Asked<Settings>;
  readonly children: (
    settings: Settings,
    change: (changed: Partial<Settings>) => void,
  ) => ReactNode;
}

/** Each change is sent after the one before it, and what is so is shown again where one is refused. */
const useChange = <Settings extends object>(
  { data, reload }: Asked<Settings>,
  { token, show, send }: Saying<Settings>,
) => {
  const sent = useRef<Promise<void>>(Promise.resolve());
  const sendNext = async (next: Settings): Promise<void> => {
    const reply = await send(next);
    if (reply.ok || tokenNow() !== token) return;
    toast.error(reply.error.msg);
    await reload();
  };
  return (changed: Partial<Settings>): void => {
    if (data === null) return;
    const next = { ...data, ...changed };
    show(next);
    sent.current = sent.current.then(() => sendNext(next));
  };
};

/** What one says of one matter, as switches that take effect at once. */
export const OwnSettings = <Settings extends object>({
  asked,
  children,
  ...saying
}: OwnSettingsProps<Settings>) => {
  const change = useChange(asked, saying);
  const { data, failure, reload } = asked;
  if (data !== null) return <>{children(data, change)}</>;
  if (failure === null) {
    return <output className="block min-h-36 text-ink-soft">{words.loading}</output>;
  }
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{words.failed(failure.msg)}</p>
      <Button onClick={() => void reload()}>{words.retry}</Button>
    </div>
  );
};
