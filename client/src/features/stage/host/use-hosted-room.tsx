import { useLivePage } from '../../../live/live-context.ts';
import type { StageActivity } from '../stage-activity.ts';
import { type AskHost, findRehearsal, findRoom } from './find-room.ts';
import { RoomOffer } from './room-offer.tsx';
import { SetAside } from './set-aside.tsx';
import { useQuestion } from './use-question.ts';

/** What the address of a host's page is of; what is on in its room may be something else by now. */
export interface Opens {
  readonly activity: StageActivity;
  readonly definitionId: string;
  /** Where it is rehearsed: with how many simulated students, and the address of that. */
  readonly rehearsal?: {
    readonly students: number;
    readonly path: (students: number) => string;
  };
}

/** The room that this page hosts, and what is asked before it is known: `question`, in place of the page. */
export const useHostedRoom = (token: string | null, opens: Opens, roomId: string | null) => {
  const { question, asked } = useQuestion();
  const wanted = { activity: opens.activity.name, definitionId: opens.definitionId };
  const ask: AskHost = {
    where: (rooms) =>
      asked((answer) => <RoomOffer activity={opens.activity} rooms={rooms} onChoose={answer} />),
    whether: (under) =>
      asked((answer) => <SetAside activity={opens.activity} under={under} onDecide={answer} />),
  };
  const { rehearsal } = opens;
  const find =
    rehearsal === undefined
      ? findRoom(wanted, roomId, ask)
      : findRehearsal({ ...wanted, students: rehearsal.students }, roomId);
  return { question, ...useLivePage(token, find) };
};
