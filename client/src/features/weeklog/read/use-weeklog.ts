import { weeklogCalls } from '@sets/shared/weeklog/weeklog.calls.ts';
import type { LogEntry } from '@sets/shared/weeklog/weeklog.contract.ts';
import { ask } from '../../../core/api.ts';
import { useAsked, useChanged } from '../../../core/use-asked.ts';
import { useSending } from '../../../core/use-sending.ts';
import { toast } from '../../../ui/toast.ts';
import { useToken } from '../../account/account.store.ts';
import { weeklogMessages as words } from '../weeklog.messages.ts';

/** Which topic of which space. */
export interface TopicOf {
  readonly moduleid: string;
  readonly topicid: string;
}

/** What was done in the weeks of a topic. */
export const useWeeklog = ({ moduleid, topicid }: TopicOf) =>
  useAsked(weeklogCalls.of, { token: useToken(), params: { moduleid, topicid } });

/** Takes an entry away, and puts it back. */
export const useEntryRemoval = () => {
  const token = useToken();
  const { isBusy, send } = useSending();
  const changed = useChanged();
  const tell = async (call: 'remove' | 'putBack', { logid, revision }: LogEntry) => {
    const given = { token, params: { logid }, body: { revision } };
    const told = await send(() => ask(weeklogCalls[call], given));
    if (told?.ok === false) toast.error(told.error.msg);
    changed(weeklogCalls.of);
    return told?.ok === true ? told.value : null;
  };
  const putBack = async (entry: LogEntry): Promise<void> => {
    if ((await tell('putBack', entry)) !== null) toast.success(words.back);
  };
  const remove = async (entry: LogEntry): Promise<void> => {
    const gone = await tell('remove', entry);
    if (gone === null) return;
    toast.blank(words.removed, { text: words.undo, onAct: () => void putBack(gone) });
  };
  return { isBusy, remove, putBack };
};
