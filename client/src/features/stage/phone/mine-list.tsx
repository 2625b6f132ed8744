import type { AnsweredRun } from '../../../live/phone-memory.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { stagePaths } from '../stage-paths.ts';
import { mineMessages as say } from './mine.messages.ts';
import { PhoneNote } from './phone-note.tsx';
import { longDay } from '../../../core/locale.ts';

/** The runs in which something was answered on this phone. */
export const MineList = ({ runs }: { readonly runs: readonly AnsweredRun[] }) => {
  if (runs.length === 0) {
    return (
      <PhoneNote title={say.emptyTitle} text={say.empty}>
        <a className="phone-button" href={stagePaths.join}>
          {say.join}
        </a>
      </PhoneNote>
    );
  }
  return (
    <main className="kept-page">
      <h1>{say.listTitle}</h1>
      <p>{say.list}</p>
      <ul className="kept-list">
        {runs.map(({ runId, title, keptAt }) => (
          <li key={runId}>
            <a href={stagePaths.mineIn(runId)} dir="auto">
              <MathText text={title === '' ? say.untitled : title} />
              <span>{longDay.format(keptAt)}</span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
};
