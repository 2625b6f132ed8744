import { resumeLimits } from '@sets/shared/resume/resume.contract.ts';
import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { textOf } from '../resume-pieces.ts';
import { resumeMessages as words } from '../resume.messages.ts';
import type { ResumeDesk } from '../use-resume-saver.ts';
import { EditButton } from './entry-row.tsx';
import { PieceForm } from './piece-form.tsx';
import { ResumePart } from './section-part.tsx';
import { TextField } from './typed-fields.tsx';

export const IntroView = ({ intro }: { intro: string }) =>
  intro === '' ? null : (
    <ResumePart title={words.intro.title}>
      <Markdown text={intro} className="max-w-prose text-lg md:pt-1.5" />
    </ResumePart>
  );

/** The introduction as its owner has it. */
export const IntroDesk = ({ desk: { saver, state } }: { desk: ResumeDesk }) => {
  const { intro: draft } = state.drafts;
  const text = draft === undefined ? state.resume.intro : textOf(draft.fields, 'intro');
  if (draft?.isOpen === true) {
    return (
      <ResumePart title={words.intro.title}>
        <PieceForm desk={{ saver, state }} draft={draft} name={words.intro.name}>
          {({ fields, change, faultOf }) => (
            <TextField
              label={words.intro.label}
              value={textOf(fields, 'intro')}
              most={resumeLimits.intro}
              fault={faultOf('intro')}
              hint={words.markdownHint}
              takesFocus
              onChange={(intro) => change({ intro })}
            />
          )}
        </PieceForm>
      </ResumePart>
    );
  }
  return (
    <ResumePart title={words.intro.title}>
      {text === '' ? (
        <Button
          look="plain"
          className="-ms-5 text-people-ink"
          data-edits="intro"
          onClick={() => saver.open('intro')}
        >
          <Plus size={18} aria-hidden="true" />
          {words.intro.add}
        </Button>
      ) : (
        <div className="relative -mx-3 flex items-start gap-1 rounded-lg px-3 py-1 hover:bg-raised [&_a]:relative [&_a]:z-1">
          <Markdown text={text} className="max-w-prose min-w-0 grow py-1.5 text-lg" />
          <EditButton edits="intro" name={words.intro.name} onOpen={() => saver.open('intro')} />
        </div>
      )}
    </ResumePart>
  );
};
