import { blogCalls } from '@sets/shared/blog/blog.calls.ts';
import { blogLimits, type ImportReport } from '@sets/shared/blog/blog.contract.ts';
import { CircleCheck, CircleX, Info, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ask } from '../../../../core/api.ts';
import { useChanged } from '../../../../core/use-asked.ts';
import { useSending } from '../../../../core/use-sending.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Dialog, dialogButtons } from '../../../../ui/dialog.tsx';
import { blogPaths } from '../../blog-paths.ts';
import { importMessages as words } from './own.messages.ts';

type Item = ImportReport['items'][number];

interface ChooseProps {
  readonly isBusy: boolean;
  readonly fault: string | null;
  readonly onFile: (file: File) => void;
}

const Choose = ({ isBusy, fault, onFile }: ChooseProps) => {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft">{words.text}</p>
      <label
        htmlFor={id}
        className={classNames(
          'relative grid cursor-pointer justify-items-center gap-3 rounded-md border-2 border-dashed p-5 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-people-ink',
          isOver ? 'border-people bg-people-tint' : 'border-line-strong',
        )}
      >
        <Upload size={24} aria-hidden="true" className="text-ink-soft" />
        <span className={buttonClass('outline', 'small')}>{words.file}</span>
        <input
          ref={field}
          id={id}
          type="file"
          data-takes-focus
          accept=".md,.markdown,.zip,text/markdown,application/zip"
          aria-describedby={`${id}-drop`}
          // The whole field takes what is clicked and what is dropped, as a browser does by itself.
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) onFile(file);
            // The same file can be chosen again, once it was mended.
            target.value = '';
          }}
        />
        <span id={`${id}-drop`} className="text-sm text-ink-soft">
          {words.drop}
        </span>
      </label>
      <output className="text-ink-soft empty:hidden">{isBusy ? words.reading : ''}</output>
      <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad empty:hidden">
        {fault}
      </p>
    </div>
  );
};

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
  const take = (file: File): void =>
    void send(async () => {
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
        <Choose isBusy={isBusy} fault={fault} onFile={take} />
      ) : (
        <Report report={report} onAnother={() => setReport(null)} onClose={onClose} />
      )}
    </Dialog>
  );
};
