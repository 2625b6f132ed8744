import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ask } from '../../core/api.ts';
import { longDay } from '../../core/locale.ts';
import { useAsked } from '../../core/use-asked.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { toast } from '../../ui/toast.ts';
import { useAccount } from '../account/account.store.ts';
import { modulePaths } from './module-paths.ts';
import { listMessages as words, settingsMessages } from './module.messages.ts';
import { ListFrame, NoList } from './parts/list-frame.tsx';
import { SpaceLines } from './parts/space-lines.tsx';

const CreateWay = () => (
  <Link
    to={modulePaths.create}
    className={`${buttonClass('primary')} [main:has([data-empty])_header_&]:hidden`}
  >
    <Plus size={18} aria-hidden="true" />
    {words.create}
  </Link>
);

interface DeletedProps {
  readonly token: string;
  readonly onRestored: () => Promise<void>;
}

/** What was deleted lately, and can be had back. */
const Deleted = ({ token, onRestored }: DeletedProps) => {
  const { data, reload } = useAsked(moduleCalls.deleted, { token });
  if (data === null || data.modules.length === 0) return null;
  const restore = async (moduleid: string): Promise<void> => {
    const told = await ask(moduleCalls.restore, { token, body: { moduleid } });
    if (told.ok) toast.success(settingsMessages.restored);
    else toast.error(told.error.msg);
    await Promise.all([reload(), onRestored()]);
  };
  return (
    <section className="mt-6 grid grid-cols-1 gap-3">
      <h2 className="text-xl font-semibold">{words.deleted}</h2>
      <ul className="grid grid-cols-1 divide-y divide-line border-y border-line">
        {data.modules.map(({ moduleid, title, restorableUntil }) => (
          <li key={moduleid} className="flex min-h-16 items-center justify-between gap-4 py-2">
            <span className="min-w-0">
              <span dir="auto" className="block font-medium [overflow-wrap:anywhere]">
                {title}
              </span>
              <span className="block text-sm text-ink-soft">
                {words.until(longDay.format(Date.parse(restorableUntil)))}
              </span>
            </span>
            <Button
              size="small"
              aria-label={words.restoreOf(title)}
              onClick={() => void restore(moduleid)}
            >
              {words.restore}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Created = ({ token, userid }: { token: string; userid: string }) => {
  const { data, failure, reload } = useAsked(moduleCalls.createdBy, { token, params: { userid } });
  return (
    <>
      {data === null && <NoList failure={failure} onRetry={() => void reload()} />}
      {data?.modules.length === 0 && (
        <div data-empty>
          <PageNote title={words.created.none} text={words.createdText} level="h2">
            <CreateWay />
          </PageNote>
        </div>
      )}
      {data !== null && data.modules.length > 0 && <SpaceLines modules={data.modules} />}
      <Deleted token={token} onRestored={reload} />
    </>
  );
};

/** The spaces that one created, and those of them that were deleted lately. */
export const CreatedPage = () => {
  const who = useAccount();
  return (
    <ListFrame list="created" side={<CreateWay />}>
      {who !== null && <Created key={who.userid} token={who.token} userid={who.userid} />}
    </ListFrame>
  );
};
