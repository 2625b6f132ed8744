import { CircleCheck, FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ChooseFiles } from '../../../../ui/choose-files.tsx';
import { Dialog, dialogButtons } from '../../../../ui/dialog.tsx';
import type { TextPictures } from '../../../../ui/writing/use-text-pictures.ts';
import type { ArticleDesk } from '../use-article-saver.ts';
import { importMessages as words } from './import.messages.ts';
import { type ImportStage, useImport } from './use-import.ts';

type Done = Extract<ImportStage, { kind: 'done' }>;
type Folder = Extract<ImportStage, { kind: 'folder' }>;

/** What became of the page: what is there now, and what is not. */
const Report = ({ report, onClose }: Pick<Done, 'report'> & { onClose: () => void }) => {
  const left = report.left.all;
  return (
    <div className="grid grid-cols-1 gap-4">
      <output className="flex items-center gap-2 text-lg font-semibold">
        <CircleCheck size={20} aria-hidden="true" className="flex-none text-good" />
        {words.done}
      </output>
      <p>
        {words.taken(report.words, report.pictures)} {words.checkIt}
      </p>
      {left.length === 0 ? (
        <p className="text-ink-soft">{words.nothingLeft}</p>
      ) : (
        <section className="grid grid-cols-1 gap-2 rounded-md bg-sunken px-4 py-3">
          <h3 className="font-semibold">{words.leftTitle}</h3>
          <ul className="grid list-disc gap-1 ps-5">
            {left.map(([kind, count]) => (
              <li key={kind}>{words.left[kind](count)}</li>
            ))}
          </ul>
          {report.refused !== null && (
            <p className="text-bad">{words.refusedWhy(report.refused)}</p>
          )}
        </section>
      )}
      <div className={dialogButtons}>
        <Button look="primary" data-takes-focus onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  );
};

interface FolderProps {
  readonly stage: Folder;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onWithout: () => void;
}

/** Asks for the folder of pictures beside a page. */
const AskFolder = ({ stage: { files, page }, onFiles, onWithout }: FolderProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid grid-cols-1 gap-4">
      <h3 className="font-semibold">{words.folder}</h3>
      <p className="text-ink-soft">{words.folderText(page.picturesBeside)}</p>
      <input
        ref={(element) => {
          input.current = element;
          // Only so a folder can be chosen; React knows no name for it.
          element?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        multiple
        hidden
        aria-label={words.chooseFolder}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])].filter(({ type }) => type.startsWith('image/'));
          onFiles([...files, ...chosen]);
        }}
      />
      <div className={dialogButtons}>
        <Button onClick={onWithout}>{words.without}</Button>
        <Button look="primary" data-takes-focus onClick={() => input.current?.click()}>
          <FolderOpen size={18} aria-hidden="true" />
          {words.chooseFolder}
        </Button>
      </div>
    </div>
  );
};

interface ImportDialogProps {
  readonly desk: ArticleDesk;
  readonly pictures: TextPictures;
  readonly onClose: () => void;
}

/** Makes an article of a web page that lies on this device. */
export const ImportDialog = ({ desk, pictures, onClose }: ImportDialogProps) => {
  const { stage, choose, without } = useImport(desk, pictures);
  // While pictures are sent it stays: whoever closed it would not know what became of them.
  const close = (): void => {
    if (stage.kind !== 'busy') onClose();
  };
  return (
    <Dialog title={words.title} onClose={close}>
      {stage.kind === 'choose' && (
        <ChooseFiles
          words={words}
          accept=".html,.htm,.xhtml,.mhtml,.mht,image/*"
          multiple
          isReading={false}
          fault={stage.fault}
          onChoose={choose}
        />
      )}
      {stage.kind === 'busy' && <output className="py-8 text-center">{stage.said}</output>}
      {stage.kind === 'folder' && (
        <AskFolder stage={stage} onFiles={choose} onWithout={() => without(stage.page)} />
      )}
      {stage.kind === 'done' && <Report report={stage.report} onClose={onClose} />}
    </Dialog>
  );
};
