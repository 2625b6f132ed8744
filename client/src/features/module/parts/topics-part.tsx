import type { Topic } from '@sets/shared/module/module.contract.ts';
import { topicCalls } from '@sets/shared/module/topic.calls.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ask } from '../../../core/api.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { Button } from '../../../ui/button.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { toast } from '../../../ui/toast.ts';
import { modulePaths } from '../module-paths.ts';
import { topicMessages as words } from '../module.messages.ts';
import type { SpaceDesk } from '../use-space.ts';
import { AddTopic } from './add-topic.tsx';
import { TopicDesk } from './topic-desk.tsx';
import { topicLink, topicRow } from './topic-look.ts';

const Rows = ({ moduleid, topics }: { moduleid: string; topics: readonly Topic[] }) => (
  <ol className="grid grid-cols-1 gap-2">
    {topics.map(({ topicid, title }, index) => (
      <li key={topicid} className={topicRow}>
        <Link to={modulePaths.topic(moduleid, topicid)} className={`${topicLink} pl-4`}>
          <span aria-hidden="true" className="w-6 flex-none text-ink-soft tabular-nums">
            {formatCount(index + 1)}
          </span>
          <span dir="auto" className="min-w-0 grow [overflow-wrap:anywhere]">
            <MathText text={title} />
          </span>
          <ChevronRight size={20} aria-hidden="true" className="flex-none text-ink-soft" />
        </Link>
      </li>
    ))}
  </ol>
);

/** Topics that were put away; moderators bring them back. */
const Archived = ({ desk, topics }: { desk: SpaceDesk; topics: readonly Topic[] }) => {
  const { space, token, change } = desk;
  const bringBack = async (topicid: string): Promise<void> => {
    const body = { moduleid: space.moduleid, topicid, archived: false };
    const failure = await change(ask(topicCalls.archive, { token, body }));
    if (failure !== null) toast.error(failure.msg);
  };
  return (
    <details className="rounded-md border-[1.5px] border-line">
      <summary className="flex min-h-12 cursor-pointer items-center rounded-md px-4 font-medium text-ink-soft hover:text-ink">
        {words.archived(topics.length)}
      </summary>
      <div className="grid grid-cols-1 gap-1 px-4 pb-3">
        <p className="text-sm text-ink-soft">{words.archivedText}</p>
        <ul className="grid grid-cols-1">
          {topics.map(({ topicid, title }) => (
            <li key={topicid} className="flex min-h-12 items-center justify-between gap-3">
              <Link
                to={modulePaths.topic(space.moduleid, topicid)}
                dir="auto"
                className="min-w-0 rounded-sm [overflow-wrap:anywhere] hover:underline"
              >
                <MathText text={title} />
              </Link>
              <Button
                size="small"
                aria-label={words.bringBackOf(title)}
                onClick={() => void bringBack(topicid)}
              >
                {words.bringBack}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
};

/** The topics of a space, in order; whoever may adds, names, moves and archives them. */
export const TopicsPart = ({ desk }: { desk: SpaceDesk }) => {
  const { topics, moduleid, may } = desk.space;
  const shown = topics.filter(({ archived }) => !archived);
  const archived = topics.filter((topic) => topic.archived);
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-2xl font-semibold tracking-[-0.02em]">{words.title}</h2>
      {shown.length === 0 && (
        <p className="rounded-lg border-[1.5px] border-dashed border-line-strong px-5 py-6 text-balance text-ink-soft">
          {may.edit ? words.noneText : words.noneForReader}
        </p>
      )}
      {may.edit ? (
        <TopicDesk desk={desk} topics={shown} />
      ) : (
        <Rows moduleid={moduleid} topics={shown} />
      )}
      {may.edit && <AddTopic desk={desk} />}
      {may.edit && archived.length > 0 && <Archived desk={desk} topics={archived} />}
    </section>
  );
};
