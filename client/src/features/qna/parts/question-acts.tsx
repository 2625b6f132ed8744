import { qnaCalls } from '@sets/shared/qna/qna.calls.ts';
import { qnaModerationCalls } from '@sets/shared/qna/qna-moderation.calls.ts';
import type { Decision } from '@sets/shared/qna/qna-moderation.contract.ts';
import { Bell, BellRing, Ellipsis, Link2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ask } from '../../../core/api.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { toast } from '../../../ui/toast.ts';
import { modulePaths } from '../../module/module-paths.ts';
import { qnaPaths } from '../qna-paths.ts';
import { dialogMessages, questionMessages as words } from '../qna.messages.ts';
import type { QuestionDesk } from '../use-question.ts';
import { LabelsDialog, MergeDialog, RevealDialog } from './question-dialogs.tsx';
import { ReportDialog } from './report-dialog.tsx';

/** Copies the address of a page of this server. */
export const copyLink = async (path: string): Promise<void> => {
  const isCopied = await copyText(`${location.origin}${path}`);
  if (isCopied) toast.success(words.copied);
  else toast.error(words.notCopied);
};

/** What is done most, and a button for all the rest. */
export const ActRow = ({ children, rest }: { children: ReactNode; rest: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="-ml-3 flex flex-wrap items-center">
      {children}
      <Button
        look="plain"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis size={18} aria-hidden="true" />
        {words.more}
      </Button>
      <div id={id} className={isOpen ? 'flex basis-full flex-wrap' : 'hidden'}>
        {rest}
      </div>
    </div>
  );
};

/** A thing that can be done, in such a row. */
export const Act = ({ text, onDo }: { text: string; onDo: () => void }) => (
  <Button look="plain" size="small" onClick={onDo}>
    {text}
  </Button>
);

const Follow = ({ desk: { question, token, act } }: { desk: QuestionDesk }) => {
  const { questionid, following } = question;
  const follow = (): void => {
    const body = { questionid, on: !following };
    const said = following ? words.notFollowing : words.nowFollowing;
    void act(ask(qnaCalls.follow, { token, body }), said);
  };
  const Icon = following ? BellRing : Bell;
  return (
    <Button
      look="plain"
      size="small"
      aria-pressed={following}
      title={words.followHint}
      className={following ? 'text-people-ink' : ''}
      onClick={follow}
    >
      <Icon size={16} aria-hidden="true" />
      {following ? words.following : words.follow}
    </Button>
  );
};

type Open = 'report' | 'reveal' | 'labels' | 'merge';

const OpenDialog = ({
  open,
  desk,
  onClose,
}: {
  open: Open;
  desk: QuestionDesk;
  onClose: () => void;
}) => {
  const { question, token } = desk;
  const navigate = useNavigate();
  if (open === 'reveal') return <RevealDialog desk={desk} onClose={onClose} />;
  if (open === 'labels') return <LabelsDialog desk={desk} onClose={onClose} />;
  if (open === 'report') {
    const { questionid } = question;
    return <ReportDialog token={token} questionid={questionid} answerid={null} onClose={onClose} />;
  }
  return (
    <MergeDialog
      desk={desk}
      onClose={onClose}
      onMerged={({ topicid, questionid }) => {
        onClose();
        toast.success(dialogMessages.merge.merged);
        void navigate(qnaPaths.question(question.moduleid, topicid, questionid));
      }}
    />
  );
};

/** What moderators do with a question besides. */
const Moderating = ({ desk, onOpen }: { desk: QuestionDesk; onOpen: (open: Open) => void }) => {
  const { question, token, act } = desk;
  const { questionid, pinned, state, editedAt, may } = question;
  const decide = (decision: Decision): void => {
    const seen = { state, editedAt, reportedAt: null };
    const body = { questionid, answerid: null, decision, seen };
    void act(ask(qnaModerationCalls.decide, { token, body }));
  };
  const pin = (): void => void act(ask(qnaCalls.pin, { token, body: { questionid, on: !pinned } }));
  return (
    <>
      {may.moderate && <Act text={pinned ? words.unpin : words.pin} onDo={pin} />}
      {may.moderate && state !== 'hidden' && <Act text={words.hide} onDo={() => decide('hide')} />}
      {may.moderate && state !== 'shown' && <Act text={words.show} onDo={() => decide('show')} />}
      {may.merge && <Act text={words.merge} onDo={() => onOpen('merge')} />}
      {may.reveal && <Act text={words.reveal} onDo={() => onOpen('reveal')} />}
    </>
  );
};

interface QuestionActsProps {
  readonly desk: QuestionDesk;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** What can be done with a question by whoever reads it. */
export const QuestionActs = ({ desk, onEdit, onRemove }: QuestionActsProps) => {
  const { moduleid, topicid, questionid, state, may } = desk.question;
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <>
      <ActRow
        rest={
          <>
            <Link
              to={qnaPaths.inDepth(moduleid, topicid, questionid)}
              className={buttonClass('plain', 'small')}
            >
              {words.inDepth}
            </Link>
            {(state === 'shown' || may.moderate) && (
              <Link
                to={modulePaths.thread(moduleid, topicid, questionid)}
                className={buttonClass('plain', 'small')}
              >
                {words.discuss}
              </Link>
            )}
            {may.label && <Act text={words.changeLabels} onDo={() => setOpen('labels')} />}
            <Moderating desk={desk} onOpen={setOpen} />
            {may.remove && <Act text={words.remove} onDo={onRemove} />}
            {may.report && <Act text={words.report} onDo={() => setOpen('report')} />}
          </>
        }
      >
        {may.follow && <Follow desk={desk} />}
        {may.edit && <Act text={words.edit} onDo={onEdit} />}
        <Button
          look="plain"
          size="small"
          onClick={() => void copyLink(qnaPaths.question(moduleid, topicid, questionid))}
        >
          <Link2 size={16} aria-hidden="true" />
          {words.copyLink}
        </Button>
      </ActRow>
      {open !== null && <OpenDialog open={open} desk={desk} onClose={() => setOpen(null)} />}
    </>
  );
};
