import type { Failure } from '@sets/shared/core/result.ts';
import { resumeCalls } from '@sets/shared/resume/resume.calls.ts';
import { type Resume, resumeKey } from '@sets/shared/resume/resume.contract.ts';
import { Link, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { personPath } from '../../core/person-path.ts';
import { useAsked } from '../../core/use-asked.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useAccount } from '../account/account.store.ts';
import { resumeMessages as words } from './resume.messages.ts';
import { ResumeDeskPage, ResumeReading } from './resume-sheet.tsx';

interface NoResumeProps {
  readonly userid: string;
  readonly failure: Failure;
  readonly isLink: boolean;
  readonly onRetry: () => void;
}

/** Why there is nothing to read: for good, or for now. */
const reasonOf = ({ code }: Failure, isLink: boolean) => {
  const isGone = code === 'NOT_FOUND' || code === 'BAD_REQUEST';
  const isShut = code === 'FORBIDDEN' || code === 'UNAUTHENTICATED';
  if (isLink && (isGone || isShut)) return { title: words.noLink, text: words.noLinkText };
  if (isGone) return { title: words.nobody, text: words.nobodyText };
  return isShut ? { title: words.closed, text: words.closedText, isClosed: true } : null;
};

const NoResume = ({ userid, failure, isLink, onRetry }: NoResumeProps) => {
  const reason = reasonOf(failure, isLink);
  useTitle(reason?.title ?? words.failed);
  return (
    <main>
      {reason === null ? (
        <PageNote title={words.failed} text={failure.msg}>
          <Button look="primary" onClick={onRetry}>
            {words.retry}
          </Button>
        </PageNote>
      ) : (
        <PageNote title={reason.title} text={reason.text}>
          {reason.isClosed === true && (
            <Link to={personPath(userid)} className={buttonClass()}>
              {words.toPerson}
            </Link>
          )}
          <Link to="/" className={buttonClass('primary')}>
            {words.toHome}
          </Link>
        </PageNote>
      )}
    </main>
  );
};

interface AskedResumeProps {
  readonly userid: string;
  readonly linkKey: string | null;
  readonly children: (resume: Resume) => React.ReactNode;
}

const AskedResume = ({ userid, linkKey, children }: AskedResumeProps) => {
  const token = useAccount()?.token ?? null;
  const query = linkKey === null ? {} : { key: linkKey };
  const { data, failure, reload } = useAsked(resumeCalls.read, {
    token,
    params: { userid },
    query,
  });
  if (data !== null) return children(data);
  if (failure === null) return <Skeleton label={words.loading} />;
  const props = { userid, failure, isLink: linkKey !== null };
  return <NoResume {...props} onRetry={() => void reload()} />;
};

/** `/resume/:userid`: the resume of a person; one's own is edited in its place. */
export const ResumePage = () => {
  const { userid = '' } = useParams();
  const who = useAccount();
  return (
    <AskedResume key={userid} userid={userid} linkKey={null}>
      {(resume) =>
        who !== null && who.userid === resume.userid ? (
          <ResumeDeskPage key={who.userid} who={who} told={resume} />
        ) : (
          <ResumeReading resume={resume} reader={{ token: who?.token ?? null, linkKey: null }} />
        )
      }
    </AskedResume>
  );
};

/** `/resume/:userid/link/:key`: what the link of a resume, or its code, opens without an account. */
export const ResumeLinkPage = () => {
  const { userid = '', key = '' } = useParams();
  const token = useAccount()?.token ?? null;
  const isWhole = z.safeParse(resumeKey, key).success;
  const failure: Failure = { code: 'NOT_FOUND', msg: words.noLinkText };
  return (
    <>
      <meta name="robots" content="noindex" />
      {isWhole ? (
        <AskedResume key={`${userid} ${key}`} userid={userid} linkKey={key}>
          {(resume) => <ResumeReading resume={resume} reader={{ token, linkKey: key }} />}
        </AskedResume>
      ) : (
        <NoResume userid={userid} failure={failure} isLink onRetry={() => undefined} />
      )}
    </>
  );
};
