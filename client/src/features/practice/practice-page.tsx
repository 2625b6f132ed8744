import type { Module } from '@sets/shared/module/module.contract.ts';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { modulePaths } from '../module/module-paths.ts';
import { BackLink } from '../module/parts/back-link.tsx';
import { ClosedNote } from '../module/parts/closed-note.tsx';
import { useSpace } from '../module/use-space.ts';
import { DueCard } from './parts/due-card.tsx';
import { FreePractice } from './parts/free-practice.tsx';
import { PracticeDesk } from './parts/practice-desk.tsx';
import { RoundView } from './parts/round-view.tsx';
import { practiceMessages as words } from './practice.messages.ts';
import { roundIn } from './practice-paths.ts';
import { usePractice } from './use-practice.ts';

const Standing = ({ space }: { readonly space: Module }) => {
  const { moduleid } = space;
  const { data, failure, reload } = usePractice(moduleid);
  if (data === null) {
    if (failure === null) return <Skeleton label={words.loading} isPart />;
    return (
      <PageNote title={words.failed} text={failure.msg} level="h2">
        <Button onClick={() => void reload()}>{words.retry}</Button>
      </PageNote>
    );
  }
  const { waiting, quizzes, scheduled } = data;
  const isEmpty = quizzes.length === 0 && scheduled === 0 && waiting === 0;
  return (
    <>
      {isEmpty ? (
        <PageNote title={words.noneYet} text={words.noneYetText} level="h2" />
      ) : (
        <DueCard moduleid={moduleid} standing={data} />
      )}
      {waiting > 0 && <p className="text-ink-soft">{words.waiting(waiting)}</p>}
      <FreePractice space={space} standing={data} />
      {!isEmpty && <p className="text-sm text-ink-soft">{words.private}</p>}
    </>
  );
};

const Practice = ({ space }: { readonly space: Module }) => {
  const { moduleid, title, may } = space;
  const [query] = useSearchParams();
  const address = query.toString();
  const round = useMemo(() => roundIn(new URLSearchParams(address)), [address]);
  useTitle(words.titleOf(title));
  if (round !== null) return <RoundView key={address} space={space} of={round} />;
  return (
    <main className="mx-auto grid w-full max-w-[720px] grid-cols-1 content-start gap-8 px-4 py-8 narrow:px-5 narrow:py-10">
      <header className="grid grid-cols-1 gap-1">
        <BackLink to={modulePaths.space(moduleid)} name={title} />
        <h1 className="text-[clamp(1.9rem,6vw,2.75rem)] leading-[1.08] font-semibold tracking-[-0.035em]">
          {words.title}
        </h1>
      </header>
      <Standing space={space} />
      {may.edit && <PracticeDesk moduleid={moduleid} />}
    </main>
  );
};

/** A person's own practice in a space: what is due, what there is, and a round of it. */
export const PracticePage = () => {
  const { moduleid = '' } = useParams();
  const { desk, failure, reload } = useSpace(moduleid);
  if (desk !== null) return <Practice space={desk.space} />;
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
