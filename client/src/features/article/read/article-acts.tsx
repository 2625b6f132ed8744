import type { Article } from '@sets/shared/article/article.contract.ts';
import { Link2, Pencil, Printer, Quote } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { toast } from '../../../ui/toast.ts';
import { articlePaths } from '../article-paths.ts';
import { CiteDialog } from './cite-dialog.tsx';
import { readMessages as words } from './read.messages.ts';

const copyLink = async (articleid: string): Promise<void> => {
  const address = window.location.origin + articlePaths.view(articleid);
  if (await copyText(address)) toast.success(words.linkCopied);
  else toast.error(words.linkNotCopied);
};

/** What one can do with an article. */
export const ArticleActs = ({ article }: { article: Article }) => {
  const [isCiting, setCiting] = useState(false);
  const { articleid, mayEdit } = article;
  return (
    <div className="border-y border-line py-2 print:hidden">
      <div className="-mx-3 flex flex-wrap items-center gap-1">
        <Button look="plain" size="small" onClick={() => setCiting(true)}>
          <Quote size={18} aria-hidden="true" />
          {words.cite}
        </Button>
        <Button look="plain" size="small" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          {words.print}
        </Button>
        <Button look="plain" size="small" onClick={() => void copyLink(articleid)}>
          <Link2 size={18} aria-hidden="true" />
          {words.copyLink}
        </Button>
        {mayEdit && (
          <Link to={articlePaths.edit(articleid)} className={buttonClass('plain', 'small')}>
            <Pencil size={18} aria-hidden="true" />
            {words.edit}
          </Link>
        )}
      </div>
      {isCiting && <CiteDialog article={article} onClose={() => setCiting(false)} />}
    </div>
  );
};
