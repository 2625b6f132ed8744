import type { PollLine } from '@sets/shared/poll/poll.contract.ts';
import type { QuestionKindName } from '@sets/shared/question/question-kinds.ts';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../ui/dialog.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount } from '../account/account.store.ts';
import { CopyDialog } from './copy/copy-dialog.tsx';
import { keptDrafts, newDraftName } from './kept-drafts.ts';
import { DraftCard } from './parts/draft-card.tsx';
import { PollCard } from './parts/poll-card.tsx';
import { isBlankDraft } from './poll-draft-check.ts';
import type { Shelf } from './poll.api.ts';
import { pollPaths } from './poll-paths.ts';
import { pollsMessages as words } from './polls.messages.ts';
import { RehearseDialog } from './rehearse/rehearse-dialog.tsx';
import { usePolls } from './use-polls.ts';

interface RemoveDialogProps {
  readonly poll: PollLine;
  readonly onRemove: () => Promise<void>;
  readonly onClose: () => void;
}

const RemoveDialog = ({ poll, onRemove, onClose }: RemoveDialogProps) => (
  <Dialog title={words.removeTitle} onClose={onClose}>
    <p className="text-ink-soft">{words.removeText(poll.title || words.nameless)}</p>
    <div className={`mt-6 ${dialogButtons}`}>
      <Button onClick={onClose}>{words.keep}</Button>
      <Button look="danger" onClick={() => void onRemove()}>
        {words.removeYes}
      </Button>
    </div>
  </Dialog>
);

const Refusal = ({ text }: { text: string }) => (
  <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad">
    {text}
  </p>
);

/** It has the way to the first poll; a page that has it too hides its own: `data-empty`. */
const Empty = ({ shelf }: { shelf: Shelf }) => (
  <div data-empty>
    <PageNote title={words.empty} text={words.emptyText} level="h2">
      <Link to={pollPaths.create(shelf)} className={buttonClass('primary')}>
        <Plus size={18} aria-hidden="true" />
        {words.create}
      </Link>
    </PageNote>
  </div>
);

interface PollListProps {
  readonly token: string;
  readonly shelf: Shelf;
  /** What stands in its place while there is none; it has the way to the first one, and says so: `data-empty`. */
  readonly empty?: ReactNode;
  /** Of those that have a question of this kind alone. */
  readonly kind?: QuestionKindName;
}

/** The names that several polls have. */
const sharedNames = (polls: readonly PollLine[]): ReadonlySet<string> => {
  const names = polls.map(({ title }) => title);
  return new Set(names.filter((title, at) => names.indexOf(title) !== at));
};

/** The polls of a shelf, each a click away from the screen. */
export const PollList = ({ token, shelf, empty, kind }: PollListProps) => {
  const { polls: all, failure, remove, reload } = usePolls(token, shelf);
  const kept = keptDrafts(useAccount()?.userid ?? '');
  const polls =
    kind === undefined ? all : (all?.filter(({ kinds }) => kinds.includes(kind)) ?? null);
  const [removing, setRemoving] = useState<PollLine | null>(null);
  const [copied, setCopied] = useState<PollLine | null>(null);
  const [rehearsed, setRehearsed] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (polls === null) {
    if (failure === null) return <Skeleton label={words.loading} isPart />;
    return (
      <PageNote title={words.failed} text={failure.msg} level="h2">
        <Button onClick={reload}>{words.retry}</Button>
      </PageNote>
    );
  }
  const fresh = kept.find(newDraftName(shelf))?.draft ?? null;
  const begun = fresh === null || isBlankDraft(fresh) || kind !== undefined ? null : fresh;
  const shared = sharedNames(polls);
  if (polls.length === 0 && begun === null) return empty ?? <Empty shelf={shelf} />;
  const removeNow = async (): Promise<void> => {
    if (removing === null) return;
    const refused = await remove(removing.pollid);
    setRefusal(refused?.msg ?? null);
    setRemoving(null);
  };
  return (
    <>
      {refusal !== null && <Refusal text={refusal} />}
      <ul className="poll-cards">
        {begun !== null && <DraftCard draft={begun} shelf={shelf} />}
        {polls.map((poll) => (
          <PollCard
            key={poll.pollid}
            poll={poll}
            shelf={shelf}
            isAhead={kept.find(poll.pollid) !== null}
            hasNamesake={shared.has(poll.title)}
            onCopy={() => setCopied(poll)}
            onRehearse={() => setRehearsed(poll.pollid)}
            onRemove={() => setRemoving(poll)}
          />
        ))}
      </ul>
      {copied !== null && (
        <CopyDialog token={token} poll={copied} shelf={shelf} onClose={() => setCopied(null)} />
      )}
      {rehearsed !== null && (
        <RehearseDialog pollid={rehearsed} onClose={() => setRehearsed(null)} />
      )}
      {removing !== null && (
        <RemoveDialog poll={removing} onRemove={removeNow} onClose={() => setRemoving(null)} />
      )}
    </>
  );
};
