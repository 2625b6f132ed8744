import { qnaNewsKind, qnaNewsState } from '@sets/shared/qna/qna-news.contract.ts';
import { useEffect, useRef } from 'react';
import { usePlace } from '../../live/use-place.ts';

interface ListenProps {
  readonly token: string | null;
  readonly moduleid: string;
  readonly topicid: string;
  /** Something changed, or may have while there was no connection. */
  readonly onNews: () => void;
}

/** Once there was a connection, every later one may have missed something. */
interface Heard {
  readonly seated: boolean;
  readonly moved: number;
}

/** Hears of what changes in a topic, as long as it is drawn; it draws nothing. */
const Listen = ({ token, moduleid, topicid, onNews }: ListenProps) => {
  const { place } = usePlace(token, { kind: qnaNewsKind, at: { moduleid, topicid } });
  const { seated } = place;
  const read = qnaNewsState.safeParse(place.state);
  const moved = read.success ? read.data.moved : 0;
  const spreadMs = read.success ? read.data.spreadMs : 0;
  const heard = useRef<Heard | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useRef(onNews);
  useEffect(() => {
    tell.current = onNews;
  });
  useEffect(() => {
    if (!seated) return;
    const before = heard.current;
    heard.current = { seated, moved };
    if (before === null && moved === 0) return;
    if (before?.seated === true && before.moved === moved) return;
    // Not all of a hall in the same moment; what comes meanwhile is in what is asked for then.
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      if (document.visibilityState === 'visible') tell.current();
    }, Math.random() * spreadMs);
  }, [seated, moved, spreadMs]);
  useEffect(() => {
    if (!seated && heard.current !== null) heard.current = { ...heard.current, seated };
  }, [seated]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return null;
};

export default Listen;
