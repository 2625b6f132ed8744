import { qnaCalls } from '@sets/shared/qna/qna.calls.ts';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { ask } from '../../core/api.ts';
import { useSending } from '../../core/use-sending.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { FaultNote } from '../account/note.tsx';
import { unsubscribeMessages as words } from './desk.messages.ts';
import { qnaPaths } from './qna-paths.ts';

type Standing = 'asked' | 'done' | 'bad';

/** What says that the link is not good, and would not be the next time either. */
const refusals: ReadonlySet<string> = new Set(['FORBIDDEN', 'BAD_REQUEST', 'NOT_FOUND']);

const useEnding = (questionid: string, proof: string) => {
  const [standing, setStanding] = useState<Standing>(proof === '' ? 'bad' : 'asked');
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const end = async (): Promise<void> => {
    setFault(null);
    const given = { params: { questionid }, query: { proof } };
    const told = await send(() => ask(qnaCalls.unsubscribe, given));
    if (told === undefined) return;
    if (told.ok) setStanding('done');
    else if (refusals.has(told.error.code)) setStanding('bad');
    else setFault(told.error.msg);
  };
  return { standing, fault, isBusy, end };
};

/**
 * Where the link in a mail leads: without logging in, one tap ends the mails about a question. A tap,
 * and not the visit: programs that look into mails visit every link.
 */
export const UnsubscribePage = () => {
  const { moduleid = '', topicid = '', questionid = '', email = '' } = useParams();
  const [params] = useSearchParams();
  const { standing, fault, isBusy, end } = useEnding(questionid, params.get('proof') ?? '');
  const toQuestion = (
    <Link to={qnaPaths.question(moduleid, topicid, questionid)} className={buttonClass('outline')}>
      {words.toQuestion}
    </Link>
  );
  const said = {
    asked: { title: words.title, text: words.text(email) },
    done: { title: words.done, text: words.doneText(email) },
    bad: { title: words.bad, text: words.badText },
  }[standing];
  useTitle(said.title);
  return (
    <main className="grid grow content-center">
      <output>
        <PageNote {...said}>
          {standing === 'asked' ? (
            <Button look="primary" disabled={isBusy} onClick={() => void end()}>
              {isBusy ? words.going : words.go}
            </Button>
          ) : (
            toQuestion
          )}
        </PageNote>
      </output>
      <div className="mx-auto px-4">
        <FaultNote text={fault} />
      </div>
    </main>
  );
};
