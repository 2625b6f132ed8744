import { blogCalls } from '@sets/shared/blog/blog.calls.ts';
import { pathWith } from '@sets/shared/core/call.ts';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../../../core/api.ts';
import { useAsked, useTold } from '../../../../core/use-asked.ts';
import { useSending } from '../../../../core/use-sending.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { copyText } from '../../../../ui/copy-text.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { toast } from '../../../../ui/toast.ts';
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts';
import { feedTabs } from '../feed-place.ts';
import { feedKeyMessages as words } from '../read.messages.ts';

const addressOf = (key: string, of: string): string =>
  window.location.origin + pathWith(blogCalls.atom.path, { key, of });

const copy = async (address: string): Promise<void> => {
  if (await copyText(address)) toast.success(words.copied);
  else toast.error(words.notCopied);
};

/** The key as it is, and making and withdrawing it. */
const useFeedKey = (token: string) => {
  const { data, failure, reload } = useAsked(blogCalls.feedKey, { token });
  const told = useTold(blogCalls.feedKey);
  const { isBusy, send } = useSending();
  const change = async (call: typeof blogCalls.makeFeedKey | typeof blogCalls.withdrawFeedKey) => {
    const reply = await send(() => ask(call, { token }));
    if (reply === undefined) return;
    if (reply.ok) told({}, reply.value);
    else toast.error(reply.error.msg);
  };
  return {
    state: data,
    failure,
    reload,
    isBusy,
    make: () => void change(blogCalls.makeFeedKey),
    withdraw: () => void change(blogCalls.withdrawFeedKey),
  };
};

const Addresses = ({ feedKey }: { feedKey: string }) => (
  <ul className="grid grid-cols-1 gap-4">
    {feedTabs.map((of) => (
      <li key={of} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
        <span className="min-w-0">
          <span className="block font-medium">{words.lists[of]}</span>
          <code className="block truncate text-sm text-ink-soft select-all !whitespace-nowrap">
            {addressOf(feedKey, of)}
          </code>
        </span>
        <IconButton
          label={words.copy(words.lists[of])}
          onClick={() => void copy(addressOf(feedKey, of))}
        >
          <Copy size={18} aria-hidden="true" />
        </IconButton>
      </li>
    ))}
  </ul>
);

const Content = ({ token, onWithdraw }: { token: string; onWithdraw: () => void }) => {
  const { state, failure, reload, isBusy, make } = useFeedKey(token);
  if (state === null) {
    return failure === null ? (
      <output
        aria-label={words.loading}
        className="block h-12 animate-pulse rounded-md bg-sunken"
      />
    ) : (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="text-bad">{words.failed(failure.msg)}</p>
        <Button onClick={() => void reload()}>{words.retry}</Button>
      </div>
    );
  }
  return state.key === null ? (
    <Button look="primary" disabled={isBusy} onClick={make}>
      {words.make}
    </Button>
  ) : (
    <>
      <Addresses feedKey={state.key} />
      <Button look="plain" className="justify-self-start text-bad -ml-5" onClick={onWithdraw}>
        {words.withdraw}
      </Button>
    </>
  );
};

/** The addresses under which a feed reader finds what one may read: made, copied, withdrawn. */
export const FeedKeyDialog = ({ token, onClose }: { token: string; onClose: () => void }) => {
  const [isAsking, setAsking] = useState(false);
  const { withdraw } = useFeedKey(token);
  const place = useKeptFocus<HTMLDivElement>((within) => within.querySelector('button'));
  if (isAsking) {
    return (
      <ConfirmDialog
        title={words.withdrawTitle}
        text={words.withdrawText}
        yes={words.withdrawYes}
        isDanger
        onYes={() => {
          withdraw();
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    );
  }
  return (
    <Dialog title={words.title} onClose={onClose} closesOnBackdrop>
      <div ref={place} className="grid grid-cols-1 gap-5">
        <p className="text-ink-soft">{words.lead}</p>
        <Content token={token} onWithdraw={() => setAsking(true)} />
      </div>
    </Dialog>
  );
};
