import type { LabelsTable } from '@sets/shared/qna/qna-moderation.contract.ts';
import { qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { useTitle } from '../../ui/use-title.ts';
import { ClosedNote } from '../module/parts/closed-note.tsx';
import { labelsMessages as words, upTo } from './desk.messages.ts';
import { LabelName } from './parts/label-chips.tsx';
import { LabelForm } from './parts/label-form.tsx';
import { PageHead, pageFrame } from './parts/page-head.tsx';
import { qnaMessages } from './qna.messages.ts';
import { type Labels, useLabels } from './use-labels.ts';

type Label = LabelsTable['labels'][number];

const EditRow = ({
  label,
  labels,
  onClose,
}: {
  label: Label;
  labels: Labels;
  onClose: () => void;
}) => {
  const { labelid, name, colour, questions } = label;
  const [isAsked, setAsked] = useState(false);
  const remove = async (): Promise<void> => {
    setAsked(false);
    const fault = await labels.remove(labelid);
    if (fault !== null) toast.error(fault);
  };
  const save = async (draft: { name: string; colour: Label['colour'] }): Promise<string | null> => {
    const fault = await labels.change(labelid, draft);
    if (fault === null) onClose();
    return fault;
  };
  return (
    <>
      <LabelForm
        label={words.name}
        start={{ name, colour }}
        send={qnaMessages.save}
        takesFocus
        onSave={save}
      >
        <Button size="small" onClick={onClose}>
          {qnaMessages.cancel}
        </Button>
        <Button look="plain" size="small" className="text-bad" onClick={() => setAsked(true)}>
          {words.remove}
        </Button>
      </LabelForm>
      {isAsked && (
        <ConfirmDialog
          title={words.removeTitle(name)}
          text={words.removeText(questions)}
          yes={words.remove}
          isDanger
          onYes={() => void remove()}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
};

const cell = 'px-1.5 py-2.5 first:pl-0 last:pr-0 narrow:px-3';
const numberCell = `${cell} w-px text-right whitespace-nowrap tabular-nums`;

const Row = ({ label, labels, mayEdit }: { label: Label; labels: Labels; mayEdit: boolean }) => {
  const [isEdited, setEdited] = useState(false);
  const { name, questions, unanswered } = label;
  if (isEdited) {
    return (
      <tr>
        <td colSpan={4} className="py-4">
          <EditRow label={label} labels={labels} onClose={() => setEdited(false)} />
        </td>
      </tr>
    );
  }
  return (
    <tr>
      <th scope="row" className={`${cell} text-left font-normal`}>
        <LabelName label={label} />
      </th>
      <td className={numberCell}>{upTo(questions, qnaLimits.labelled)}</td>
      <td className={numberCell}>{upTo(unanswered, qnaLimits.labelled)}</td>
      {mayEdit && (
        <td className={numberCell}>
          <IconButton label={words.edit(name)} className="size-11" onClick={() => setEdited(true)}>
            <Pencil size={18} aria-hidden="true" />
          </IconButton>
        </td>
      )}
    </tr>
  );
};

const Table = ({ table, labels }: { table: LabelsTable; labels: Labels }) => {
  const mayEdit = table.may.moderate;
  if (table.labels.length === 0) {
    return (
      <div className="rounded-lg border-[1.5px] border-dashed border-line-strong px-5 py-6">
        <h2 className="text-lg font-semibold">{words.none}</h2>
        <p className="text-ink-soft">{mayEdit ? words.noneText : words.noneForReader}</p>
      </div>
    );
  }
  const head = 'text-sm font-medium text-ink-soft';
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={`${cell} ${head} text-left`}>
            {words.name}
          </th>
          <th scope="col" className={`${numberCell} ${head}`}>
            {words.questions}
          </th>
          <th scope="col" className={`${numberCell} ${head}`}>
            {words.unanswered}
          </th>
          {mayEdit && (
            <th scope="col" className={numberCell}>
              <span className="only-spoken">{words.acts}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {table.labels.map((label) => (
          <Row key={label.labelid} label={label} labels={labels} mayEdit={mayEdit} />
        ))}
      </tbody>
    </table>
  );
};

const Add = ({ table, labels }: { table: LabelsTable; labels: Labels }) => {
  if (!table.may.moderate) return null;
  if (table.labels.length >= qnaLimits.labelsOfSpace) {
    return <p className="text-ink-soft">{words.full(qnaLimits.labelsOfSpace)}</p>;
  }
  return (
    <LabelForm
      label={words.add}
      start={{ name: '', colour: 'plain' }}
      send={words.addButton}
      onSave={labels.add}
    />
  );
};

const LabelsAt = ({ moduleid }: { moduleid: string }) => {
  const labels = useLabels(moduleid);
  const { table, failure, reload } = labels;
  useTitle(words.title);
  if (table === null) {
    return (
      <main className="grow">
        {failure === null ? (
          <Skeleton label={words.loading} />
        ) : (
          <ClosedNote moduleid={moduleid} failure={failure} onRetry={() => void reload()} />
        )}
      </main>
    );
  }
  return (
    <main className={pageFrame}>
      <PageHead moduleid={moduleid} title={words.title} toSpace={words.toSpace} />
      <p className="-mt-4 text-ink-soft">{words.lead}</p>
      <Table table={table} labels={labels} />
      <Add table={table} labels={labels} />
    </main>
  );
};

/** The labels of a space, with how many questions have each; moderators change them here. */
export const LabelsPage = () => {
  const { moduleid = '' } = useParams();
  return <LabelsAt key={moduleid} moduleid={moduleid} />;
};
