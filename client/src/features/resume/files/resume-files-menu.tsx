import type { Resume } from '@sets/shared/resume/resume.contract.ts';
import { Printer, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../../core/chunk.ts';
import { Button } from '../../../ui/button.tsx';
import { filesMessages as words } from './files.messages.ts';

const PaperDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./paper-dialog.tsx'))).PaperDialog,
}));
const ImportDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./import-dialog.tsx'))).ImportDialog,
}));

interface ResumeFilesMenuProps {
  readonly resume: Resume;
  readonly token: string | null;
  readonly isOwner: boolean;
  /** The key of the link by which it is read; null where it is read otherwise. */
  readonly linkKey: string | null;
  readonly onChanged: (resume: Resume) => void;
}

/** A resume on paper and as files, for whoever reads it; and from files, for its owner. */
export const ResumeFilesMenu = (props: ResumeFilesMenuProps) => {
  const { resume, token, isOwner, linkKey, onChanged } = props;
  const [shown, setShown] = useState<'paper' | 'import' | null>(null);
  const close = (): void => setShown(null);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button size="small" aria-haspopup="dialog" onClick={() => setShown('paper')}>
        <Printer size={16} aria-hidden="true" />
        {words.take}
      </Button>
      {isOwner && token !== null && (
        <Button size="small" aria-haspopup="dialog" onClick={() => setShown('import')}>
          <Upload size={16} aria-hidden="true" />
          {words.import}
        </Button>
      )}
      <Suspense
        fallback={<output className="self-center text-sm text-ink-soft">{words.loading}</output>}
      >
        {shown === 'paper' && (
          <PaperDialog resume={resume} token={token} linkKey={linkKey} onClose={close} />
        )}
        {shown === 'import' && token !== null && (
          <ImportDialog resume={resume} token={token} onChanged={onChanged} onClose={close} />
        )}
      </Suspense>
    </div>
  );
};
