import { liveQnaCalls } from '@sets/shared/live-qna/live-qna.calls.ts';
import { Link } from 'react-router-dom';
import { useAsked } from '../core/use-asked.ts';
import { useToken } from '../features/account/account.store.ts';
import { liveQnaPaths } from '../features/live-qna/live-qna-paths.ts';
import { MathText } from '../ui/math/math-text.tsx';
import { appMessages as words } from './app.messages.ts';

/** What was held in places of a run, with the way to what it came to; nothing where nothing was. */
export const HeldInRun = ({ runId }: { readonly runId: string }) => {
  const token = useToken() ?? '';
  const { data } = useAsked(liveQnaCalls.holders, { token, query: { runId } });
  const runs = data?.holders.flatMap((holder) =>
    holder.runs.map((run) => ({ ...run, title: holder.title })),
  );
  if (runs === undefined || runs.length === 0) return null;
  return (
    <section aria-label={words.heldIn} className="grid grid-cols-1 gap-2 print:hidden">
      <h2 className="text-lg font-semibold">{words.heldIn}</h2>
      <ul className="grid grid-cols-1 gap-2">
        {runs.map((run) => (
          <li key={run.runId}>
            <Link
              to={liveQnaPaths.results(run.runId)}
              dir="auto"
              className="flex min-h-12 items-center justify-between gap-4 rounded-md border border-line px-4 py-2 font-medium [overflow-wrap:anywhere] hover:bg-sunken"
            >
              <MathText text={run.title} />
              {!run.ended && (
                <span className="flex-none text-sm font-normal text-ink-soft">
                  {words.underWay}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
