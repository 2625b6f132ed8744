import type { Module } from '@sets/shared/module/module.contract.ts';
import { MessagesSquare } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { modulePaths } from './module-paths.ts';
import { moduleMessages as words } from './module.messages.ts';
import { AboutPart } from './parts/about-part.tsx';
import { ClosedNote } from './parts/closed-note.tsx';
import { DeletedNote } from './parts/deleted-note.tsx';
import { PeoplePart } from './parts/people-part.tsx';
import { SpaceHead } from './parts/space-head.tsx';
import { SpaceSettings } from './parts/space-settings.tsx';
import { TopicsPart } from './parts/topics-part.tsx';
import { type SpaceDesk, useSpace } from './use-space.ts';
import { useVisit } from './use-visit.ts';

interface SpaceParts {
  /** What stands above all else. */
  readonly top: (space: Module) => ReactNode;
  /** What stands below the topics. */
  readonly below?: (space: Module) => ReactNode;
}

const OpenSpace = ({ desk, top, below }: SpaceParts & { desk: SpaceDesk }) => {
  const [deletedUntil, setDeletedUntil] = useState<string | null>(null);
  useTitle(desk.space.title);
  useVisit(desk.space.moduleid);
  if (deletedUntil !== null) {
    return (
      <DeletedNote
        desk={desk}
        restorableUntil={deletedUntil}
        onRestored={() => setDeletedUntil(null)}
      />
    );
  }
  return (
    <main className="in-order mx-auto grid w-full max-w-[1168px] grid-cols-1 content-start gap-8 px-4 py-8 narrow:px-5 narrow:py-10">
      <SpaceHead desk={desk}>
        <Link
          to={modulePaths.chat(desk.space.moduleid)}
          aria-label={words.chat}
          title={words.chat}
          className="grid size-11 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <MessagesSquare size={20} aria-hidden="true" />
        </Link>
        <SpaceSettings desk={desk} onDeleted={setDeletedUntil} />
      </SpaceHead>
      {top(desk.space)}
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-12 border-t border-line pt-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-1 gap-12">
          <AboutPart desk={desk} />
          <TopicsPart desk={desk} />
          {below?.(desk.space)}
        </div>
        <PeoplePart desk={desk} />
      </div>
    </main>
  );
};

const SpaceAt = ({ moduleid, ...parts }: SpaceParts & { moduleid: string }) => {
  const { desk, failure, reload } = useSpace(moduleid);
  if (desk !== null) return <OpenSpace desk={desk} {...parts} />;
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

/** A space: what it is about, its topics, its people. */
export const SpacePage = (parts: SpaceParts) => {
  const { moduleid = '' } = useParams();
  return <SpaceAt key={moduleid} moduleid={moduleid} {...parts} />;
};
