import type { Failure, Result } from '@sets/shared/core/result.ts';
import { useEffect, useState } from 'react';
import { useSending } from '../../core/use-sending.ts';
import { Button } from '../../ui/button.tsx';
import { useToken } from '../account/account.store.ts';
import { notificationMessages as words } from './notification.messages.ts';
import { type PushStanding, pushStanding, switchPushOff, switchPushOn } from './push.ts';

const usePush = (token: string) => {
  const [standing, setStanding] = useState<PushStanding | null>(null);
  const { isBusy, send } = useSending();
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    let isGone = false;
    void pushStanding().then((now) => {
      if (!isGone) setStanding(now);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const change = async (work: () => Promise<Result<PushStanding>>): Promise<void> => {
    setFailure(null);
    const told = await send(work);
    if (told === undefined) return;
    if (told.ok) setStanding(told.value);
    else setFailure(told.error);
  };
  return {
    standing,
    isBusy,
    failure,
    switchOn: () => change(() => switchPushOn(token)),
    switchOff: () => change(() => switchPushOff(token)),
  };
};

const Blocked = () => (
  <div className="grid gap-1">
    <p>{words.blocked}</p>
    <p className="text-sm text-ink-soft">{words.unblock}</p>
  </div>
);

const Standing = ({ token }: { token: string }) => {
  const { standing, isBusy, failure, switchOn, switchOff } = usePush(token);
  if (standing === null) return <output className="text-ink-soft">{words.checking}</output>;
  if (standing === 'unsupported') return <p className="text-ink-soft">{words.unsupported}</p>;
  if (standing === 'blocked') return <Blocked />;
  const isOn = standing === 'on';
  const doing = isOn ? words.switchingOff : words.switchingOn;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p aria-live="polite">{isOn ? words.on : words.off}</p>
        <Button
          className="max-w-full py-1.5 whitespace-normal!"
          disabled={isBusy}
          onClick={() => void (isOn ? switchOff() : switchOn())}
        >
          {isBusy ? doing : isOn ? words.switchOff : words.switchOn}
        </Button>
      </div>
      {failure !== null && (
        <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad">
          {failure.msg}
        </p>
      )}
    </>
  );
};

/** Whether this device shows notifications: asked for by a click, never before. */
export const NotificationSettings = () => {
  const token = useToken();
  if (token === null) return null;
  return (
    <div className="grid gap-5">
      <header className="grid gap-1">
        <h2 className="text-xl font-semibold">{words.title}</h2>
        <p className="text-ink-soft">{words.lead}</p>
      </header>
      <Standing token={token} />
    </div>
  );
};
