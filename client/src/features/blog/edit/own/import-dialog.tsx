import { blogCalls } from '@sets/shared/blog/blog.calls.ts';
import { blogLimits, type ImportReport } from '@sets/shared/blog/blog.contract.ts';
import { CircleCheck, CircleX, Info } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ask } from '../../../../core/api.ts';
import { useChanged } from '../../../../core/use-asked.ts';
import { useSending } from '../../../../core/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChooseFiles } from '../../../../ui/choose-files.tsx';
import { Dialog, dialogButtons } from '../../../../ui/dialog.tsx';
import { blogPaths } from '../../blog-paths.ts';
import { importMessages as words } from './own.messages.ts';

type Item = ImportReport['items'][number];

const lookOf = ({ blogid, wasThere, remarks }: Item) => {
  if (blogid === null) return { Icon: CircleX, text: words.notTaken, colour: 'text-bad' };
  if (wasThere) return { Icon: Info, text: words.wasThere, colour: 'text-ink-soft' };
  return remarks.length === 0
    ? { Icon: CircleCheck, text: words.taken, colour: 'text-good' }
    : { Icon: Info, text: words.takenPart, colour: 'text-warn' };
};

const ItemRow = ({ item }: { item: Item }) => {
  const { Icon, text, colour } = lookOf(item);
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 border-t border-line py-3 [overflow-wrap:anywhere]">
      <Icon size={20} aria-hidden="true" className={`mt-0.5 ${colour}`} />
      {item.blogid === null ? (
        <p dir="auto" className="font-medium">
          {item.name}
        </p>
      ) : (
        <p dir="auto" className="font-medium">
          <Link
            to={blogPaths.edit(item.blogid)}
            aria-label={words.open(item.name)}
            className="text-people-ink underline underline-offset-4"
          >
            {item.name}
          </Link>
        </p>
      )}
      <div className="col-start-2 text-sm text-ink-soft">
        <p>{text}</p>
        {item.remarks.length > 0 && (
          <ul className="list-disc ps-5">
            {item.remarks.map((remark) => (
              <li key={remark} dir="auto">
                {remark}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
};

interface ReportProps {
  readonly report: ImportReport;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

/** What became of each text of a file. */
const Report = ({ report: { items }, onAnother, onClose }: ReportProps) => {
  const before = items.filter(({ wasThere }) => wasThere).length;
  const made = items.filter(({ blogid }) => blogid !== null).length - before;
  return (
    <div className="grid grid-cols-1 gap-4">
      <output className="text-lg font-semibold">{words.done(made, before)}</output>
      {items.length === 0 && <p className="text-ink-soft">{words.nothing}</p>}
      <ul>
        {items.map((item, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two of a file may be called the same, and none moves
          <ItemRow key={`${at} ${item.name}`} item={item} />
        ))}
      </ul>
      <div className={dialogButtons}>
        <Button onClick={onAnother}>{words.another}</Button>
        <Button look="primary" data-takes-focus onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  );
};

const isOfKind = ({ name }: File): boolean => /\.(?:md|markdown|mdown|txt|zip)$/i.test(name);

/** What is wrong with a file before it is sent; null where nothing is. */
const faultOf = (file: File): string | null => {
  if (!isOfKind(file)) return words.wrongKind;
  const { importBytes } = blogLimits;
  return file.size > importBytes ? words.tooLarge(importBytes / 1_000_000) : null;
};

interface ImportDialogProps {
  readonly token: string;
  readonly onClose: () => void;
}

/** Makes drafts of Markdown files, and tells what became of each. */
export const ImportDialog = ({ token, onClose }: ImportDialogProps) => {
  const [report, setReport] = useState<ImportReport | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const changed = useChanged();
  const { isBusy, send } = useSending();
  const take = ([file]: readonly File[]): void =>
    void send(async () => {
      if (file === undefined) return;
      const wrong = faultOf(file);
      setFault(wrong);
      if (wrong !== null) return;
      const told = await ask(blogCalls.import, { token, body: file });
      if (told.ok) setReport(told.value);
      else setFault(told.error.msg);
      changed(blogCalls.own);
    });
  return (
    <Dialog title={words.title} onClose={onClose}>
      {report === null ? (
        <ChooseFiles
          words={words}
          accept=".md,.markdown,.zip,text/markdown,application/zip"
          isReading={isBusy}
          fault={fault}
          onChoose={take}
        />
      ) : (
        <Report report={report} onAnother={() => setReport(null)} onClose={onClose} />
      )}
    </Dialog>
  );
};
