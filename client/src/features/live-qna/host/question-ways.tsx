import type { LucideIcon } from 'lucide-react';
import { Ban, Check, Eye, EyeOff, Merge, MonitorUp, Pin, Split, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { HostQuestion } from '../questions-on-show.ts';
import { liveQnaHostMessages as words } from './live-qna-host.messages.ts';
import type { QuestionActs } from './question-acts.ts';

/** What is asked about before it is done. */
export interface QuestionAsks {
  readonly remove: (question: HostQuestion) => void;
  readonly stop: (question: HostQuestion) => void;
  readonly join: (question: HostQuestion) => void;
}

interface QuestionWaysProps {
  readonly question: HostQuestion;
  readonly isOnWall: boolean;
  readonly isMuted: boolean;
  readonly acts: QuestionActs;
  readonly asks: QuestionAsks;
}

interface Way {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly does: () => void;
  readonly isOn?: boolean;
}

const waysOf = ({ question, isMuted, acts, asks }: QuestionWaysProps): Way[] => {
  const { stage, answered, pinned, joined, by } = question;
  const isShown = stage === 'shown';
  return [
    ...(isShown
      ? [
          {
            label: answered ? words.unmarkAnswered : words.markAnswered,
            Icon: Check,
            does: () => acts.toggleAnswered(question),
            isOn: answered,
          },
          {
            label: pinned ? words.unpin : words.pin,
            Icon: Pin,
            does: () => acts.togglePin(question),
            isOn: pinned,
          },
          { label: words.hide, Icon: EyeOff, does: () => acts.hide(question) },
        ]
      : []),
    ...(stage === 'waiting'
      ? [{ label: words.hide, Icon: EyeOff, does: () => acts.hide(question) }]
      : []),
    { label: words.join, Icon: Merge, does: () => asks.join(question) },
    ...(joined > 0
      ? [{ label: words.partAll, Icon: Split, does: () => acts.partAll(question) }]
      : []),
    { label: words.remove, Icon: Trash2, does: () => asks.remove(question) },
    isMuted
      ? { label: words.letAsk, Icon: Ban, does: () => acts.letAsk(by), isOn: true }
      : { label: words.person, Icon: Ban, does: () => asks.stop(question) },
  ];
};

/** The next step with a question as a button, everything else as signs. */
export const QuestionWays = (props: QuestionWaysProps) => {
  const { question, isOnWall, acts } = props;
  const isShown = question.stage === 'shown';
  return (
    <div className="flex flex-wrap items-center gap-1">
      {isShown ? (
        <Button
          size="small"
          look={isOnWall ? 'primary' : 'outline'}
          aria-pressed={isOnWall}
          aria-label={isOnWall ? words.offWall : words.toWall}
          onClick={() => acts.toggleWall(question)}
        >
          <MonitorUp size={16} aria-hidden="true" />
          {words.onWall}
        </Button>
      ) : (
        <Button size="small" look="primary" onClick={() => acts.show(question)}>
          <Eye size={16} aria-hidden="true" />
          {words.show}
        </Button>
      )}
      <span className="ml-auto flex flex-wrap gap-1 pointer-coarse:gap-2">
        {waysOf(props).map(({ label, Icon, does, isOn }) => (
          <IconButton
            key={label}
            label={label}
            aria-pressed={isOn}
            onClick={does}
            className="aria-pressed:bg-people-tint aria-pressed:text-people-ink"
          >
            <Icon size={18} aria-hidden="true" />
          </IconButton>
        ))}
      </span>
    </div>
  );
};
