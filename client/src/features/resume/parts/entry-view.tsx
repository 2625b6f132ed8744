import type { ResumeSection } from '@sets/shared/resume/resume.contract.ts';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { type Fields, linesOf, textOf } from '../resume-pieces.ts';

interface EntryViewProps {
  readonly section: ResumeSection;
  readonly fields: Fields;
}

/** An entry as it is read: what, where, when, and what is told of it. */
export const EntryView = ({ section, fields }: EntryViewProps) => {
  const [title = ''] = linesOf(section);
  const when = textOf(fields, 'duration') || textOf(fields, 'when');
  const where = textOf(fields, 'company');
  const description = textOf(fields, 'description');
  return (
    <article className="resume-entry grid grid-cols-1 gap-1.5 [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
        <h3 dir="auto" className="min-w-0 text-lg font-semibold">
          {textOf(fields, title)}
        </h3>
        {when !== '' && (
          <p dir="auto" className="text-sm text-ink-soft">
            {when}
          </p>
        )}
      </div>
      {where !== '' && (
        <p dir="auto" className="font-medium text-ink-soft">
          {where}
        </p>
      )}
      {description !== '' && <Markdown text={description} className="max-w-prose" />}
    </article>
  );
};
