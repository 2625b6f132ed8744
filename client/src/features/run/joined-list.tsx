import { runCalls } from '@sets/shared/run/run.calls.ts';
import type { JoinedRoom } from '@sets/shared/run/run.contract.ts';
import { ArrowRight } from 'lucide-react';
import { useAsked } from '../../core/use-asked.ts';
import { MathText } from '../../ui/math/math-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ago } from '../../ui/when.ts';
import { spacedCode } from '../stage/spaced-code.ts';
import { stagePaths } from '../stage/stage-paths.ts';
import { runMessages as words } from './run.messages.ts';

const Row = ({ code, title, openedAt, isOver }: JoinedRoom) => (
  <li>
    {/* The phone’s page is a document of its own, so it is loaded. */}
    <a
      href={stagePaths.room(code)}
      className="flex items-center gap-4 rounded-md border-[1.5px] border-line bg-raised px-5 py-4 hover:border-line-strong"
    >
      <span className="grid min-w-0 grow grid-cols-1">
        <span dir="auto" className="truncate text-left text-lg font-semibold">
          <MathText text={title} />
        </span>
        <span className="text-sm text-ink-soft">
          {words.joinedWhen(ago(openedAt), isOver)} · {spacedCode(code)}
        </span>
      </span>
      <ArrowRight size={20} aria-hidden="true" className="flex-none text-ink-soft" />
    </a>
  </li>
);

/** The rooms in which somebody took part while logged in, each with the way back into it; nothing where there is none. */
export const JoinedList = ({ token, title }: { token: string; title: string }) => {
  const { data, failure } = useAsked(runCalls.joined, { token });
  if (data === null) {
    return failure === null ? (
      <Skeleton label={title} isPart />
    ) : (
      <p className="text-ink-soft">
        {words.joinedFailed} {failure.msg}
      </p>
    );
  }
  if (data.rooms.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-2xl font-semibold">{title}</h2>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {data.rooms.map((room) => (
          <Row key={room.roomId} {...room} />
        ))}
      </ul>
    </section>
  );
};
