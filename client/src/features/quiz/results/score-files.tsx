import { ok } from '@sets/shared/core/result.ts';
import { quizAfterCalls } from '@sets/shared/quiz/after/quiz-after.calls.ts';
import type { QuizScores } from '@sets/shared/quiz/after/scores.contract.ts';
import { Braces, Download, FileText, GraduationCap, type LucideIcon, Sheet } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../../core/chunk.ts';
import { ask } from '../../../core/api.ts';
import { Button } from '../../../ui/button.tsx';
import { useToken } from '../../account/account.store.ts';
import type { ToPdf } from './to-pdf.ts';
import { useSaving } from './use-saving.ts';
import { scoresMessages as words } from './scores.messages.ts';

const GradebookDialog = lazy(async () => ({
  default: await loadChunk(
    async () => (await import('./gradebook/gradebook-dialog.tsx')).GradebookDialog,
  ),
}));

const XapiDialog = lazy(async () => ({
  default: await loadChunk(async () => (await import('./xapi-dialog.tsx')).XapiDialog),
}));

interface ScoreFilesProps {
  readonly scores: QuizScores;
  readonly toPdf: ToPdf;
}

/** Where nobody played in a team there is no table of them. */
const tablesOf = ({ teams }: Pick<QuizScores, 'teams'>) =>
  (['people', 'questions', 'teams'] as const).filter(
    (table) => table !== 'teams' || teams !== null,
  );

/** What can be taken along of the points: on paper, as tables, and for other programs. */
export const ScoreFiles = ({ scores, toPdf }: ScoreFilesProps) => {
  const token = useToken() ?? '';
  const { isBusy, failure, save } = useSaving(scores);
  const [open, setOpen] = useState<'gradebook' | 'xapi' | null>(null);
  const onClose = (): void => setOpen(null);
  const params = { runId: scores.runId };
  const report = (): Promise<void> =>
    save(`${words.report}${words.pdf}`, async () =>
      ok(await (await import('./scores-paper.tsx')).scoresPdf(toPdf, scores)),
    );
  const workbook = (): Promise<void> =>
    save(`${words.workbook}${words.xlsx}`, async () => {
      const [{ workbookOf }, { sheetsOfScores }] = await Promise.all([
        import('../../../core/workbook.ts'),
        import('./scores-sheets.ts'),
      ]);
      return ok(await workbookOf(sheetsOfScores(scores)));
    });
  const file = { isBusy };
  return (
    <div className="grid gap-3 print:hidden" aria-busy={isBusy}>
      <div className="flex flex-wrap gap-2">
        <Way icon={FileText} text={words.report} ending={words.pdf} {...file} onTake={report} />
        {tablesOf(scores).map((table) => (
          <Way
            key={table}
            icon={Download}
            text={words.tables[table]}
            ending={words.csv}
            {...file}
            onTake={() =>
              save(`${words.tables[table]}${words.csv}`, () =>
                ask(quizAfterCalls[table], { token, params }),
              )
            }
          />
        ))}
        <Way icon={Sheet} text={words.workbook} ending={words.xlsx} {...file} onTake={workbook} />
        <Way icon={GraduationCap} text={words.gradebook} onTake={() => setOpen('gradebook')} />
        <Way icon={Braces} text={words.xapi} onTake={() => setOpen('xapi')} />
      </div>
      <Suspense fallback={null}>
        {open === 'gradebook' && <GradebookDialog scores={scores} onClose={onClose} />}
        {open === 'xapi' && <XapiDialog scores={scores} onClose={onClose} />}
      </Suspense>
      {failure !== null && (
        <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad">
          {failure}
        </p>
      )}
    </div>
  );
};

interface WayProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly ending?: string;
  readonly isBusy?: boolean;
  readonly onTake: () => void | Promise<void>;
}

const Way = ({ icon: Icon, text, ending, isBusy = false, onTake }: WayProps) => (
  <Button disabled={isBusy} onClick={() => void onTake()}>
    <Icon size={18} aria-hidden="true" />
    {text} {ending !== undefined && <span className="-ml-1 text-ink-soft">{ending}</span>}
  </Button>
);
