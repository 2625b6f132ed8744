import { resumeLimits, type ResumeSection } from '@sets/shared/resume/resume.contract.ts';
import { linesOf, textOf } from '../resume-pieces.ts';
import { resumeMessages as words } from '../resume.messages.ts';
import type { ResumeDraft } from '../resume-state.ts';
import type { ResumeDesk } from '../use-resume-saver.ts';
import { PieceForm } from './piece-form.tsx';
import { LineField, TextField } from './typed-fields.tsx';

interface EntryFormProps {
  readonly desk: ResumeDesk;
  readonly draft: ResumeDraft;
  readonly section: ResumeSection;
  readonly name: string;
}

/** The fields of an entry. */
export const EntryForm = ({ desk, draft, section, name }: EntryFormProps) => (
  <PieceForm desk={desk} draft={draft} name={name}>
    {({ fields, change, faultOf }) => (
      <>
        {linesOf(section).map((line, at) => (
          <LineField
            key={line}
            label={words.lines[section][line] ?? line}
            placeholder={words.examples[line]}
            value={textOf(fields, line)}
            most={resumeLimits.line}
            fault={faultOf(line)}
            takesFocus={at === 0}
            onChange={(value) => change({ [line]: value })}
          />
        ))}
        <TextField
          label={words.description}
          value={textOf(fields, 'description')}
          most={resumeLimits.description}
          fault={faultOf('description')}
          hint={words.markdownHint}
          onChange={(description) => change({ description })}
        />
      </>
    )}
  </PieceForm>
);
