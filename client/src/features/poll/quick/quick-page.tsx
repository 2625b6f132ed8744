import { pollCalls } from '@sets/shared/poll/poll.calls.ts';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { ask } from '../../../core/api.ts';
import { useLivePage } from '../../../live/live-context.ts';
import { Button } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { onSingleClick } from '../../../ui/single-click.ts';
import { Splash } from '../../../ui/splash.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useToken } from '../../account/account.store.ts';
import { HostNote } from '../../stage/host/host-notes.tsx';
import { RoomOffer } from '../../stage/host/room-offer.tsx';
import { useQuestion } from '../../stage/host/use-question.ts';
import { pollHostMessages } from '../host/poll-host.messages.ts';
import { pollPaths } from '../poll-paths.ts';
import { pollStage } from '../poll-stage.ts';
import { askQuick, type OpenThere } from './ask-quick.ts';
import { type QuickAsked, readQuickAsked } from './quick-asked.ts';
import { quickMessages as words } from './quick.messages.ts';

interface OpenNoteProps {
  readonly open: OpenThere;
  readonly onDecide: (closes: boolean) => void;
}

/** Asks before people are stopped in the middle of a question. */
const OpenNote = ({ open: { title, view, answered }, onDecide }: OpenNoteProps) => (
  <main className="grid min-h-dvh grid-cols-1 content-center">
    <PageNote
      title={words.openTitle(view.position)}
      text={words.openText(title, pollHostMessages.answers(answered))}
    >
      <Button look="primary" onClick={onSingleClick(() => onDecide(true))}>
        {words.openYes}
      </Button>
      <Button onClick={onSingleClick(() => onDecide(false))}>{words.openNo}</Button>
    </PageNote>
  </main>
);

/** The room in which it is asked, and what is to be known before. */
const useAsking = (quick: QuickAsked) => {
  const token = useToken() ?? '';
  const { question, asked } = useQuestion();
  const { attempt, from: _from, ...poll } = quick;
  const live = useLivePage(
    token,
    askQuick({
      quick,
      make: async (beside) => {
        const body = { ...poll, ...(beside !== null && { beside }) };
        const made = await ask(pollCalls.quick, { token, query: { attempt }, body });
        return made.ok ? { ok: true, value: made.value.pollid } : made;
      },
      ask: {
        where: (rooms) =>
          asked((answer) => <RoomOffer activity={pollStage} rooms={rooms} onChoose={answer} />),
        whether: (open) => asked((answer) => <OpenNote open={open} onDecide={answer} />),
      },
    }),
  );
  return { question, ...live };
};

/** Asks it where people are, and goes to the desk there. */
const Asking = ({ quick }: { readonly quick: QuickAsked }) => {
  const { question, page, followed } = useAsking(quick);
  const navigate = useNavigate();
  useTitle(quick.title);
  const { room, run } = followed;
  const onAsked = useEffectEvent((definitionId: string, roomId: string) => {
    const address = { pathname: pollPaths.start(definitionId), search: `?room=${roomId}` };
    void navigate(address, { replace: true, state: { from: quick.from } });
  });
  const roomId = room?.roomId;
  const definitionId = run?.definitionId;
  useEffect(() => {
    if (roomId !== undefined && definitionId !== undefined) onAsked(definitionId, roomId);
  }, [roomId, definitionId]);
  if (question !== null) return question;
  if (followed.failure === null && followed.status !== 'outdated') {
    return <Splash label={words.opening} />;
  }
  const opens = { activity: pollStage, definitionId: definitionId ?? '' };
  return <HostNote followed={followed} opens={opens} roomId={null} onRetry={() => page.retry()} />;
};

/** Where a quick question is on its way to people. */
export const QuickPage = () => {
  const quick = readQuickAsked(useLocation().state);
  if (quick === null) return <Navigate to={pollPaths.list()} replace />;
  return <Asking key={quick.attempt} quick={quick} />;
};
