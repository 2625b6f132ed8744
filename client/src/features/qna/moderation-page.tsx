import { qnaModerationCalls, qnaSpaceCalls } from '@sets/shared/qna/qna-moderation.calls.ts';
import type { QnaLogEntry } from '@sets/shared/qna/qna-moderation.contract.ts';
import {
  type ModerationMode,
  moderationMode,
  type QnaSettings,
  type QnaSpace,
} from '@sets/shared/qna/qna.contract.ts';
import { Link, useParams } from 'react-router-dom';
import { ask } from '../../core/api.ts';
import { useAsked, useChanged, useTold } from '../../core/use-asked.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { useTitle } from '../../ui/use-title.ts';
import { ago } from '../../ui/when.ts';
import { useToken } from '../account/account.store.ts';
import { ClosedNote } from '../module/parts/closed-note.tsx';
import { moderationMessages as words } from './desk.messages.ts';
import { PageHead, pageFrame } from './parts/page-head.tsx';
import { QueuePart } from './parts/queue-part.tsx';
import { qnaPaths } from './qna-paths.ts';
import { modulePaths } from '../module/module-paths.ts';

const Modes = ({
  value,
  onChange,
}: {
  value: ModerationMode;
  onChange: (mode: ModerationMode) => void;
}) => (
  <fieldset className="m-0 grid min-w-0 grid-cols-1 gap-2 p-0">
    <legend className="p-0 pb-2 font-medium">{words.moderation}</legend>
    {moderationMode.options.map((mode: ModerationMode) => (
      <label
        key={mode}
        className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border-[1.5px] border-line px-4 py-2.5 has-checked:border-people has-checked:bg-people-tint"
      >
        <input
          type="radio"
          name="moderation"
          checked={value === mode}
          onChange={() => onChange(mode)}
          aria-describedby={`mode-${mode}`}
          aria-label={words.modes[mode]}
          className="size-5 flex-none accent-people"
        />
        <span>
          <span className="block font-medium">{words.modes[mode]}</span>
          <span id={`mode-${mode}`} className="block text-sm text-ink-soft">
            {words.modeHints[mode]}
          </span>
        </span>
      </label>
    ))}
  </fieldset>
);

/** How questions are handled in the space; each choice takes effect at once. */
const Settings = ({ moduleid, space }: { moduleid: string; space: QnaSpace }) => {
  const token = useToken();
  const put = useTold(qnaSpaceCalls.settings);
  const changed = useChanged();
  const { settings } = space;
  const save = async (change: Partial<QnaSettings>): Promise<void> => {
    // Shown at once: the reply says the same, or why not.
    put({ params: { moduleid } }, { ...space, settings: { ...settings, ...change } });
    const body = { moduleid, ...settings, ...change };
    const told = await ask(qnaSpaceCalls.changeSettings, { token, body });
    put({ params: { moduleid } }, told.ok ? told.value : space);
    if (told.ok) toast.success(words.saved);
    else toast.error(told.error.msg);
    changed(qnaModerationCalls.log);
    changed(qnaModerationCalls.queue);
  };
  return (
    <section className="grid grid-cols-1 gap-5">
      <h2 className="text-xl font-semibold tracking-[-0.02em]">{words.settings}</h2>
      <Switch
        label={words.anonymous}
        hint={words.anonymousHint}
        checked={settings.anonymous}
        onChange={(anonymous) => void save({ anonymous })}
      />
      <Modes value={settings.moderation} onChange={(moderation) => void save({ moderation })} />
    </section>
  );
};

const Entry = ({ by, action, questionid, answerid, at }: QnaLogEntry) => {
  const date = new Date(at).toISOString();
  const what =
    action === 'reveal' || action === 'merge' || action === 'settings'
      ? ''
      : answerid === null
        ? words.ofQuestion
        : words.ofAnswer;
  return (
    <li className="py-2.5 [overflow-wrap:anywhere]">
      <bdi className="font-medium">{by?.username ?? words.gone}</bdi> {words.actions[action]}{' '}
      {questionid !== null && what}
      <time dateTime={date} className="block text-sm text-ink-soft">
        {ago(date)}
      </time>
    </li>
  );
};

/** What moderators did, for all of them. */
const Log = ({ moduleid }: { moduleid: string }) => {
  const { data } = useAsked(qnaModerationCalls.log, {
    token: useToken(),
    params: { moduleid },
    query: {},
  });
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-xl font-semibold tracking-[-0.02em]">{words.log}</h2>
      {data?.entries.length === 0 && <p className="text-ink-soft">{words.noLog}</p>}
      <ol className="divide-y divide-line empty:hidden">
        {data?.entries.map((entry) => (
          <Entry
            key={[entry.at, entry.action, entry.questionid, entry.answerid].join(' ')}
            {...entry}
          />
        ))}
      </ol>
    </section>
  );
};

const OpenModeration = ({ moduleid, space }: { moduleid: string; space: QnaSpace }) => {
  useTitle(words.title);
  if (!space.may.moderate) {
    return (
      <main className="grow">
        <PageNote title={words.notYours} text={words.notYoursText}>
          <Link to={modulePaths.space(moduleid)} className={buttonClass('primary')}>
            {words.toSpace}
          </Link>
        </PageNote>
      </main>
    );
  }
  return (
    <main className={pageFrame}>
      <PageHead moduleid={moduleid} title={words.title} toSpace={words.toSpace} />
      <QueuePart moduleid={moduleid} />
      <Settings moduleid={moduleid} space={space} />
      <Link
        to={qnaPaths.labels(moduleid)}
        className={`${buttonClass('outline', 'small')} justify-self-start`}
      >
        {words.labels}
      </Link>
      <Log moduleid={moduleid} />
    </main>
  );
};

const ModerationAt = ({ moduleid }: { moduleid: string }) => {
  const { data, failure, reload } = useAsked(qnaSpaceCalls.settings, {
    token: useToken(),
    params: { moduleid },
  });
  if (data !== null) return <OpenModeration moduleid={moduleid} space={data} />;
  return (
    <main className="grow">
      {failure === null ? (
        <Skeleton label={words.loading} />
      ) : (
        <ClosedNote moduleid={moduleid} failure={failure} onRetry={() => void reload()} />
      )}
    </main>
  );
};

/** For who moderates a space: what is to be decided, and how its questions are handled. */
export const ModerationPage = () => {
  const { moduleid = '' } = useParams();
  return <ModerationAt key={moduleid} moduleid={moduleid} />;
};
