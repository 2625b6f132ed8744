import type { RunResults } from '@sets/shared/run/run.contract.ts';
import { Braces, Download, FileText, Images, type LucideIcon, Printer, Sheet } from 'lucide-react';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import type { RunTable } from '../run-files.ts';
import { runMessages as words } from '../run.messages.ts';
import type { Files } from '../use-files.ts';

const tables: readonly RunTable[] = ['summary', 'answers'];

interface WayProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly ending?: string;
  readonly look?: ButtonLook;
  readonly isBusy?: boolean;
  readonly onTake: () => void;
}

const Way = ({ icon: Icon, text, ending, look, isBusy, onTake }: WayProps) => (
  <Button look={look ?? 'outline'} disabled={isBusy} onClick={onTake}>
    <Icon size={18} aria-hidden="true" />
    {text} {ending !== undefined && <span className="-ml-1 text-ink-soft">{ending}</span>}
  </Button>
);

/** Whose answers the files have, and of what they have none. */
const InFiles = ({ results: { named, rounds } }: { readonly results: RunResults }) => {
  const withheld = rounds.filter((round) => round.withheld === true).length;
  return (
    <p className="max-w-prose text-sm text-ink-soft">
      {withheld < rounds.length && words.inTable(named === true)}{' '}
      {withheld > 0 && words.withheld(withheld, rounds.length)}
    </p>
  );
};

/** The results as a report, as tables, as pictures and on paper. */
export const TakeAway = ({ files, results }: { files: Files; results: RunResults }) => {
  const { failure, isBusy } = files;
  return (
    <div className="grid gap-3 print:hidden" aria-busy={isBusy}>
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-2 font-semibold max-sm:w-full">{words.take}</p>
        <Way
          icon={FileText}
          text={words.report}
          ending={words.pdf}
          isBusy={isBusy}
          onTake={() => void files.report()}
        />
        {tables.map((table) => (
          <Way
            key={table}
            icon={Download}
            text={words.files[table]}
            ending={words.csv}
            isBusy={isBusy}
            onTake={() => void files.table(table)}
          />
        ))}
        <Way
          icon={Sheet}
          text={words.workbook}
          ending={words.xlsx}
          isBusy={isBusy}
          onTake={() => void files.workbook()}
        />
        <Way
          icon={Braces}
          text={words.whole}
          ending={words.json}
          isBusy={isBusy}
          onTake={() => void files.json()}
        />
        <Way
          icon={Images}
          text={words.pictures}
          ending={words.zip}
          isBusy={isBusy}
          onTake={() => void files.pictures()}
        />
        <Way icon={Printer} text={words.print} look="plain" onTake={() => window.print()} />
      </div>
      {isBusy ? (
        <output className="text-sm text-ink-soft">{words.making}</output>
      ) : (
        <InFiles results={results} />
      )}
      {failure !== null && (
        <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad">
          {failure}
        </p>
      )}
    </div>
  );
};
