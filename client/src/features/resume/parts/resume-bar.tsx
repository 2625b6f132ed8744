import type { ResumeAccess } from '@sets/shared/resume/resume.contract.ts';
import { Eye, Globe, Lock, Pencil, UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { resumeMessages as words } from '../resume.messages.ts';
import type { ResumeDesk } from '../use-resume-saver.ts';
import { AccessDialog } from './access-dialog.tsx';

interface ResumeBarProps {
  /** Null for who reads it only. */
  readonly desk: ResumeDesk | null;
  readonly isPreview: boolean;
  readonly onPreview: (isPreview: boolean) => void;
  /** What is made of it, or brought into it. */
  readonly files: ReactNode;
}

const lookOf = ({ isClosed, key }: ResumeAccess) => {
  if (key !== null) return { Icon: Globe, text: words.access.byLink };
  return isClosed
    ? { Icon: Lock, text: words.access.nobodyElse }
    : { Icon: UsersRound, text: words.access.everybody };
};

const AccessButton = ({ desk }: { desk: ResumeDesk }) => {
  const [isOpen, setOpen] = useState(false);
  const { access } = desk.state.resume;
  if (access === null) return null;
  const { Icon, text } = lookOf(access);
  return (
    <>
      <Button
        size="small"
        className="whitespace-normal!"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon size={16} aria-hidden="true" />
        <span className="only-spoken">{words.access.spoken}</span> {text}
      </Button>
      {isOpen && <AccessDialog desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
};

/** What can be done with the whole of a resume. */
export const ResumeBar = ({ desk, isPreview, onPreview, files }: ResumeBarProps) => (
  <section
    aria-label={words.bar}
    className="resume-bar flex flex-wrap items-center gap-2 pb-6 empty:hidden print:hidden"
  >
    {desk !== null && (
      <>
        <AccessButton desk={desk} />
        <Button size="small" aria-pressed={isPreview} onClick={() => onPreview(!isPreview)}>
          {isPreview ? (
            <Pencil size={16} aria-hidden="true" />
          ) : (
            <Eye size={16} aria-hidden="true" />
          )}
          {isPreview ? words.backToEditing : words.asOthers}
        </Button>
      </>
    )}
    {files}
  </section>
);
