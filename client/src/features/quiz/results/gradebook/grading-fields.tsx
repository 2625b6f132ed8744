import type { QuizScores } from '@sets/shared/quiz/after/scores.contract.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { gradebookMessages as words } from './gradebook.messages.ts';
import { moodleIds } from './gradebook-file.ts';
import type { GradeOf, Scale } from './grades.ts';
import { type Gradebook, isOutOf } from './use-gradebook.ts';

const ofs: readonly GradeOf[] = ['credit', 'points'];
const scales: readonly Scale[] = ['percent', 'plain', 'outOf'];
const lmses = ['moodle', 'canvas'] as const;

interface FieldsProps {
  readonly gradebook: Gradebook;
}

/** What a grade is made of, and how it is written. */
export const GradingFields = ({ gradebook }: FieldsProps) => {
  const { grading, setGrading, most } = gradebook;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Select
        label={words.of}
        value={grading.of}
        choices={ofs.map((value) => ({ value, text: words.ofChoices[value] }))}
        onChange={(of) => setGrading({ ...grading, of })}
      />
      <Select
        label={words.scale}
        value={grading.scale}
        choices={scales.map((value) => ({ value, text: words.scales[value] }))}
        onChange={(scale) => setGrading({ ...grading, scale })}
      />
      {grading.scale === 'outOf' && (
        <Field
          label={words.outOf}
          type="number"
          inputMode="numeric"
          min={1}
          value={Number.isNaN(grading.outOf) ? '' : grading.outOf}
          fault={isOutOf(grading.outOf) ? undefined : words.outOfFault}
          onChange={(event) => setGrading({ ...grading, outOf: event.target.valueAsNumber })}
        />
      )}
      {gradebook.isReady && <p className="self-end text-sm text-ink-soft">{words.most(most)}</p>}
    </div>
  );
};

/** For which program, where no gradebook of it is loaded. */
export const LmsFields = ({ gradebook }: FieldsProps) => {
  const { lms, setLms, id, setId } = gradebook;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Select
        label={words.lms}
        value={lms}
        choices={lmses.map((value) => ({ value, text: words.lmsNames[value] }))}
        onChange={setLms}
      />
      {lms === 'moodle' && (
        <Select
          label={words.moodleId}
          value={id}
          choices={moodleIds.map((value) => ({ value, text: value }))}
          onChange={setId}
        />
      )}
      <p className="text-sm text-ink-soft sm:col-span-2">{words.withoutFile[lms]}</p>
    </div>
  );
};

interface ColumnFieldProps extends FieldsProps {
  readonly title: QuizScores['title'];
  readonly loaded: NonNullable<Gradebook['loaded']>;
}

/** Which column of the gradebook. */
export const ColumnField = ({ gradebook, title, loaded: { book } }: ColumnFieldProps) => {
  const { column, setColumn } = gradebook;
  const there = book.items.map((at) => ({ value: String(at), text: book.header[at] ?? '' }));
  return (
    <Select
      label={words.column}
      value={column === null ? '' : String(column)}
      choices={[{ value: '', text: words.newColumn(title) }, ...there]}
      onChange={(at) => setColumn(at === '' ? null : Number(at))}
    />
  );
};
