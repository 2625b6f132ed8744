import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { useState } from 'react';
import { newId } from '../../../core/new-id.ts';
import { useAsked, useChanged } from '../../../core/use-asked.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { useAccount } from '../../account/account.store.ts';
import type {
  MaterialApi,
  MaterialLine,
  MaterialServer,
  MaterialWords,
  Shelf,
} from '../material.ts';
import { copyMessages as words } from './copy.messages.ts';
import { isPersonal, useCopySpaces } from './use-copy-places.ts';

interface TopicsProps {
  readonly token: string;
  readonly moduleid: string;
  readonly topicid: string | null;
  readonly onTopic: (topicid: string | null) => void;
}

/** The topics of a space; the first is taken until another one is chosen. */
const Topics = ({ token, moduleid, topicid, onTopic }: TopicsProps) => {
  const { data, failure } = useAsked(moduleCalls.read, { token, params: { moduleid } });
  const topics = (data?.topics ?? []).filter(({ archived }) => !archived);
  const known = topics.find((each) => each.topicid === topicid) ?? topics[0];
  if (data !== null && (known?.topicid ?? null) !== topicid) onTopic(known?.topicid ?? null);
  if (failure !== null && data === null) return <p className="text-bad">{failure.msg}</p>;
  if (data === null) return <Skeleton label={words.loading} isPart />;
  if (known === undefined) return <p className="text-warn">{words.noTopics}</p>;
  return (
    <Select
      label={words.topic}
      value={known.topicid}
      choices={topics.map((each) => ({ value: each.topicid, text: each.title }))}
      onChange={onTopic}
    />
  );
};

interface CopyDialogProps {
  readonly server: Pick<MaterialServer<unknown>, 'listCall'> & {
    readonly api: (token: string) => Pick<MaterialApi<unknown>, 'copy'>;
  };
  readonly names: Pick<MaterialWords, 'copyTitle' | 'copied'>;
  readonly token: string;
  readonly line: Pick<MaterialLine, 'id' | 'title'>;
  /** Where it lies. */
  readonly shelf: Shelf;
  readonly onClose: () => void;
}

/** Copies once, however often it is pressed and whatever is lost on the way. */
const useCopy = ({ server, token, line: { id } }: CopyDialogProps) => {
  const [attempts] = useState(() => new Map<string, string>());
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const changed = useChanged();
  const copy = async (to: Shelf): Promise<boolean> => {
    const name = `${to.moduleid}/${to.topicid}`;
    const attempt = attempts.get(name) ?? newId();
    attempts.set(name, attempt);
    setSending(true);
    const told = await server.api(token).copy(id, to, attempt);
    setSending(false);
    setRefusal(told.ok ? null : told.error.msg);
    if (told.ok) changed(server.listCall);
    return told.ok;
  };
  return { copy, isSending, refusal };
};

/** Makes another one of it, beside it or in another topic. */
export const CopyDialog = (props: CopyDialogProps) => {
  const { names, token, line, shelf, onClose } = props;
  const userid = useAccount()?.userid ?? '';
  const spaces = useCopySpaces({ token, userid }, shelf);
  const [moduleid, setModuleid] = useState(shelf.moduleid);
  const [topicid, setTopicid] = useState<string | null>(shelf.topicid);
  const { copy, isSending, refusal } = useCopy(props);
  const to = isPersonal({ moduleid }) ? personalShelf : topicid !== null && { moduleid, topicid };
  const copyNow = async (): Promise<void> => {
    if (to === false || !(await copy(to))) return;
    toast.success(names.copied);
    onClose();
  };
  return (
    <Dialog title={names.copyTitle} onClose={onClose}>
      <p className="mb-4 text-ink-soft">{words.text(line.title)}</p>
      <div className="grid gap-4">
        {spaces === null ? (
          <Skeleton label={words.loading} isPart />
        ) : (
          <Select
            label={words.space}
            value={moduleid}
            choices={spaces}
            onChange={(next) => {
              setModuleid(next);
              setTopicid(null);
            }}
          />
        )}
        {!isPersonal({ moduleid }) && (
          <Topics token={token} moduleid={moduleid} topicid={topicid} onTopic={setTopicid} />
        )}
      </div>
      <p role="alert" className="mt-3 text-bad empty:hidden">
        {refusal}
      </p>
      <div className={`mt-6 ${dialogButtons}`}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button
          look="primary"
          disabled={to === false || isSending}
          data-takes-focus
          onClick={() => void copyNow()}
        >
          {words.copy}
        </Button>
      </div>
    </Dialog>
  );
};
