import type { Article } from '@sets/shared/article/article.contract.ts';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../core/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { articlePaths } from '../article-paths.ts';
import { bibtexOf } from './bibtex.ts';
import { citeMessages as words } from './read.messages.ts';

/** An article as an entry of BibTeX, to copy or to save. */
export const CiteDialog = ({ article, onClose }: { article: Article; onClose: () => void }) => {
  const address = window.location.origin + articlePaths.view(article.articleid);
  const [today] = useState(() => new Date());
  const entry = bibtexOf(article, address, today);
  const copy = async (): Promise<void> => {
    if (await copyText(entry)) toast.success(words.copied);
    else toast.error(words.notCopied);
  };
  const save = (): void => {
    const [, key = 'article'] = /^@misc\{([^,]+),/.exec(entry) ?? [];
    saveFile(new Blob([entry], { type: 'application/x-bibtex' }), `${key}.bib`);
  };
  return (
    <Dialog title={words.title} isWide onClose={onClose} closesOnBackdrop>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-ink-soft">{words.text}</p>
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
          tabIndex={0}
          aria-label={words.entry}
          className="max-h-80 overflow-auto rounded-md bg-sunken px-4 py-3 font-mono text-sm whitespace-pre-wrap [overflow-wrap:anywhere]"
        >
          {entry}
        </pre>
        <div className={dialogButtons}>
          <Button onClick={save}>
            <Download size={18} aria-hidden="true" />
            {words.save}
          </Button>
          <Button look="primary" data-takes-focus onClick={() => void copy()}>
            <Copy size={18} aria-hidden="true" />
            {words.copy}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
