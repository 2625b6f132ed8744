import type { QnaHistory } from '@sets/shared/qna/qna.contract.ts';
import { ago } from '../../../ui/when.ts';
import { inDepthMessages as words } from '../desk.messages.ts';
import { Difference } from '../../../ui/difference.tsx';

type Version = QnaHistory['versions'][number];

const lineClass = 'whitespace-pre-wrap [overflow-wrap:anywhere]';

const Lines = ({ version, before }: { version: Version; before: Version | undefined }) => (
  <>
    {version.title !== '' && (
      <p dir="auto" className={`${lineClass} font-semibold`}>
        <Difference before={before?.title ?? version.title} after={version.title} />
      </p>
    )}
    {(version.text !== '' || (before?.text ?? '') !== '') && (
      <p dir="auto" className={lineClass}>
        <Difference before={before?.text ?? version.text} after={version.text} />
      </p>
    )}
  </>
);

/** How something was worded over time, the newest first, each with what changed. */
export const Versions = ({ versions }: Pick<QnaHistory, 'versions'>) => (
  <ol className="grid grid-cols-1 gap-4">
    {versions
      .map((version, index) => (
        <li
          key={version.at}
          className="grid grid-cols-1 gap-2 rounded-lg border-[1.5px] border-line bg-raised px-4 py-3.5 narrow:px-5"
        >
          <p className="text-sm text-ink-soft">
            {index === 0 ? words.first : words.changed}{' '}
            <time dateTime={new Date(version.at).toISOString()}>
              {ago(new Date(version.at).toISOString())}
            </time>
            {version.by !== null && (
              <>
                {' '}
                <bdi>{words.by(version.by.username)}</bdi>
              </>
            )}
          </p>
          <Lines version={version} before={versions[index - 1]} />
        </li>
      ))
      .toReversed()}
  </ol>
);
