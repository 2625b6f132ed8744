import type { Failure, Result } from '@sets/shared/core/result.ts';
import { liveQnaCalls } from '@sets/shared/live-qna/live-qna.calls.ts';
import type {
  LiveQna,
  LiveQnaLine,
  LiveQnaShelf,
} from '@sets/shared/live-qna/live-qna.contract.ts';
import { Pencil, Play, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ask } from '../../core/api.ts';
import { useAsked } from '../../core/use-asked.ts';
import { Button, buttonClass, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MathText } from '../../ui/math/math-text.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { spacedCode } from '../stage/spaced-code.ts';
import { blankLiveQna, LiveQnaForm } from './live-qna-form.tsx';
import { liveQnaPaths } from './live-qna-paths.ts';
import { liveQnaMessages as words } from './live-qna.messages.ts';
import { PromiseList } from './promise-list.tsx';

interface LiveQnaListProps {
  readonly token: string;
  readonly shelf: LiveQnaShelf;
}

/** What is open in a dialog: a new one, one that is changed, one that is to go. */
type Open =
  | { readonly is: 'new' }
  | { readonly is: 'edit'; readonly item: LiveQna }
  | { readonly is: 'remove'; readonly item: LiveQnaLine }
  | null;

const msgOf = (told: Result<unknown>): string | null => (told.ok ? null : told.error.msg);

interface RowProps {
  readonly item: LiveQnaLine;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

const Row = ({ item, onEdit, onRemove }: RowProps) => {
  const { liveqnaid, code, failure } = item;
  const title = item.title || words.nameless;
  const { pathname } = useLocation();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border-[1.5px] border-line bg-raised py-3 pr-3 pl-5">
      <div className="min-w-0 grow basis-60">
        <p dir="auto" className="text-lg font-semibold [overflow-wrap:anywhere]">
          <MathText text={title} />
        </p>
        {code !== null && (
          <p className="text-sm text-ink-soft">{words.underWayIn(spacedCode(code))}</p>
        )}
        {failure !== null && <p className="text-sm text-warn">{failure.msg}</p>}
      </div>
      <div className="flex items-center gap-2">
        {failure === null && (
          <>
            <Link
              to={liveQnaPaths.start(liveqnaid)}
              state={{ from: pathname }}
              aria-label={words.presentOf(title)}
              className={buttonClass('primary')}
            >
              <Play size={16} aria-hidden="true" />
              {code === null ? words.present : words.goOn}
            </Link>
            <IconButton label={words.edit(title)} onClick={onEdit}>
              <Pencil size={18} aria-hidden="true" />
            </IconButton>
          </>
        )}
        <IconButton label={words.remove(title)} disabled={code !== null} onClick={onRemove}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
};

interface OpenDialogProps extends LiveQnaListProps {
  readonly open: Open;
  readonly onClose: () => void;
  readonly onChanged: () => void;
  readonly onRefused: (msg: string | null) => void;
}

const OpenDialog = ({ open, token, shelf, onClose, onChanged, onRefused }: OpenDialogProps) => {
  if (open === null) return null;
  const settle = (told: Result<unknown>): string | null => {
    if (!told.ok) return msgOf(told);
    onClose();
    onChanged();
    return null;
  };
  if (open.is === 'remove') {
    const params = { liveqnaid: open.item.liveqnaid };
    const remove = async (): Promise<void> => {
      onRefused(settle(await ask(liveQnaCalls.remove, { token, params })));
      onClose();
    };
    return (
      <ConfirmDialog
        isDanger
        title={words.removeTitle}
        text={words.removeText}
        yes={words.removeYes}
        onYes={() => void remove()}
        onCancel={onClose}
      />
    );
  }
  if (open.is === 'new') {
    return (
      <LiveQnaForm
        title={words.createTitle}
        yes={words.createYes}
        given={blankLiveQna}
        onClose={onClose}
        onSave={async (made) =>
          settle(await ask(liveQnaCalls.create, { token, body: { ...made, ...shelf } }))
        }
      />
    );
  }
  const { liveqnaid, revision, title, moderated, names, voting, asking } = open.item;
  return (
    <LiveQnaForm
      title={words.editTitle}
      yes={words.save}
      given={{ title, moderated, names, voting, asking }}
      onClose={onClose}
      onSave={async (made) =>
        settle(
          await ask(liveQnaCalls.change, {
            token,
            params: { liveqnaid },
            body: { ...made, revision },
          }),
        )
      }
    />
  );
};

const Items = ({
  items,
  failure,
  onRetry,
  onEdit,
  onRemove,
}: {
  readonly items: readonly LiveQnaLine[] | null;
  readonly failure: Failure | null;
  readonly onRetry: () => void;
  readonly onEdit: (item: LiveQnaLine) => void;
  readonly onRemove: (item: LiveQnaLine) => void;
}) => {
  if (items === null) {
    if (failure === null) return <Skeleton label={words.loading} isPart />;
    return (
      <PageNote title={words.failed} text={failure.msg} level="h2">
        <Button onClick={onRetry}>{words.retry}</Button>
      </PageNote>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-3">
      {items.map((item) => (
        <Row
          key={item.liveqnaid}
          item={item}
          onEdit={() => onEdit(item)}
          onRemove={() => onRemove(item)}
        />
      ))}
    </ul>
  );
};

/** The live Q&A of a topic for its moderators, each a click away from the screen; and what was promised. */
export const LiveQnaDesk = ({ token, shelf }: LiveQnaListProps) => {
  const { moduleid, topicid } = shelf;
  const given = { token, query: { moduleid, topicid } };
  const { data, failure, reload } = useAsked(liveQnaCalls.list, given);
  const [open, setOpen] = useState<Open>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const edit = async ({ liveqnaid }: LiveQnaLine): Promise<void> => {
    const told = await ask(liveQnaCalls.read, { token, params: { liveqnaid } });
    setRefusal(msgOf(told));
    if (told.ok) setOpen({ is: 'edit', item: told.value });
  };
  return (
    <section className="in-order grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-2xl font-semibold tracking-[-0.02em]">{words.title}</h2>
          <p className="text-ink-soft">{words.intro}</p>
        </div>
        <Button onClick={() => setOpen({ is: 'new' })}>
          <Plus size={18} aria-hidden="true" />
          {words.create}
        </Button>
      </header>
      {refusal !== null && (
        <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad">
          {refusal}
        </p>
      )}
      <Items
        items={data?.items ?? null}
        failure={failure}
        onRetry={() => void reload()}
        onEdit={(item) => void edit(item)}
        onRemove={(item) => setOpen({ is: 'remove', item })}
      />
      <PromiseList token={token} shelf={{ moduleid, topicid }} />
      <OpenDialog
        {...{ open, token }}
        shelf={{ moduleid, topicid }}
        onClose={() => setOpen(null)}
        onChanged={() => void reload()}
        onRefused={setRefusal}
      />
    </section>
  );
};
